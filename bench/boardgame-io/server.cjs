// A boardgame.io server, set up as in its documentation: `node server.cjs flatfile DIR`, `node server.cjs postgres URL` or
// `node server.cjs memory`.
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { PostgresStore } = require('bgio-postgres');
const { game } = require('./game.cjs');

const [storage, location] = process.argv.slice(2);
const STORAGES = {
  flatfile: () => new FlatFile({ dir: location }),
  postgres: () => new PostgresStore(location, { logging: false }),
  memory: () => undefined,
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db: STORAGES[storage]() });

server.run({ port: 0 }, () => {}).then(({ appServer }) => {
  console.log(`port ${appServer.address().port}`);
});

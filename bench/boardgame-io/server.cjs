// A boardgame.io server as its documentation sets one up: `node server.cjs flatfile DIR`, `node server.cjs postgres URL` or
// `node server.cjs memory`.
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { PostgresStore } = require('bgio-postgres');
const { game } = require('./game.cjs');

const [storage, place] = process.argv.slice(2);
const STORAGES = {
  flatfile: () => new FlatFile({ dir: place }),
  postgres: () => new PostgresStore(place, { logging: false }),
  memory: () => undefined,
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db: STORAGES[storage]() });

server.run({ port: 0 }, () => {}).then(({ appServer }) => {
  console.log(`port ${appServer.address().port}`);
});

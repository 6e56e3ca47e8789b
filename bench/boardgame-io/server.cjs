// A boardgame.io server as its documentation sets one up: `node server.cjs flatfile DIR` or `node server.cjs memory`.
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { game } = require('./game.cjs');

const [storage, dir] = process.argv.slice(2);
const db = storage === 'flatfile' ? new FlatFile({ dir }) : undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db });

server.run({ port: 0 }, () => {}).then(({ appServer }) => {
  console.log(`port ${appServer.address().port}`);
});

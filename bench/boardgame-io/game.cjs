// Tic-tac-toe, the game of boardgame.io's tutorial. The next mark clears a full or won board, so that no match ends during
// a measurement. Up to four can play, each with their own mark.
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

function isOver(cells) {
  const isWon = LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);
  return isWon || cells.every((cell) => cell !== null);
}

const game = {
  name: 'three-in-a-row',
  minPlayers: 2,
  maxPlayers: 4,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (isOver(G.cells)) G.cells.fill(null);
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
    },
  },
};

module.exports = { game, isOver };

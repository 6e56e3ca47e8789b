#!/bin/sh
# Trains a network from nothing in miniature: games by instinct, a first network, games by search, a second network,
# and a short measurement. Takes some minutes on two cores and installs nothing.
#
#     PYTHON=python3 train/miniature.sh [FOLDER]
set -eu
PYTHON=${PYTHON:-python3}
FOLDER=${1:-$(mktemp -d)}
mkdir -p "$FOLDER"
cargo build --release -p elgrande-bots --examples
EXAMPLES=target/release/examples
"$EXAMPLES/training" play "$FOLDER/instinct.games" 2000 1 100 1
"$EXAMPLES/training" positions "$FOLDER/instinct.games" "$FOLDER/instinct.positions" 4
"$PYTHON" train/train.py "$FOLDER/first.bin" "$FOLDER/instinct.positions" --batch 512
"$EXAMPLES/training" play "$FOLDER/search.games" 300 20 15 2 600 "$FOLDER/first.bin"
"$EXAMPLES/training" positions "$FOLDER/search.games" "$FOLDER/search.positions" 1
"$PYTHON" train/train.py "$FOLDER/second.bin" "$FOLDER/instinct.positions" "$FOLDER/search.positions" --batch 512
"$EXAMPLES/measure" "master=$FOLDER/second.bin" grande 50it 4 40 1
echo "networks and games: $FOLDER"

"""The examples run: the notebook, and PPO in miniature."""

import csv
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_notebook_plays_analyses_and_plots():
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    pytest.importorskip("matplotlib")
    notebook = nbformat.read(EXAMPLES / "elgrande.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    shown = [output.get("data", {}) for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    assert sum("image/svg+xml" in data for data in shown) == 1
    assert sum("image/png" in data for data in shown) == 3


def test_ppo_trains_saves_and_measures(tmp_path):
    pytest.importorskip("torch")
    small = ["--steps", "512", "--tables", "16", "--rollout", "16", "--width", "32", "--games", "8", "--threads", "1"]
    run = [sys.executable, str(EXAMPLES / "ppo.py"), "--out", str(tmp_path), "--opponents", "random", "--device", "cpu"]
    one_core = {**os.environ, "OMP_NUM_THREADS": "1"}
    subprocess.run([*run, *small], check=True, env=one_core)
    rows = list(csv.DictReader((tmp_path / "curve.csv").open()))
    assert [int(row["steps"]) for row in rows] == [256, 512]
    again = [*run, "--steps", "0", "--tables", "8", "--games", "8", "--load", str(tmp_path / "agent.pt")]
    subprocess.run(again, check=True, env=one_core)
    assert 0 <= json.loads((tmp_path / "arena.json").read_text())["win_rate"] <= 1

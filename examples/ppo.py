"""Learns El Grande by PPO against built-in bots. One file, PyTorch on the CPU or a GPU.

    python examples/ppo.py --steps 20000000 --out run

It writes a learning curve (curve.csv), the trained agent (agent.pt) and its results against the bots (arena.json).
Another run continues from an agent with --load run/agent.pt; --steps 0 --load run/agent.pt only measures it.
"""

from __future__ import annotations

import argparse
import csv
import json
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

import elgrande

SCALES = {
    "caballeros": 5, "castillo": 8, "court": 8, "province": 20, "values": 6, "score": 40, "lead": 15, "modifiers": 2,
    "hand_size": 9, "modifier_count": 3, "played": 13, "sum": 13, "turned_up": 2, "limit": 5,
}


def arguments() -> argparse.Namespace:
    cores = torch.get_num_threads()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=20_000_000, help="decisions of the learner")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop training after this time")
    parser.add_argument("--out", type=Path, default=Path("run"))
    parser.add_argument("--load", type=Path, help="an agent to continue from")
    parser.add_argument("--opponents", default="squire,squire,squire")
    parser.add_argument("--variants", default="", help="words such as short,regency")
    parser.add_argument("--tables", type=int, default=128 * max(2, cores))
    parser.add_argument("--rollout", type=int, default=64, help="decisions per table between updates")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--minibatches", type=int, default=8)
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--gamma", type=float, default=0.999)
    parser.add_argument("--smoothing", type=float, default=0.95, help="lambda of the advantage estimate")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--points", type=float, default=0.05, help="reward for a point more than the others' mean")
    parser.add_argument("--win", type=float, default=1.0, help="reward for a win")
    parser.add_argument("--games", type=int, default=1000, help="games to measure the agent at the end")
    parser.add_argument("--threads", type=int, default=0, help="threads of the tables; 0 for all cores")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


def layer(size_in: int, size_out: int, gain: float) -> nn.Linear:
    linear = nn.Linear(size_in, size_out)
    nn.init.orthogonal_(linear.weight, gain)
    nn.init.zeros_(linear.bias)
    return linear


class Agent(nn.Module):
    """Two hidden layers, then the logits of all actions and the value of the position."""

    def __init__(self, width: int) -> None:
        super().__init__()
        scale = torch.ones(elgrande.OBSERVATION)
        for plane in elgrande.PLANES:
            size = math.prod(plane["shape"])
            scale[plane["start"] : plane["start"] + size] = SCALES.get(plane["name"], 1)
        self.register_buffer("scale", 1 / scale)
        self.body = nn.Sequential(
            layer(elgrande.OBSERVATION, width, math.sqrt(2)), nn.LayerNorm(width), nn.ReLU(),
            layer(width, width, math.sqrt(2)), nn.LayerNorm(width), nn.ReLU(),
        )
        self.policy = layer(width, elgrande.ACTIONS, 0.01)
        self.value = layer(width, 1, 1.0)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(observations.float() * self.scale)
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, -1), self.value(hidden).squeeze(-1)


def sample(log_policy: torch.Tensor) -> torch.Tensor:
    noise = -torch.empty_like(log_policy).exponential_().log()
    return (log_policy + noise).argmax(-1)


class Rollouts:
    """The learner's decisions at all tables, and what came of them."""

    def __init__(self, args: argparse.Namespace, agent: Agent) -> None:
        self.args, self.agent, self.device = args, agent, args.device
        self.env = table(args, args.tables, args.seed)
        self.env.reset()
        shape = (args.rollout, args.tables)

        def empty(*more: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.zeros(shape + more, dtype=dtype, device=self.device)

        self.observations = empty(elgrande.OBSERVATION, dtype=torch.uint8)
        self.masks = empty(elgrande.ACTIONS, dtype=torch.uint8)
        self.actions = empty(dtype=torch.int64)
        self.log_probs, self.values, self.rewards, self.dones = empty(), empty(), empty(), empty()
        self.wins: list[float] = []
        self.games = 0

    @torch.no_grad()
    def play(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Plays on; returns advantages and returns."""
        for step in range(self.args.rollout):
            observations, masks = self.look()
            log_policy, value = self.agent(observations, masks)
            action = sample(log_policy)
            self.observations[step], self.masks[step], self.actions[step] = observations, masks, action
            self.log_probs[step] = log_policy.gather(1, action[:, None])[:, 0]
            self.values[step] = value
            reward, done = self.step(action.cpu().numpy())
            self.rewards[step], self.dones[step] = self.to_device(reward), self.to_device(done)
        _, last = self.agent(*self.look())
        return self.advantages(last)

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        env, args = self.env, self.args
        env.step(actions)
        done = env.dones.astype(bool)
        win = np.where(done, env.wins[:, 0] - 1 / env.players, 0)
        self.wins.extend(env.wins[done, 0].tolist())
        self.games += int(done.sum())
        return (args.points * env.rewards[:, 0] + args.win * win).astype(np.float32), done.astype(np.float32)

    def advantages(self, last: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        args, advantages, running = self.args, torch.zeros_like(self.rewards), 0
        for step in reversed(range(args.rollout)):
            after = last if step + 1 == args.rollout else self.values[step + 1]
            goes_on = 1 - self.dones[step]
            error = self.rewards[step] + args.gamma * after * goes_on - self.values[step]
            running = error + args.gamma * args.smoothing * goes_on * running
            advantages[step] = running
        return advantages, advantages + self.values

    def look(self) -> tuple[torch.Tensor, torch.Tensor]:
        return self.to_device(self.env.observations), self.to_device(self.env.masks)

    def to_device(self, array: np.ndarray) -> torch.Tensor:
        return torch.tensor(array, device=self.device)


def table(args: argparse.Namespace, tables: int, seed: int) -> elgrande.VectorEnv:
    opponents = args.opponents.split(",")
    variants = [word for word in args.variants.split(",") if word]
    return elgrande.VectorEnv(
        tables, len(opponents) + 1, variants, opponents=opponents, reward="score", seed=seed, threads=args.threads
    )


def update(args: argparse.Namespace, agent: Agent, optimizer: torch.optim.Optimizer, rollouts: Rollouts,
           advantages: torch.Tensor, returns: torch.Tensor) -> dict[str, float]:
    flat = [tensor.flatten(0, 1) for tensor in (rollouts.observations, rollouts.masks, rollouts.actions,
                                                rollouts.log_probs, advantages, returns)]
    count = flat[2].shape[0]
    sums: dict[str, float] = {}
    for _ in range(args.epochs):
        for rows in torch.randperm(count, device=args.device).chunk(args.minibatches):
            observations, masks, actions, old, advantage, target = (tensor[rows] for tensor in flat)
            log_policy, value = agent(observations, masks)
            new = log_policy.gather(1, actions[:, None])[:, 0]
            ratio = (new - old).exp()
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            gain = torch.min(ratio * advantage, ratio.clamp(1 - args.clip, 1 + args.clip) * advantage).mean()
            entropy = -(log_policy.exp() * log_policy.clamp(min=-50)).sum(-1).mean()
            error = nn.functional.smooth_l1_loss(value, target)
            optimizer.zero_grad(set_to_none=True)
            (error - gain - args.entropy * entropy).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()
            figures = {"value_loss": error, "entropy": entropy, "kl": ((ratio - 1) - (new - old)).mean()}
            for name, figure in figures.items():
                sums[name] = sums.get(name, 0.0) + figure.item()
    return {name: total / (args.epochs * args.minibatches) for name, total in sums.items()}


def train(args: argparse.Namespace, agent: Agent) -> None:
    optimizer = torch.optim.Adam(agent.parameters(), lr=args.rate, eps=1e-5)
    rollouts = Rollouts(args, agent)
    started, steps, recent = time.monotonic(), 0, []
    with (args.out / "curve.csv").open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["seconds", "steps", "games", "win_rate", "value_loss", "entropy", "kl"])
        while steps < args.steps and time.monotonic() - started < 60 * args.minutes:
            spent = max(steps / args.steps, (time.monotonic() - started) / (60 * args.minutes))
            for group in optimizer.param_groups:
                group["lr"] = args.rate * max(0.05, 1 - spent)
            advantages, returns = rollouts.play()
            figures = update(args, agent, optimizer, rollouts, advantages, returns)
            steps += args.tables * args.rollout
            recent = (recent + rollouts.wins)[-2000:]
            rollouts.wins = []
            rate = float(np.mean(recent)) if recent else math.nan
            seconds = time.monotonic() - started
            writer.writerow([f"{seconds:.1f}", steps, rollouts.games, f"{rate:.4f}",
                             *(f"{figures[name]:.4f}" for name in ("value_loss", "entropy", "kl"))])
            file.flush()
            print(f"{seconds:7.1f} s  {steps:10} steps  {rollouts.games:7} games  win rate {rate:.3f}  "
                  f"entropy {figures['entropy']:.3f}  kl {figures['kl']:.4f}", flush=True)
            torch.save({"version": elgrande.VERSION, "width": args.width, "state": agent.state_dict()},
                       args.out / "agent.pt")


@torch.no_grad()
def measure(args: argparse.Namespace, agent: Agent) -> dict[str, float]:
    """The agent's share of wins with its most likely actions, over new games; each table plays equally many."""
    tables = min(args.tables, args.games)
    rounds = math.ceil(args.games / tables)
    env = table(args, tables, args.seed + 1_000_003)
    env.reset()
    wins, points, left = [], [], np.full(tables, rounds)
    ahead = np.zeros(tables)
    while left.any():
        log_policy, _ = agent(torch.tensor(env.observations, device=args.device),
                              torch.tensor(env.masks, device=args.device))
        env.step(log_policy.argmax(-1).cpu().numpy())
        ahead += env.rewards[:, 0]
        for number in np.flatnonzero(env.dones):
            if left[number]:
                wins.append(float(env.wins[number, 0]))
                points.append(float(ahead[number]))
                left[number] -= 1
            ahead[number] = 0
    rate = float(np.mean(wins))
    margin = 1.96 * math.sqrt(rate * (1 - rate) / len(wins))
    return {"games": len(wins), "opponents": args.opponents, "par": 1 / env.players, "win_rate": rate,
            "low": rate - margin, "high": rate + margin, "points_above_mean_of_others": float(np.mean(points))}


def main() -> None:
    args = arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(args.seed)
    saved = torch.load(args.load, map_location=args.device) if args.load else None
    args.width = saved["width"] if saved else args.width
    agent = Agent(args.width).to(args.device)
    if saved:
        if saved["version"] != elgrande.VERSION:
            raise SystemExit(f"{args.load} is of version {saved['version']}, not {elgrande.VERSION}")
        agent.load_state_dict(saved["state"])
    if args.steps:
        train(args, agent)
    if args.games:
        result = measure(args, agent)
        (args.out / "arena.json").write_text(json.dumps(result, indent=1) + "\n")
        print(json.dumps(result))


if __name__ == "__main__":
    main()

"""Trains the network of `master` from files written by the example `training`.

    python3 train/train.py OUT.bin DATA.bin [DATA.bin ...] [--options]

Files are used in the order given: pass cheap games first, the strongest last. The sizes below must match
crates/bots/src/network; the Rust code refuses a file of another size.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

SEATS, SEAT_ACTIVE, TABLE_ACTIVE, DENSE = 5, 48, 32, 3
SEAT_FEATURES, TABLE_FEATURES = 1832, 258
HIDDEN, WIDTH, OUTPUTS = 64, 32, 2
CEILING, LARGEST, POINTS = 4.0, 120, 16.0

RECORD = np.dtype([
    ("game", "<u4"), ("players", "u1"), ("round", "u1"), ("unused", "u2"),
    ("seats", "<i2", (SEATS, SEAT_ACTIVE)), ("table", "<i2", TABLE_ACTIVE),
    ("dense", "<f4", (SEATS, DENSE)), ("points", "<f4", SEATS), ("win", "<f4", SEATS),
])


class Network(nn.Module):
    """h(p) = own(p) + sum of other(q) + table, clipped, then two small layers; the dense inputs also skip to the end."""

    def __init__(self, dropout):
        super().__init__()
        self.seat = nn.Parameter(torch.randn(SEAT_FEATURES + 1, 2 * HIDDEN) * 0.05)
        self.table = nn.Parameter(torch.randn(TABLE_FEATURES + 1, HIDDEN) * 0.05)
        self.first = nn.Linear(DENSE, HIDDEN)
        self.second = nn.Linear(HIDDEN, WIDTH)
        self.third = nn.Linear(WIDTH, WIDTH)
        self.output = nn.Linear(WIDTH, OUTPUTS)
        self.skip = nn.Linear(DENSE, OUTPUTS)
        self.dropout = nn.Dropout(dropout)
        with torch.no_grad():
            self.output.weight.mul_(0.1)
            self.skip.weight.copy_(torch.tensor([[0.7, 0.1, 0.0], [1.0, 0.0, 0.5]]))

    def forward(self, batch):
        size = len(batch["players"])
        rows = F.embedding_bag(batch["seats"].reshape(size * SEATS, SEAT_ACTIVE).int(), self.seat, mode="sum",
                               padding_idx=SEAT_FEATURES).view(size, SEATS, 2 * HIDDEN)
        own, other = rows.split(HIDDEN, dim=2)
        shared = F.embedding_bag(batch["table"].int(), self.table, mode="sum", padding_idx=TABLE_FEATURES)
        sums = own - other + (other.sum(1) + shared)[:, None]
        hidden = self.dropout((self.first(batch["dense"]) + sums).clamp(0, CEILING))
        hidden = F.relu(self.third(F.relu(self.second(hidden))))
        output = self.output(hidden) + self.skip(batch["dense"])
        absent = torch.arange(SEATS, device=output.device)[None] >= batch["players"][:, None]
        return output[..., 0], output[..., 1].masked_fill(absent, -1e4), ~absent


class Data:
    """All positions of some files on one device."""

    def __init__(self, paths, device, limit=None):
        records = np.concatenate([np.fromfile(path, RECORD) for path in paths])[:limit]
        last = np.append(records["game"][1:] != records["game"][:-1], True)
        self.last, self.round = last, records["round"]
        load = lambda name, kind: torch.from_numpy(np.ascontiguousarray(records[name]).astype(kind)).to(device)
        self.parts = {"players": load("players", np.int32), "seats": load("seats", np.int16),
                      "table": load("table", np.int16), "dense": load("dense", np.float32)}
        self.points, self.win = load("points", np.float32), load("win", np.float32)
        self.targets = self.points, self.win
        # Games are told apart by where they end; one in 20 is kept for validation.
        number = np.cumsum(last) - last
        self.is_training = number % 20 != 0

    def batch(self, indices):
        return {name: part[indices] for name, part in self.parts.items()}


def losses(network, data, indices):
    points, logits, present = network(data.batch(indices))
    target_points, target_win = (target[indices] for target in data.targets)
    count = present.sum()
    squared = ((points - target_points) ** 2 * present).sum() / count
    crossed = -(target_win * F.log_softmax(logits, 1)).sum() / len(indices)
    return squared, crossed


def fit(network, data, epochs, options, device):
    """Stochastic gradient descent with one cycle of the learning rate."""
    training = torch.from_numpy(np.flatnonzero(data.is_training)).to(device)
    steps = max(1, int(len(training) * epochs / options.batch))
    optimizer = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=options.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, options.rate, total_steps=steps, pct_start=0.1)
    network.train()
    step = 0
    while step < steps:
        shuffled = training[torch.randperm(len(training), device=device)]
        for indices in shuffled.split(options.batch):
            if step == steps:
                break
            squared, crossed = losses(network, data, indices)
            optimizer.zero_grad(set_to_none=True)
            (squared + options.win * crossed).backward()
            optimizer.step()
            schedule.step()
            clip(network)
            step += 1


def clip(network):
    """Keeps weights in the range that integers of one byte can express well."""
    with torch.no_grad():
        network.seat.clamp_(-2, 2)
        network.table.clamp_(-2, 2)


@torch.no_grad()
def predict_all(network, data, device):
    network.eval()
    points, win = torch.empty_like(data.points), torch.empty_like(data.win)
    for indices in torch.arange(len(points), device=device).split(16384):
        points[indices], logits, _ = network(data.batch(indices))
        win[indices] = logits.softmax(1)
    return points, win


def bootstrap(network, data, mix, device):
    """TD(lambda): each target becomes a mix of the next prediction and the next target, from the end backwards."""
    predicted = [part.cpu().numpy() for part in predict_all(network, data, device)]
    outcome = [part.cpu().numpy() for part in (data.points, data.win)]
    begins = np.flatnonzero(np.append(True, data.last[:-1]))
    ends = np.flatnonzero(data.last)
    targets = [part.copy() for part in outcome]
    for back in range(1, int((ends - begins).max()) + 1):
        here = (ends - back)[ends - back >= begins]
        for target, guess in zip(targets, predicted):
            target[here] = (1 - mix) * guess[here + 1] + mix * target[here + 1]
    data.targets = tuple(torch.from_numpy(target).to(device) for target in targets)


@torch.no_grad()
def report(network, data, device, label):
    """R² of the points by round, on games that were not trained on, and the log loss of the winner."""
    points, win = (part.cpu().numpy() for part in predict_all(network, data, device))
    target, won = data.points.cpu().numpy(), data.win.cpu().numpy()
    lore = data.parts["dense"].cpu().numpy()[:, :, 0]
    players = data.parts["players"].cpu().numpy()
    held_out = ~data.is_training
    present = np.arange(SEATS)[None] < players[:, None]
    lines = []
    for round in range(1, 10):
        chosen = present & (held_out & (data.round == round))[:, None]
        if chosen.sum() == 0:
            continue
        spread = (target[chosen] ** 2).mean()
        scores = [1 - ((part[chosen] - target[chosen]) ** 2).mean() / spread for part in (lore, points)]
        lines.append(f"{round}: {scores[0]:.2f}>{scores[1]:.3f}")
    loss = -(won * np.log(np.maximum(win, 1e-9))).sum(1)[held_out].mean()
    print(f"{label}: R2 by round, lore>network  {'  '.join(lines)}  log loss {loss:.4f}", flush=True)


def quantise(weights, scale):
    return np.clip(np.rint(weights / scale), -LARGEST, LARGEST).astype(np.int8)


def write(network, path):
    """The format of crates/bots/src/network/bytes.rs."""
    seat = network.seat.detach().cpu().numpy()[:SEAT_FEATURES]
    table = network.table.detach().cpu().numpy()[:TABLE_FEATURES]
    largest = np.maximum(np.abs(seat).reshape(-1, 2, HIDDEN).max((0, 1)), np.abs(table).max(0))
    scale = (np.maximum(largest, 1e-3) / LARGEST).astype("<f4")
    with open(path, "wb") as file:
        file.write(b"ELGNET-1")
        file.write(scale.tobytes())
        file.write(quantise(seat, np.concatenate([scale, scale])).tobytes())
        file.write(quantise(table, scale).tobytes())
        for layer in (network.first, network.second, network.third, network.output, network.skip):
            file.write(layer.bias.detach().cpu().numpy().astype("<f4").tobytes())
            file.write(np.ascontiguousarray(layer.weight.detach().cpu().numpy().T).astype("<f4").tobytes())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("data", nargs="+", help="files; FILE,FILE trains on both together")
    parser.add_argument("--epochs", type=float, default=1, help="epochs on results, for each entry of data")
    parser.add_argument("--td-epochs", type=float, default=3, help="epochs on TD targets, on the last entry")
    parser.add_argument("--mix", type=float, default=0.9, help="lambda of TD(lambda)")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--decay", type=float, default=2.0)
    parser.add_argument("--dropout", type=float, default=0.2)
    parser.add_argument("--win", type=float, default=0.3, help="weight of the winner's log loss beside the points")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    network, begun = Network(options.dropout).to(device), time.time()
    for entry in options.data:
        data = Data(entry.split(","), device)
        print(f"{entry}: {len(data.last)} positions of {int(data.last.sum())} games on {device}", flush=True)
        fit(network, data, options.epochs, options, device)
        report(network, data, device, f"results, {time.time() - begun:.0f} s")
    if options.td_epochs > 0:
        bootstrap(network, data, options.mix, device)
        fit(network, data, options.td_epochs, options, device)
        report(network, data, device, f"TD, {time.time() - begun:.0f} s")
    write(network, options.out)


if __name__ == "__main__":
    main()

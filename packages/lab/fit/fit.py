"""Fits the value function to comparisons of plans (`npm run lab -- compare`).

The plans of one turn were tried in the same worlds. What is fitted are the differences between them:
(mean of the trials - evaluation of the plan's end), both relative to the mean of the turn. That mean itself
counts by the share --level: without it nothing holds how high positions are valued, and what they promise
is overrated more with every fit. A linear correction is the solution of a ridge regression (conjugate gradients): a common part and one for each
set of weights. A net with one hidden layer may be trained on what is left (needs torch; on a GPU where
there is one). Without torch numpy does the linear part.

    python3 fit.py --data FOLDER [FOLDER ...] --base MODEL|played --out FOLDER \
        --linear NAME:INPUTS:RIDGE:RIDGE_PER_SET:STEP [...] --net NAME:INPUTS:HIDDEN:RIDGE:RIDGE_PER_SET:STEP [...]

INPUTS is `own` (the seat and the dice) or `all` (the table as well).
"""

import argparse
import base64
import glob
import json
import os
import time

import numpy as np

try:
    import torch
except ImportError:
    torch = None

HELD_OUT = 10  # one game in so many is not learnt from


def load(folders):
    """All plans; the entries of plan p are told[start[p] : start[p + 1]], own seat first."""
    wholes, amounts, values, indices = [], [], [], []
    layout = None
    for number, folder in enumerate(folders):
        layout = json.load(open(os.path.join(folder, "layout.json")))
        for name in sorted(glob.glob(os.path.join(folder, "games-*.bin"))):
            raw = open(name, "rb").read()
            _, plans, told, features = np.frombuffer(raw, np.int32, 4)
            assert features == layout["features"], f"{name} has other inputs"
            at = 32
            whole = np.frombuffer(raw, np.int32, plans * 6, at).reshape(-1, 6).copy()
            whole[:, 1] += number * 1_000_000
            at += plans * 24
            amount = np.frombuffer(raw, np.float32, plans * 4, at).reshape(-1, 4)
            at += plans * 16
            values.append(np.frombuffer(raw, np.float32, told, at))
            at += told * 4
            indices.append(np.frombuffer(raw, np.int16, told, at))
            wholes.append(whole)
            amounts.append(amount)
    return (
        layout,
        np.concatenate(wholes),
        np.concatenate(amounts),
        np.concatenate(values),
        np.concatenate(indices).astype(np.int64),
    )


def numbers(text):
    return np.frombuffer(base64.b64decode(text), np.float32)


def text_of(array):
    return base64.b64encode(np.ascontiguousarray(array, np.float32).tobytes()).decode()


class Data:
    def __init__(self, folders):
        self.layout, wholes, amounts, value, index = load(folders)
        self.features = self.layout["features"]
        self.sets = self.layout["sets"]
        self.plans = len(wholes)
        turn = wholes[:, 1].astype(np.int64) * 1000 + wholes[:, 0]
        _, self.turn = np.unique(turn, return_inverse=True)
        self.turns = self.turn.max() + 1
        self.size = np.bincount(self.turn).astype(np.float64)
        self.game = wholes[:, 1]
        self.is_test = (self.game % HELD_OUT) == 0
        counts = wholes[:, 4:6]
        # Entries alternate: those of the seat, those of the rival, plan after plan.
        self.row = np.repeat(np.repeat(np.arange(self.plans), 2), counts.reshape(-1))
        is_rival = np.repeat(np.tile([False, True], self.plans), counts.reshape(-1))
        self.is_rival = is_rival
        sign = np.where(is_rival, -self.layout["rivalry"], 1.0)
        self.feature = index
        self.value = value
        self.amount = value * sign
        sets = np.repeat(wholes[:, 2:4].reshape(-1), counts.reshape(-1))
        self.column = sets * self.features + index
        self.set_own, self.set_rival = wholes[:, 2], wholes[:, 3]
        points = amounts[:, 0] - self.layout["rivalry"] * amounts[:, 1]
        scale = self.layout["scale"]
        self.points = points / scale
        self.first = amounts[:, 2] / scale
        self.second = amounts[:, 3] / scale

    def centred(self, values):
        mean = np.bincount(self.turn, values, self.turns) / self.size
        return values - mean[self.turn]


def correlation(a, b):
    return float((a * b).sum() / np.sqrt((a * a).sum() * (b * b).sum()))


class Solver:
    """Conjugate gradients for the ridge regression, with torch where it is there."""

    def __init__(self, data, uses, level):
        self.data = data
        self.level = level
        self.columns = data.sets * data.features
        keep = uses[data.feature] & ~data.is_test[data.row]
        self.on_torch = torch is not None
        device = "cuda" if self.on_torch and torch.cuda.is_available() else "cpu"
        if self.on_torch:
            as_array = lambda a, kind: torch.tensor(a, dtype=kind, device=device)
            self.row = as_array(data.row[keep], torch.int64)
            self.column = as_array(data.column[keep], torch.int64)
            self.amount = as_array(data.amount[keep], torch.float64)
            self.turn = as_array(data.turn, torch.int64)
            self.size = as_array(data.size, torch.float64)
        else:
            self.row, self.column = data.row[keep], data.column[keep]
            self.amount, self.turn, self.size = data.amount[keep], data.turn, data.size
        self.device = device

    def add_up(self, index, values, size):
        if self.on_torch:
            return torch.zeros(size, dtype=torch.float64, device=self.device).index_add_(
                0, index, values
            )
        return np.bincount(index, values, size)

    def centred(self, values):
        mean = self.add_up(self.turn, values, self.data.turns) / self.size
        return values - (1 - self.level) * mean[self.turn]

    def predict(self, weights):
        values = self.amount * weights[self.column]
        return self.centred(self.add_up(self.row, values, self.data.plans))

    def back(self, rest):
        return self.add_up(self.column, self.amount * rest[self.row], self.columns)

    def solve(self, target, ridge, ridge_per_set, rounds=50):
        """Weights set after set: a common part plus what is different in each set."""
        sets, features = self.data.sets, self.data.features
        if self.on_torch:
            target = torch.tensor(target, dtype=torch.float64, device=self.device)
        zeros = lambda n: (
            torch.zeros(n, dtype=torch.float64, device=self.device)
            if self.on_torch
            else np.zeros(n)
        )
        square = self.add_up(self.column, self.amount**2, self.columns).reshape(sets, features)

        def both(common, own):
            return (own.reshape(sets, features) + common[None, :]).reshape(-1)

        def apply(common, own):
            back = self.back(self.predict(both(common, own)))
            return (
                back.reshape(sets, features).sum(0) + ridge * common,
                back + ridge_per_set * own,
            )

        right = self.back(self.centred(target))
        rest = [right.reshape(sets, features).sum(0), right]
        scales = [1 / (square.sum(0) + ridge), 1 / (square.reshape(-1) + ridge_per_set)]
        x = [zeros(features), zeros(self.columns)]
        z = [r * s for r, s in zip(rest, scales)]
        p = [v + 0 for v in z]
        rho = sum(float((r * v).sum()) for r, v in zip(rest, z))
        start = rho
        for _ in range(rounds):
            q = apply(*p)
            alpha = rho / sum(float((a * b).sum()) for a, b in zip(p, q))
            x = [a + alpha * b for a, b in zip(x, p)]
            rest = [a - alpha * b for a, b in zip(rest, q)]
            z = [r * s for r, s in zip(rest, scales)]
            new = sum(float((r * v).sum()) for r, v in zip(rest, z))
            if new < 1e-10 * start:
                break
            p = [a + new / rho * b for a, b in zip(z, p)]
            rho = new
        result = both(*x)
        return result.cpu().numpy() if self.on_torch else result


def linear_values(data, weights):
    """What weights say about each plan, in units of the scale, points included."""
    return data.points + np.bincount(data.row, data.amount * weights[data.column], data.plans)


class Padded:
    """The entries of each plan and side in rows of equal length, for the net."""

    def __init__(self, data, uses, device):
        keep = uses[data.feature]
        lane = data.row[keep] * 2 + data.is_rival[keep]
        counts = np.bincount(lane, minlength=2 * data.plans)
        longest = int(counts.max())
        place = np.arange(len(lane)) - np.repeat(np.cumsum(counts) - counts, counts)
        index = np.full((2 * data.plans, longest), data.features, np.int16)
        value = np.zeros((2 * data.plans, longest), np.float32)
        index[lane, place] = data.feature[keep]
        value[lane, place] = data.value[keep]
        self.index = torch.tensor(index, device=device)
        self.value = torch.tensor(value, device=device)
        rounds = np.stack([data.set_own, data.set_rival], 1).reshape(-1) % (data.layout["rounds"])
        self.round = torch.tensor(rounds, device=device, dtype=torch.int64)
        self.turn = torch.tensor(data.turn, device=device)


class Net:
    def __init__(self, data, hidden, device, start=None, seed=1):
        torch.manual_seed(seed)
        features, rounds = data.features, data.layout["rounds"]
        self.hidden, self.rivalry, self.device = hidden, data.layout["rivalry"], device
        if start is not None:
            pad = np.zeros((1, hidden), np.float32)
            first = np.concatenate([start["first"].reshape(-1, hidden), pad])
            arrays = [first, start["bias"], start["second"].reshape(-1, hidden)]
            tensors = [torch.tensor(np.array(a), device=device) for a in arrays]
        else:
            tensors = [
                torch.randn(features + 1, hidden, device=device) * 0.15,
                torch.zeros(hidden, device=device) + 0.1,
                torch.zeros(rounds, hidden, device=device),
            ]
            tensors[0][features] = 0
        self.parts = [t.requires_grad_() for t in tensors]

    def lanes(self, padded, rows, dropout=0.0):
        first, bias, second = self.parts
        sums = torch.nn.functional.embedding_bag(
            padded.index[rows].long(), first, mode="sum", per_sample_weights=padded.value[rows]
        )
        hidden = torch.relu(sums + bias)
        if dropout > 0:
            hidden = torch.nn.functional.dropout(hidden, dropout)
        return (hidden * second[padded.round[rows]]).sum(1)

    def plans(self, padded, plans, dropout=0.0):
        own = self.lanes(padded, plans * 2, dropout)
        rival = self.lanes(padded, plans * 2 + 1, dropout)
        return own - self.rivalry * rival

    def all(self, padded, count, step=65536):
        with torch.no_grad():
            parts = [
                self.plans(padded, torch.arange(at, min(count, at + step), device=self.device))
                for at in range(0, count, step)
            ]
            return torch.cat(parts).cpu().numpy().astype(np.float64)

    def arrays(self):
        first, bias, second = [p.detach().cpu().numpy() for p in self.parts]
        return {"first": first[:-1], "bias": bias, "second": second}


padded_before = {}


def padded_of(data, uses, device):
    key = int(uses.sum())
    if key not in padded_before:
        padded_before[key] = Padded(data, uses, device)
    return padded_before[key]


def train_net(data, uses, hidden, target, start=None, epochs=16, rate=2e-3, decay=1e-2, dropout=0.1):
    """Trains on what is left to explain; the best state on games held out is kept."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    padded = padded_of(data, uses, device)
    net = Net(data, hidden, device, start)
    goal = torch.tensor(target, device=device, dtype=torch.float32)
    order = np.argsort(data.turn, kind="stable")
    starts = np.searchsorted(data.turn[order], np.arange(data.turns + 1))
    order_t = torch.tensor(order, device=device)
    is_test_turn = data.is_test[order[starts[:-1]]]
    learning = np.flatnonzero(~is_test_turn)
    test = torch.tensor(np.flatnonzero(data.is_test), device=device)
    optimizer = torch.optim.AdamW(net.parts, lr=rate, weight_decay=decay)
    per_batch = 1024
    steps = epochs * ((len(learning) + per_batch - 1) // per_batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps)
    rng = np.random.default_rng(1)
    starts_t = torch.tensor(starts, device=device)

    def centred(values, turn, turns):
        size = torch.zeros(turns, device=device).index_add_(0, turn, torch.ones_like(values))
        sums = torch.zeros(turns, device=device).index_add_(0, turn, values)
        return values - (sums / size.clamp(min=1))[turn]

    def test_error():
        with torch.no_grad():
            said = torch.cat([net.plans(padded, part) for part in test.split(65536)])
            turn = padded.turn[test]
            rest = centred(said - goal[test], turn, data.turns)
            return float((rest**2).mean())

    best, kept = test_error(), net.arrays()
    history = [best]
    for _ in range(epochs):
        rng.shuffle(learning)
        for at in range(0, len(learning), per_batch):
            turns = torch.tensor(learning[at : at + per_batch], device=device)
            sizes = starts_t[turns + 1] - starts_t[turns]
            which = torch.repeat_interleave(torch.arange(len(turns), device=device), sizes)
            offset = torch.arange(len(which), device=device) - torch.repeat_interleave(
                sizes.cumsum(0) - sizes, sizes
            )
            plans = order_t[starts_t[turns][which] + offset]
            rest = centred(net.plans(padded, plans, dropout) - goal[plans], which, len(turns))
            loss = (rest**2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        error = test_error()
        history.append(error)
        if error < best:
            best, kept = error, net.arrays()
    trained = Net(data, hidden, device, {k: v for k, v in kept.items()})
    return kept, trained.all(padded, data.plans), history


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", nargs="+", required=True)
    parser.add_argument("--base", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--linear", nargs="*", default=[])
    parser.add_argument("--net", nargs="*", default=[])
    parser.add_argument("--level", type=float, default=0.1)
    given = parser.parse_args()
    os.makedirs(given.out, exist_ok=True)
    begin = time.time()
    data = Data(given.data)
    net_base = None
    if given.base == "played":  # with which the first comparisons were made
        weights = np.fromfile(os.path.join(given.data[0], "weights.f32"), np.float32)
    else:
        model = json.load(open(given.base))
        weights = numbers(model["weights"])
        if "net" in model:
            net_base = {k: numbers(model["net"][k]) for k in ("first", "bias", "second")}
            net_base["hidden"] = model["net"]["hidden"]
    weights = weights.astype(np.float64)
    everything = np.ones(data.features, bool)
    own_only = everything.copy()
    table = data.layout["tableFrom"]
    own_only[table : table + data.layout["tableFeatures"]] = False
    inputs = {"own": own_only, "all": everything}

    test = data.is_test
    values = linear_values(data, weights)
    if net_base is not None:
        device = "cuda" if torch.cuda.is_available() else "cpu"
        base_net = Net(data, net_base["hidden"], device, net_base)
        values = values + base_net.all(padded_of(data, everything, device), data.plans)
    search = (data.first + data.second) / 2
    target = search - values
    scale = data.layout["scale"]

    def spread(a):
        return scale * float(np.sqrt((data.centred(a)[test] ** 2).mean()))

    def agreement(a, b=search):
        return correlation(data.centred(a)[test], data.centred(b)[test])

    halves = agreement(data.first, data.second)
    reliability = 2 * halves / (1 + halves)
    print(
        json.dumps(
            {
                "plans": data.plans,
                "turns": int(data.turns),
                "games": int(len(np.unique(data.game))),
                "spreadSearch": round(spread(search), 2),
                "spreadValue": round(spread(values), 2),
                "correlation": round(agreement(values), 4),
                "halves": round(halves, 4),
                "ceiling": round(float(np.sqrt(max(0, reliability))), 4),
                "loaded": round(time.time() - begin, 1),
            }
        ),
        flush=True,
    )

    def save(name, new, net, step, facts):
        model = {"features": data.features, "weights": text_of(new), **facts}
        if net is not None:
            model["net"] = {
                "hidden": int(net["bias"].shape[0]),
                **{k: text_of(net[k]) for k in ("first", "bias", "second")},
            }
        with open(os.path.join(given.out, f"{name}.json"), "w") as file:
            json.dump(model, file)

    def report(name, said, facts):
        print(
            json.dumps(
                {
                    "name": name,
                    "correlation": round(agreement(said), 4),
                    "spread": round(spread(said), 2),
                    **facts,
                    "seconds": round(time.time() - begin, 1),
                }
            ),
            flush=True,
        )

    solved = {}

    def linear(which, ridge, ridge_per_set):
        key = (which, ridge, ridge_per_set)
        if key not in solved:
            solved[key] = Solver(data, inputs[which], given.level).solve(target, ridge, ridge_per_set)
        return solved[key]

    made = {"data": [json.load(open(os.path.join(f, "layout.json")))["made"] for f in given.data]}
    for spec in given.linear:
        name, which, ridge, ridge_per_set, step = spec.split(":")
        change = linear(which, float(ridge), float(ridge_per_set))
        new = weights + float(step) * change
        report(name, values + np.bincount(data.row, data.amount * (new - weights)[data.column], data.plans), {})
        save(name, new, net_base, 1.0, {**made, "fit": f"{spec}, level {given.level}", "base": given.base})
    for spec in given.net:
        name, which, hidden, ridge, ridge_per_set, step = spec.split(":")
        step = float(step)
        change = linear(which, float(ridge), float(ridge_per_set))
        moved = np.bincount(data.row, data.amount * change[data.column], data.plans)
        if net_base is None:
            net, said, history = train_net(data, inputs[which], int(hidden), target - moved)
            net["second"] = net["second"] * step
        else:
            # The net goes on from where it was: what it says now is part of the goal.
            before = base_net.all(padded_of(data, everything, device), data.plans)
            net, after, history = train_net(
                data, inputs[which], net_base["hidden"], target - moved + before, net_base, rate=5e-4
            )
            said = after - before
            for k in ("first", "bias", "second"):
                old = net_base[k].reshape(net[k].shape)
                net[k] = old + step * (net[k] - old)
        facts = {"error": [round(h * scale * scale, 3) for h in (history[0], min(history), history[-1])]}
        report(name, values + step * (moved + said), facts)
        save(name, weights + step * change, net, 1.0, {**made, "fit": spec, "base": given.base})


main()

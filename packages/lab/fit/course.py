"""Courses of learning from comparisons: compares plans, fits, lets the candidates play, keeps what wins.

    python3 course.py steps    --lab "node packages/lab/dist/main.js" --run FOLDER --limit SECONDS
    python3 course.py iterate  --lab ... --run FOLDER --limit SECONDS --kind net --hidden 32 ...

`steps` compares the ways to learn from one set of comparisons; `iterate` goes on generation after
generation with one of them. Everything is kept in the run's folder, and a course goes on where it
stopped: comparisons that are there are not played again.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
begin = time.time()


def say(**facts):
    print(json.dumps({"at": round(time.time() - begin), **facts}), flush=True)


class Course:
    def __init__(self, given):
        self.given = given
        self.run = given.run
        os.makedirs(self.run, exist_ok=True)

    def left(self):
        return self.given.limit - (time.time() - begin)

    def lab(self, *args):
        command = shlex.split(self.given.lab) + [str(arg) for arg in args]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            print(done.stdout[-2000:], done.stderr[-2000:], flush=True)
            raise SystemExit(f"failed: {' '.join(command)}")
        return done.stdout.strip()

    def compare(self, name, model, seconds, games=100000, **options):
        out = os.path.join(self.run, name)
        more = [part for key, value in options.items() for part in (f"--{key}", value)]
        said = self.lab(
            "compare", "--model", model, "--seconds", seconds, "--games", games,
            "--seed", f"{self.given.seed} {name}", "--out", out, *more,
        )
        say(compared=name, model=os.path.basename(model), said=said)
        return out

    def fit(self, data, base, out, linear=(), net=()):
        command = [sys.executable, os.path.join(HERE, "fit.py"), "--base", base, "--out", out]
        command += ["--data", *data]
        if linear:
            command += ["--linear", *linear]
        if net:
            command += ["--net", *net]
        done = subprocess.run(command, capture_output=True, text=True)
        print(done.stdout, end="", flush=True)
        if done.returncode != 0:
            print(done.stderr[-3000:], flush=True)
            raise SystemExit("the fit failed")

    def match(self, a, b, games, seconds, seed="match", **options):
        more = [part for key, value in options.items() for part in (f"--{key}", value)]
        said = json.loads(
            self.lab(
                "match", "--a", a, "--b", b, "--games", games, "--seconds", seconds,
                "--seed", f"{self.given.seed} {seed}", *more,
            )
        )
        short = lambda name: re.sub(r"@.*/", "@", name)
        say(**{**said, "a": short(said["a"]), "b": short(said["b"])})
        return said


def lead(said):
    return float(said["lead"].split()[0])


def low(said):
    return float(re.search(r"\((-?[\d.]+) to", said["lead"]).group(1))


def steps(course):
    given = course.given
    course.match("director@1", "director@1", 32, 20)
    data = course.compare("step0", given.start, given.seconds)
    out = os.path.join(course.run, "models0")
    linear = [
        "own-300-h:own:300:1000:0.5",
        "own-300:own:300:1000:1",
        "own-1000:own:1000:3000:1",
        "all-300-h:all:300:1000:0.5",
        "all-300:all:300:1000:1",
        "all-100:all:100:300:1",
    ]
    nets = [
        "net32-h:all:32:300:1000:0.5",
        "net32:all:32:300:1000:1",
        "net64:all:64:300:1000:1",
        "ownnet32:own:32:300:1000:1",
    ]
    course.fit([data], "played", out, linear, nets)
    wanted = given.candidates.split(",")
    shown = {}
    for name in wanted:
        file = os.path.join(out, f"{name}.json")
        if course.left() < 60:
            break
        shown[name] = course.match(f"director@{file}", "director@1", given.gate, 30)
    # The best of each kind as an emperor who looks at fewer positions than usual.
    for start in ("net", "all", "own-"):
        names = [name for name in shown if name.startswith(start)]
        if not names or course.left() < 60:
            continue
        best = max(names, key=lambda name: lead(shown[name]))
        course.match(
            f"emperor@{out}/{best}.json:{given.nodes}", f"emperor@1:{given.nodes}",
            given.emperors, int(min(course.left() - 20, 60)),
        )


def iterate(course):
    given = course.given
    state_file = os.path.join(course.run, "state.json")
    state = {"generation": 0, "champion": given.start, "data": []}
    if os.path.exists(state_file):
        state = json.load(open(state_file))
    elif given.data:
        state["data"] = given.data.split(",")
    while course.left() > given.seconds + given.reserve:
        generation = state["generation"] + 1
        champion = state["champion"]
        data = course.compare(f"gen{generation}", champion, given.seconds)
        state["data"].append(data)
        window = state["data"][-given.window :]
        out = os.path.join(course.run, f"models{generation}")
        base = champion if os.path.isfile(champion) else "played"
        linear, nets = [], []
        for step in given.steps.split(","):
            for ridge in given.ridges.split(","):
                tail = f"{ridge}:{3 * float(ridge):.0f}:{step}"
                if given.kind == "net":
                    nets.append(f"g{generation}-{ridge}-{step}:all:{given.hidden}:{tail}")
                else:
                    linear.append(f"g{generation}-{ridge}-{step}:{given.kind}:{tail}")
        course.fit(window, base, out, linear, nets)
        best, best_lead = champion, 0.0
        for spec in linear + nets:
            file = os.path.join(out, spec.split(":")[0] + ".json")
            said = course.match(
                f"director@{file}", f"director@{champion}", given.gate, 25, f"gate {generation}"
            )
            if lead(said) > best_lead:
                best, best_lead = file, lead(said)
        say(generation=generation, champion=os.path.basename(best), lead=best_lead)
        state.update(generation=generation, champion=best)
        json.dump(state, open(state_file, "w"))
        if best != champion and given.emperors and course.left() > 60:
            course.match(
                f"emperor@{best}:{given.nodes}", f"emperor@1:{given.nodes}", given.emperors, 45
            )
    champion = state["champion"]
    if os.path.isfile(champion):
        shutil.copy(champion, os.path.join(course.run, "champion.json"))
        if course.left() > 30:
            course.match(f"director@{champion}", "director@1", 800, int(min(60, course.left() - 15)), "final")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("course", choices=["steps", "iterate"])
    parser.add_argument("--lab", required=True)
    parser.add_argument("--run", required=True)
    parser.add_argument("--limit", type=float, default=3600)
    parser.add_argument("--seed", default="vienna")
    parser.add_argument("--seconds", type=int, default=150, help="of comparing, each generation")
    parser.add_argument("--gate", type=int, default=400, help="games of a gating match")
    parser.add_argument("--emperors", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=15000)
    parser.add_argument("--candidates", default="own-300-h,own-300,all-300-h,all-300,net32-h,net32,net64")
    parser.add_argument("--start", default="now", help="a model file, now or 1")
    parser.add_argument("--data", default="")
    parser.add_argument("--kind", default="net", choices=["own", "all", "net"])
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--steps", default="0.5,1")
    parser.add_argument("--ridges", default="300")
    parser.add_argument("--window", type=int, default=4)
    parser.add_argument("--reserve", type=int, default=120)
    given = parser.parse_args()
    {"steps": steps, "iterate": iterate}[given.course](Course(given))


main()

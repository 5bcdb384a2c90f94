"""Trains seven short runs side by side on one GPU, judges them by free generation, and prints one table.

    python -m ndbg_train.experiments.ablate --data DIR --work /tmp/ablate --out $OUT --deadline-seconds 320

DIR is what `prepare` made. All runs have the same shape, seed, batch and number of steps, so they see the same number
of tokens. The variants of the form are written from the same documents as the baseline `mix`; a form that needs fewer
tokens repeats them more often. A short first run measures how many steps there is time for, and fills the compiler's
cache. The script always ends before the deadline and prints what it has; a run that fails stops no other.
"""
import argparse
import json
import lzma
import multiprocessing
import os
import shutil
import signal
import time
import traceback
from pathlib import Path

from ..logbook import read_log
from .children import BEGAN, Child, say
from .state_text import Reader
from .questions import judge, read_completions, read_questions, table, write_prompts
from .training_sets import EXPERIMENTS, about, texts_of, write_set
from .subwords import Subwords
from .variants import writer_of

def make_set(job):
    """Makes the shard and the prompts of one experiment, in its own process."""
    experiment, folder, work, documents, questions = job
    began = time.monotonic()
    try:
        facts = write_set(experiment, folder, Path(work) / f"{experiment.name}.ndbg", documents)
        subwords = Subwords.load(Path(folder) / "subwords.json", texts_of(folder))
        write_prompts(Path(work) / f"{experiment.name}.prompts.jsonl", read_questions(folder, questions),
                      experiment.variant, writer_of(experiment.variant, subwords), about(folder)["context"])
        return experiment.name, {**facts, "made_in": round(time.monotonic() - began, 1)}, None
    except Exception:
        return experiment.name, {}, traceback.format_exc()


class Ablation:
    def __init__(self, args):
        self.args = args
        self.work = Path(args.work)
        shutil.rmtree(self.work / "runs", ignore_errors=True)
        self.work.mkdir(parents=True, exist_ok=True)
        self.out = Path(args.out)
        self.out.mkdir(parents=True, exist_ok=True)
        chosen = args.only.split(",") if args.only else [e.name for e in EXPERIMENTS]
        self.experiments = [e for e in EXPERIMENTS if e.name in chosen]
        self.results = {e.name: {"source": e.source, "variant": e.variant} for e in self.experiments}
        self.training, self.generating, self.failed = {}, {}, set()
        self.questions = read_questions(args.data, args.questions)
        texts = texts_of(args.data)
        self.reader, self.subwords = Reader(texts), Subwords.load(Path(args.data) / "subwords.json", texts)
        self.tokens_per_second, self.at_once = None, args.slots * 2
        # Runs after the first find compiled kernels there.
        os.environ.setdefault("TORCHINDUCTOR_CACHE_DIR", str(self.work / "inductor"))

    def left(self):
        return self.args.deadline_seconds - (time.monotonic() - BEGAN)

    def go(self):
        try:
            with multiprocessing.get_context("fork").Pool(min(len(self.experiments), os.cpu_count())) as pool:
                jobs = [(e, self.args.data, self.args.work, self.args.documents, self.args.questions)
                        for e in self.experiments]
                self.sets = {e.name: pool.apply_async(make_set, (job,)) for e, job in zip(self.experiments, jobs)}
                steps = self.args.steps or self.measure()
                if steps:
                    self.run_all(steps)
        except Exception:
            say(traceback.format_exc())
        finally:
            for child in [*self.training.values(), *self.generating.values()]:
                child.end(signal.SIGKILL)
            self.report()

    def fail(self, name, why):
        self.failed.add(name)
        self.results[name]["failed"] = why
        say(f"[{name}] FAILED: {why}")

    def ready(self, name, wait=0.0):
        """Whether this experiment's set is ready. Fails the experiment if making it failed."""
        try:
            _name, facts, error = self.sets[name].get(timeout=wait)
        except multiprocessing.TimeoutError:
            return False
        if error:
            self.fail(name, error)
        elif "documents" not in self.results[name]:
            self.results[name].update(facts)
            say(f"[{name}] set made: {facts}")
        return not error

    # How long

    def options(self, name, steps):
        args = self.args
        return ["--out", self.work / "runs" / name, "--name", name, "--data", self.work / f"{name}.ndbg",
                "--depth", args.depth, "--batch-rows", args.batch_rows, "--micro-rows", args.micro_rows,
                "--steps", steps, "--decay-steps", max(1, round(steps * args.decay_share)),
                "--warmup", min(args.warmup, max(1, steps // 4)), "--log-every", args.log_every,
                *args.train_options.split()]

    def measure(self):
        """Trains briefly to fill the compiler's cache and to measure how many steps there is time for."""
        name = self.experiments[0].name
        if not self.ready(name, wait=max(1.0, self.left() - 60)):
            return 0
        first = self.options(name, self.args.measure_steps)
        first[1] = self.work / "runs" / "measure"
        child = Child("measure", "ndbg_train.train", [*first, "--log-every", max(1, self.args.measure_steps // 4)])
        self.training["measure"] = child
        while child.status() is None and self.left() > 60:
            time.sleep(0.1)
        child.end(signal.SIGKILL)
        del self.training["measure"]
        if child.gigabytes:
            self.at_once = max(1, min(self.at_once, int(self.args.memory / child.gigabytes)))
        speeds = [line["tokens_per_second"] for line in read_log(first[1] / "log.jsonl") if line["kind"] == "step"]
        if not speeds:
            say("the measuring run took no step: give up")
            return 0
        self.tokens_per_second = sorted(speeds[1:] or speeds)[len(speeds[1:] or speeds) // 2]
        seconds = (self.left() - self.args.start_seconds - self.args.end_seconds) * self.args.use
        tokens = self.tokens_per_second * seconds / len(self.experiments)
        steps = int(tokens / (self.args.batch_rows * about(self.args.data)["context"]))
        steps = max(self.args.least_steps, min(self.args.most_steps, steps))
        say(f"{self.tokens_per_second / 1e3:.0f} k tokens/s alone: {steps} steps a run")
        return steps

    # The runs

    def run_all(self, steps):
        waiting = [e.name for e in self.experiments]
        self.steps = steps
        say(f"{self.args.slots} runs side by side, at most {self.at_once} with those that start or end")
        last_start = 0.0
        while (waiting or self.training or self.generating) and self.left() > self.args.report_seconds:
            self.look_after_training()
            self.look_after_generating()
            free = self.has_room() and time.monotonic() - last_start > self.args.stagger
            late = self.left() < self.args.end_seconds + self.args.shortest
            if late and not self.training and not self.generating:
                break
            if waiting and free and not late:
                name = next((name for name in waiting if self.ready(name) or name in self.failed), None)
                if name is not None:
                    waiting.remove(name)
                    if name not in self.failed:
                        last_start = time.monotonic()
                        self.training[name] = Child(name, "ndbg_train.train", self.options(name, steps))
                        say(f"[{name}] training")
            if self.left() < self.args.end_seconds:
                for name, child in self.training.items():
                    if not self.results[name].get("cut_short"):
                        say(f"[{name}] cut short: no time is left")
                        self.results[name]["cut_short"] = True
                        child.end(signal.SIGTERM)
            time.sleep(0.1)
        for name in waiting:
            self.fail(name, "not started: no time was left")
        for name in [*self.training, *self.generating]:
            self.fail(name, "not finished in time")

    def has_room(self):
        """Whether another run may start: it imports and compiles while one near its end trains its last steps."""
        busy = sum(child.step < self.args.near_end * self.steps for child in self.training.values())
        return busy < self.args.slots and len(self.training) < self.at_once

    def look_after_training(self):
        for name, child, status in ended(self.training):
            result, run = self.results[name], self.work / "runs" / name
            result["train_seconds"] = round(time.monotonic() - child.began, 1)
            try:
                log = read_log(run / "log.jsonl")
                fields = ("step", "tokens", "loss", "tokens_per_second", "waited")
                result["log"] = [{key: line.get(key) for key in fields}
                                 for line in log if line["kind"] == "step"]
                end = next(line for line in log if line["kind"] == "end")
                result["steps"], result["trained_tokens"] = end["step"], end["tokens"]
                result["parameters"] = next(line["parameters"] for line in log if line["kind"] == "start")
                result["epochs"] = round(end["rows"] / result["rows"], 2)
            except (OSError, StopIteration, KeyError, ValueError) as error:
                self.fail(name, f"training ended with status {status}: {child.last or error!r}")
                continue
            self.generating[name] = Child(name, "ndbg_train.generate", [
                "--model", run / "model", "--prompts", self.work / f"{name}.prompts.jsonl",
                "--out", self.work / f"{name}.completions.jsonl", "--batch", self.args.generate_batch])

    def look_after_generating(self):
        for name, child, status in ended(self.generating):
            result = self.results[name]
            result["generate_seconds"] = round(time.monotonic() - child.began, 1)
            try:
                if status != 0:
                    raise RuntimeError(f"generating ended with status {status}: {child.last}")
                read = self.subwords.read if result["variant"] == "subwords" else lambda answer: answer
                completions = read_completions(self.work / f"{name}.completions.jsonl")
                result["verdicts"] = judge(self.questions, completions, self.reader, read)
                result["answered"] = len(completions)
            except Exception as error:
                self.fail(name, f"{error!r}")
                continue
            total = [x for verdicts in result["verdicts"].values() for x in verdicts]
            say(f"[{name}] judged: {100 * sum(total) / len(total):.1f} % of {len(total)} right")
            self.keep()

    # What comes out

    def keep(self):
        facts = {"seconds": round(time.monotonic() - BEGAN, 1), "tokens_per_second_alone": self.tokens_per_second,
                 "options": vars(self.args), "runs": self.results}
        (self.out / "ablation.json").write_text(json.dumps(facts, indent=1, default=str), encoding="utf-8")

    def report(self):
        self.keep()
        lines = ["", f"{'run':18}{'set tokens':>12}{'epochs':>8}{'trained M':>11}{'steps':>7}{'train s':>9}{'gen s':>7}"
                     f"{'loss':>8}"]
        for name, r in self.results.items():
            loss = r["log"][-1]["loss"] if r.get("log") else float("nan")
            lines.append(f"{name:18}{r.get('tokens', 0):12,}{r.get('epochs', 0):8}"
                         f"{r.get('trained_tokens', 0) / 1e6:11.1f}{r.get('steps', 0):7}{r.get('train_seconds', 0):9}"
                         f"{r.get('generate_seconds', 0):7}{loss:8.3f}" + ("  cut short" if r.get("cut_short") else "")
                         + (f"  FAILED: {r['failed'].strip().splitlines()[-1]}" if r.get("failed") else ""))
        text = "\n".join(lines) + "\n\n" + table(self.results) + "\n"
        (self.out / "table.txt").write_text(text, encoding="utf-8")
        print(text, flush=True)
        with lzma.open(self.out / "completions.jsonl.xz", "wt", preset=1, encoding="utf-8") as out:
            for name in self.results:
                path = self.work / f"{name}.completions.jsonl"
                if path.is_file():
                    for key, ids in read_completions(path).items():
                        out.write(json.dumps({"run": name, "id": key, "ids": ids}, separators=(",", ":")) + "\n")
        say("done")


def ended(children):
    """Takes the children that have ended out, and yields (name, child, exit status) of each."""
    for name, child in list(children.items()):
        status = child.status()
        if status is not None:
            del children[name]
            child.thread.join(timeout=2)
            yield name, child, status


def main(argv=None):
    p = argparse.ArgumentParser(prog="ndbg_train.experiments.ablate", description=__doc__.split("\n")[0])
    p.add_argument("--data", required=True, help="what prepare made")
    p.add_argument("--work", required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--deadline-seconds", type=float, default=320)
    p.add_argument("--only", help="names of experiments, with commas")
    p.add_argument("--depth", default="16m")
    p.add_argument("--batch-rows", type=int, default=64)
    p.add_argument("--micro-rows", type=int, default=32)
    p.add_argument("--warmup", type=int, default=40)
    p.add_argument("--decay-share", type=float, default=0.4)
    p.add_argument("--log-every", type=int, default=25)
    p.add_argument("--steps", type=int, help="default: as many as there is time for, by measurement")
    p.add_argument("--measure-steps", type=int, default=40)
    p.add_argument("--least-steps", type=int, default=60)
    p.add_argument("--most-steps", type=int, default=700)
    p.add_argument("--use", type=float, default=0.8, help="of the measured speed, this much is counted on")
    p.add_argument("--slots", type=int, default=3, help="runs that train at the same time")
    p.add_argument("--near-end", type=float, default=0.75, help="share of its steps after which a run makes room")
    p.add_argument("--memory", type=float, default=100, help="GiB of the GPU that training may take")
    p.add_argument("--stagger", type=float, default=4, help="seconds between two starts")
    p.add_argument("--start-seconds", type=float, default=20, help="what the first runs need before their first step")
    p.add_argument("--end-seconds", type=float, default=30, help="kept for the last generation")
    p.add_argument("--shortest", type=float, default=30, help="start no run that would end in fewer seconds")
    p.add_argument("--report-seconds", type=float, default=4)
    p.add_argument("--generate-batch", type=int, default=1024)
    p.add_argument("--train-options", default="", help="more options for ndbg_train.train")
    p.add_argument("--documents", type=int, help="to try it out: so many documents a set")
    p.add_argument("--questions", type=int, help="to try it out: so many questions a group")
    Ablation(p.parse_args(argv)).go()


if __name__ == "__main__":
    main()

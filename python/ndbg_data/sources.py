"""Programs by number: the same configuration, seed and index always give the same program.

    python3 -m ndbg_data.sources --source mutate --count 5 --seed 1      # look at programs with their results
"""
import argparse
import json
import random
import sys
import time
from itertools import accumulate
from pathlib import Path

from .identity import Guard, read_functions, side_of
from .file_cache import cached
from .program import Program

ORIGINS = ("seeds", "corpus", "mutate", "repository", "checked")
DEFAULTS = {
    "mix": {"seeds": 0.13, "corpus": 0.13, "mutate": 0.65, "repository": 0.09, "checked": 0},
    "seeds": {"paths": ["corpus/seeds"]},
    "corpus": {"files": []},
    "repository": {"files": []},
    "checked": {"files": []},
    "mutate": {"parents": {"seeds": 0.8, "corpus": 0.2}, "most": 4},
    "inputs": {"calls": 6},
    "heldOut": {"permille": 20, "side": "train"},
    "evaluation": {"files": [], "near": 0.8},
}
TRIES = 40
# What is not as it was read.
MADE = ("mutate", "seeds")


class ConfigurationError(ValueError):
    """A wrong key or value; the message says what is allowed."""


def configured(given):
    """The configuration with defaults filled in. Checks only what this side reads."""
    made = {}
    for key in given:
        if key not in DEFAULTS:
            raise ConfigurationError(f"configuration: unknown key {key!r}; allowed: {', '.join(DEFAULTS)}")
    for key, default in DEFAULTS.items():
        value = given.get(key, default)
        if not isinstance(value, dict):
            raise ConfigurationError(f"configuration: {key} must be an object with the keys {', '.join(default)}")
        unknown = [k for k in value if k not in default]
        if unknown:
            raise ConfigurationError(f"configuration: unknown key {key}.{unknown[0]}; allowed: {', '.join(default)}")
        made[key] = dict(value) if key == "mix" else {**default, **value}
    for name, weight in made["mix"].items():
        if isinstance(weight, bool) or not isinstance(weight, (int, float)) or weight < 0:
            raise ConfigurationError(f"configuration: mix.{name} must be a number of 0 or more, not {weight!r}")
    if not sum(made["mix"].values()) > 0:
        raise ConfigurationError("configuration: mix must give at least one source a weight above 0")
    if made["heldOut"]["side"] not in ("train", "heldOut", "all"):
        raise ConfigurationError("configuration: heldOut.side must be train, heldOut or all")
    return made


def paths_of(name, settings):
    """The paths that the settings of a source name."""
    if name == "seeds":
        return settings["paths"]
    return [
        entry["path"] if isinstance(entry, dict) and isinstance(entry.get("path"), str) else str(entry)
        for entry in settings["files"]
    ]


class Sources:
    """All sources of one configuration. Corpora are read once, when they are first drawn from.

    `cache`: a folder where what was read is kept for the next process; None keeps nothing.
    """

    def __init__(self, config, root=".", cache=None):
        self.config = configured(config)
        self.root = Path(root)
        self.cache = cache
        self.mix = [(name, self.config["mix"].get(name, 0)) for name in ORIGINS]
        self.reports = []
        self.dropped = 0
        self.loaded = {}
        self.evaluation = [self.root / f for f in self.config["evaluation"]["files"]]
        self.guard = self.evaluation_guard = Guard.of_files(self.evaluation, self.config["evaluation"]["near"], cache)
        self.apart = {}
        drawable = [(name, weight) for name, weight in self.mix if weight and self.items(name)]
        if not drawable:
            raise ConfigurationError(
                "configuration: every source with a weight in mix is empty; give corpus.files, seeds.paths,"
                " repository.files or checked.files"
            )
        # No training program may come near a held-out real function, by chance or from another file.
        for name in ("corpus", "repository"):
            if self.config[name]["files"]:
                self.items(name)
        for functions in self.apart.values():
            self.guard = self.guard.also(*functions)
        # Each source has been compared with its own functions already.
        for name in self.apart if len(self.apart) > 1 else ():
            found = self.loaded[name]
            self.loaded[name] = [program for program in found if not self.guard.matches(program.source)]
            self.dropped += len(found) - len(self.loaded[name])
        self.names = [name for name, _ in drawable]
        self.bounds = list(accumulate(weight for _, weight in drawable))

    def items(self, name):
        """The programs of a source that is read from files, on the wanted side only. For `mutate`: its parents."""
        if name not in self.loaded:
            self.loaded[name] = self.read(name)
        return self.loaded[name]

    def read(self, name):
        if name == "mutate":
            return [parent for parent in self.config["mutate"]["parents"] if self.items(parent)]
        settings = self.config[name]
        places = [self.root / path for path in paths_of(name, settings)]
        about = {
            "source": name,
            "settings": settings,
            "root": str(self.root),
            "side": self.config["heldOut"],
            "evaluation": self.config["evaluation"],
        }
        found = cached(self.cache, about, [*places, *self.evaluation], lambda: self.from_files(name, settings, places))
        self.reports += found["reports"]
        self.dropped += found["dropped"]
        if name != "seeds":
            self.apart[name] = found["apart"]
        return [Program.from_json(program) for program in found["programs"]]

    def from_files(self, name, settings, places):
        """Gives the programs on the wanted side, the held-out functions, and messages about the files.

        Programs that match an evaluation file are dropped, and in training those that match a held-out function."""
        reports = []
        if name == "seeds":
            from .seed_source import load

            found = load(places)
        elif name == "corpus":
            from .corpus import load

            found, reports = load(settings["files"], self.root)
        else:
            from .corpus import read_programs

            found = read_programs(places)
        wanted = [program for program in found if self.on_side(program.problem)]
        real = name != "seeds" and self.config["heldOut"]["side"] == "train"
        held = read_functions([program.source for program in found if real and not self.on_side(program.problem)])
        guard = self.evaluation_guard.also(*held)
        programs = [program.to_json() for program in wanted if not guard.matches(program.source)]
        return {"programs": programs, "reports": reports, "dropped": len(wanted) - len(programs), "apart": held}

    def on_side(self, problem):
        wanted = self.config["heldOut"]["side"]
        return wanted == "all" or side_of(problem, self.config["heldOut"]["permille"]) == wanted

    def program(self, seed, index, source=None):
        """The program of a seed and an index; `source` asks for one source alone."""
        for attempt in range(TRIES):
            identity = f"{seed}/{index}" if not attempt else f"{seed}/{index}/{attempt}"
            rng = random.Random(f"{source or 'mix'}:{identity}")
            name = source
            if name is None:
                draw = rng.random() * self.bounds[-1]
                name = next(n for n, bound in zip(self.names, self.bounds) if draw < bound or n is self.names[-1])
            made = self.make(name, rng)
            if made is None or not self.on_side(made.problem):
                continue
            if name in MADE and self.guard.matches(made.source):
                self.dropped += 1
                continue
            return made
        raise RuntimeError(f"source {source or name} gave no program for seed {seed}, index {index} in {TRIES} tries")

    def make(self, name, rng):
        items = self.items(name)
        if not items:
            raise ConfigurationError(
                f"source {name} has no programs; see {name if name != 'mutate' else 'corpus'} in the configuration"
            )
        if name == "mutate":
            from .mutate import mutated

            return mutated(self, rng)
        chosen = items[int(rng.random() * len(items))]
        if name == "checked":
            return chosen  # its calls were chosen one by one
        from .inputs import with_more_calls

        return with_more_calls(chosen, rng, self.config["inputs"]["calls"])


_kept = {}


def programs(config, seed, index, root="."):
    """The program of (config, seed, index). The sources of a configuration are kept between calls."""
    key = json.dumps(config, sort_keys=True) + str(root)
    if key not in _kept:
        _kept.clear()
        _kept[key] = Sources(config, root)
    return _kept[key].program(seed, index)


def timed(sources, options):
    """Processor time a program, in microseconds, measured after a warm-up."""
    for index in range(options.count // 10 + 1):
        sources.program("warm", index, options.source)
    before = time.process_time()
    made = [sources.program(options.seed, index, options.source) for index in range(options.count)]
    making = time.process_time() - before
    before = time.process_time()
    for program in made:
        compile(program.source, "<program>", "exec")
    compiling = time.process_time() - before
    return (
        f"{options.source or 'mix'}: {making / len(made) * 1e6:.0f} µs to make, {compiling / len(made) * 1e6:.0f} µs to"
        f" compile, {len(made)} programs"
    )


def main(arguments):
    parser = argparse.ArgumentParser(
        prog="python3 -m ndbg_data.sources", description="Print programs with their calls and results."
    )
    parser.add_argument("--source", choices=ORIGINS)
    parser.add_argument("--count", type=int, default=5)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--config", help="JSON file; the defaults otherwise")
    parser.add_argument("--root", default=".", help="folder that paths of the configuration are relative to")
    parser.add_argument(
        "--time", action="store_true", help="print what a program costs instead, with its compilation apart"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line, nothing run")
    options = parser.parse_args(arguments)
    config = json.loads(Path(options.config).read_text(encoding="utf-8")) if options.config else {}
    config.pop("$schema", None)
    try:
        sources = Sources({k: v for k, v in config.items() if k in DEFAULTS}, options.root)
        if options.time:
            print(timed(sources, options))
            return 0
        for index in range(options.start, options.start + options.count):
            made = sources.program(options.seed, index, options.source)
            if options.json:
                print(json.dumps(made.to_json(), ensure_ascii=False))
                continue
            from .outcome import outcome

            print(f"# {index}: {made.origin}, {made.problem}, {' '.join(made.flags)}")
            print(made.source, end="")
            for call in made.calls:
                print(f"#> {call}\n#  {outcome(made.source, call).shown}")
            print()
    except (ConfigurationError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    for report in sources.reports:
        print(report, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

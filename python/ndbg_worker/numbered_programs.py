"""Numbers the programs of training and of each held-out set."""
import hashlib
import importlib
import random
from pathlib import Path

from ndbg_data.identity import digest
from ndbg_data.program import Program
from ndbg_data.file_cache import add_files, cached, files_of
from ndbg_data.sources import ConfigurationError, Sources, paths_of
from ndbg_data.whole_mutants import mutated_whole

from .whole_program import whole_program

# The held-out sets and the sources they are sampled from. Mutants are left out, because their parents are there
# unchanged.
LEVELS = {"function": ("corpus",), "seeds": ("seeds",), "generated": (), "repository": ("repository",)}
# Fixed programs are sampled again with other inputs; generated programs should be new.
FIXED = ("seeds", "corpus", "repository", "checked")
# An unchanged whole program is sampled at most this often.
REPEATED = 8
PYTHON = Path(__file__).resolve().parent.parent


class SettingsError(Exception):
    """An invalid setting; the message names it."""


def python_files(places):
    return [file for place in places for file in files_of(place, "*.py")]


def unreadable(file):
    """What is wrong with a written program, with file and line; None if it is valid Python."""
    try:
        compile(file.read_text(encoding="utf-8"), str(file), "exec", dont_inherit=True)
    except SyntaxError as error:
        return f"{file}:{error.lineno}: {error.msg}: correct the program, or take it out of programs.written.paths"
    except ValueError as error:
        return f"{file}:1: {error}: correct the program, or take it out of programs.written.paths"
    return None


class NumberedPrograms:
    def __init__(self, setup):
        self.seed = setup["seed"]
        self.root = setup["root"]
        self.programs = setup["programs"]
        self.permille = setup["permille"]
        self.exclude = setup["exclude"]
        self.cache = setup.get("cache")
        self.files = [Path(self.root) / path for path in setup["files"]]
        self.sets = {}
        try:
            self.train = self.sources("train", self.programs.get("mix"))
            written = [Path(self.root) / path for path in setup["written"]]
            wrong = cached(self.cache, "written", written, lambda: [unreadable(file) for file in python_files(written)])
        except (ConfigurationError, OSError, ValueError) as error:
            raise SettingsError(str(error)) from None
        for reason in filter(None, wrong):
            raise SettingsError(reason)
        # Imported before a program runs, so that it does not use the program's time.
        mutants = ["mutate"] if self.train.config["mix"].get("mutate") else []
        for name in ("inputs", "corpus", "seed_source", *mutants):
            importlib.import_module(f"ndbg_data.{name}")

    def sources(self, side, mix):
        config = {**self.programs, "heldOut": {"permille": self.permille, "side": side}}
        config["evaluation"] = {"files": self.exclude}
        if mix is not None:
            config["mix"] = mix
        return Sources(config, self.root, self.cache)

    def of(self, which):
        if which == "train":
            return self.train
        if which not in self.sets:
            wanted = {name: self.train.config["mix"].get(name, 0) for name in LEVELS[which]}
            try:
                self.sets[which] = self.sources("heldOut", wanted)
            except ConfigurationError:
                self.sets[which] = None
        return self.sets[which]

    def make(self, which, index):
        """Returns (program, identity, why there is none)."""
        sources = self.of(which)
        if sources is None:
            return None, None, "no source"
        try:
            made = sources.program(f"{self.seed}/{which}", index)
        except (RuntimeError, MemoryError, RecursionError) as error:
            return None, None, type(error).__name__
        known = made.source + "\n".join(made.calls) if which == "train" and made.origin in FIXED else made.source
        return made, digest(known), None

    def given(self, which, index, fields):
        """Takes a program from the other side, and mutates it if asked. Returns the same three values as `make`."""
        if "calls" in fields:
            values = (fields[name] for name in ("source", "calls", "entry", "origin", "problem", "flags"))
            program = Program(*values)
            if self.train.guard.matches(program.source):
                return None, None, "held out"
            return program, digest(program.source), None
        program = whole_program(fields)
        if fields.get("mutate"):
            program = mutated_whole(program, random.Random(f"{self.seed}/{which}/{index}/mutant"))
            if program is None:
                return None, None, "no mutant"
        if self.train.guard.matches(program.source):
            return None, None, "held out"
        # An unchanged program may come back for other walks; there are enough mutants.
        turn = "" if fields.get("mutate") else str(index % REPEATED)
        return program, digest(program.source + program.entry) + turn, None

    def about(self):
        """What the bytes depend on, and problems of the files that were read."""
        return {"sources": self.train.names, "reports": self.train.reports, "sha256": self.fingerprint()}

    def fingerprint(self):
        found = hashlib.sha256()
        packages = ("ndbg_data", "ndbg_trace", "ndbg_worker", "ndbg_line_parts")
        add_files(found, [PYTHON / name for name in packages], "*.py")
        config = self.train.config
        paths = [path for name in ("seeds", "repository", "corpus", "checked") for path in paths_of(name, config[name])]
        add_files(found, [Path(self.root) / path for path in (*paths, *self.exclude)])
        add_files(found, self.files)
        return found.hexdigest()

"""Which files belong to the program: the one given and those it imports from its own folder."""

import os
import sys

from .errors import ProgramError
from .intact import BUILTINS as __builtins__
from .outline import Outline
from .source import decode, parse
from .stops import stop_lines
from .stream import to_json

_HERE = os.path.dirname(os.path.abspath(__file__))
# What is known of a file whose functions stand in a program without being its own: nothing of them is to be seen.
UNSEEN = object()


def count_lines(text):
    return text.count("\n") + (0 if text.endswith("\n") else 1)


class SourceFile:
    __slots__ = ("number", "first_line", "outline", "name")

    def __init__(self, number, name, first_line, outline):
        self.number = number
        self.name = name
        self.first_line = first_line
        self.outline = outline


def _library_folders():
    import sysconfig

    folders = {_HERE}
    for key in ("stdlib", "platstdlib", "purelib", "platlib"):
        path = sysconfig.get_path(key)
        if path:
            folders.add(os.path.normpath(path))
    folders.update((os.path.normpath(sys.prefix) + "/lib", os.path.normpath(sys.base_prefix) + "/lib"))
    return tuple(folder + os.sep for folder in folders)


class KnownCodes:
    """What is worked out about the code objects of a program's main file, kept from run to run."""

    def __init__(self):
        self.count = 0
        self.names = {}  # name -> number
        self.infos = {}
        self.codes = []
        self.records = []


class Files:
    """`known`: co_filename -> SourceFile, or False for what is not the program's, or UNSEEN."""

    unseen = set()  # co_filenames

    def __init__(self, folder=None, library=False, known_codes=None):
        self.known = {}
        self.known_codes = known_codes or KnownCodes()
        self.folder = os.path.normpath(folder) + os.sep if folder else None
        self.library = library
        self.count = 0
        self.next_line = 1
        self._libraries = None

    def add(self, filename, name, text, records, outline=None, stops=None):
        if outline is None:
            tree = parse(text, name)
            code = compile(tree, filename, "exec", dont_inherit=True)
            outline = Outline(tree, count_lines(text))
            stops = stop_lines(code, outline)
        file = SourceFile(self.count, name, self.next_line, outline)
        self.count += 1
        self.next_line += max(count_lines(text), 1)
        self.known[filename] = file
        records.append({"file": name, "first": file.first_line, "source": text, "stops": stops})
        return file

    def add_program(self, program, records):
        """The main file: what is worked out about it is kept with the program."""
        if program.kept is None:
            kept = []
            file = self.add(
                program.path,
                program.name,
                program.text,
                kept,
                program.outline,
                stop_lines(program.code, program.outline),
            )
            program.kept = (file, to_json(kept[0]), self.next_line)
        file, text, self.next_line = program.kept
        self.count = 1
        self.known[program.path] = file
        records.append(text)

    def look_up(self, filename, records):
        if len(self.known) > 20000:  # names made up at run time; the program's own files stay
            own = {key: file for key, file in self.known.items() if file}
            self.known.clear()
            self.known.update(own)
        found = UNSEEN if filename in self.unseen else False
        name = None if found else self._own_name(filename)
        if name is not None:
            try:
                with open(filename, "rb") as stream:
                    found = self.add(filename, name, decode(stream.read(), name), records)
            except (OSError, ProgramError, SyntaxError, ValueError):
                pass
        self.known[filename] = found
        return found

    def _own_name(self, filename):
        """What a user would call the file, or None where it is not the program's."""
        if filename.startswith("<") or filename.startswith(_HERE + os.sep):
            return None
        path = os.path.normpath(filename)
        if self.folder is not None and path.startswith(self.folder):
            if self._libraries is None:
                self._libraries = _library_folders()
            inside = path[len(self.folder) :]
            parts = inside.split(os.sep)
            if not path.startswith(self._libraries) and "site-packages" not in parts:
                return inside
        return path if self.library else None

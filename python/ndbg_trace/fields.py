"""What the objects of the program's own classes hold: a variable's fields, as `self.balance` or `animals[0].name`.

The values are read without running the program's code: from an object's own dictionary and its slots.
"""

import sys

from abc import ABCMeta
from itertools import islice
from operator import is_
from types import FunctionType, GetSetDescriptorType, MemberDescriptorType

from .files import SourceFile
from .intact import BUILTINS as __builtins__
from .values import ATOMS

MOST = 12  # fields of one variable
ITEMS = 6  # of a list, tuple or dictionary so many are looked into
KEY = 40  # characters of a key
PLAIN_REPR = object.__repr__  # in a container, an object's own `repr` says enough
CLASSES = 1000
_KEYS = frozenset((str, int, bool))
_META = frozenset((type, ABCMeta))
_BUILT_IN = 1 << 8  # a type that nothing can change


class FieldReader:
    """`own_files`: co_filename -> what belongs to the program, or something false. `text_of`: a value's text."""

    def __init__(self, own_files, text_of):
        self.own_files = own_files
        self.text_of = text_of
        self.readers = {}  # class -> how its objects are read, or None; small and cleared when it is not

    def of(self, name, value, before):
        """What a variable's value holds, an object's fields, or those of objects in a container: path -> (value, what
        was in it, text). `before`: what was found last."""
        found = {}
        kind = type(value)
        try:
            if kind is list or kind is tuple:
                for index, item in enumerate(value[:ITEMS]):
                    if type(item).__repr__ is PLAIN_REPR:
                        self._add(f"{name}[{index}]", item, found, before)
            elif kind is dict:
                for key, item in islice(value.items(), ITEMS):
                    if type(item).__repr__ is PLAIN_REPR and type(key) in _KEYS and len(text := repr(key)) <= KEY:
                        self._add(f"{name}[{text}]", item, found, before)
            else:
                self._add(name, value, found, before)
        except Exception:  # a dictionary that changes while it is read
            pass
        return found

    def may_hold(self, value):
        """Could the value of this kind ever have fields?"""
        kind = type(value)
        return kind is list or kind is dict or kind is tuple or self._reader(kind) is not None

    def _add(self, path, value, found, before):
        reader = self._reader(type(value))
        if reader is None:
            return
        for field, held in reader(value):
            if len(found) >= MOST:
                return
            place = f"{path}.{field}"
            known = before.get(place)
            if known is not None and held is known[0] and (type(held) in ATOMS or is_as_it_was(held, known[1])):
                found[place] = known
            else:
                found[place] = (held, parts_of(held), self.text_of(held))

    def _reader(self, kind):
        try:
            return self.readers[kind]
        except KeyError:
            pass
        reader = self._find_reader(kind)
        if reader is not None or kind.__flags__ & _BUILT_IN:
            if len(self.readers) >= CLASSES:
                self.readers.clear()
            self.readers[kind] = reader
        return reader

    def _find_reader(self, kind):
        if type(kind) not in _META or not self._is_own(kind) or self._has_library_repr(kind):
            return None
        lineage = kind.__mro__
        dictionary = next(
            (
                entry
                for entry in (each.__dict__.get("__dict__") for each in lineage)
                if type(entry) is GetSetDescriptorType
            ),
            None,
        )
        slots = {
            name: entry
            for each in reversed(lineage)
            for name, entry in each.__dict__.items()
            if type(entry) is MemberDescriptorType and self._is_own(each)
        }

        def read(value):
            if dictionary is not None:
                for field, held in list(dictionary.__get__(value).items()):
                    if type(field) is str and field.isidentifier():
                        yield field, held
            for field, slot in slots.items():
                try:
                    held = slot.__get__(value)
                except AttributeError:
                    continue
                yield field, held

        return read

    def _is_own(self, kind):
        for entry in kind.__dict__.values():  # a program may have the name of a library's module
            if type(entry) is FunctionType and self._is_file(entry.__code__.co_filename):
                return True
        module = sys.modules.get(kind.__module__) if type(kind.__module__) is str else None
        return self._is_file(getattr(module, "__file__", None))

    def _has_library_repr(self, kind):
        """Is its `repr` one that a library made of its fields, as a dataclass's is?"""
        shows = kind.__repr__
        return type(shows) is FunctionType and not self._is_file(shows.__code__.co_filename)

    def _is_file(self, path):
        return type(path) is str and type(self.own_files.get(path)) is SourceFile


def parts_of(value):
    """A copy of a list or dictionary of nothing but atoms, by which a change is noticed; else None."""
    kind = type(value)
    if kind is list:
        return value[:] if all_atoms(map(type, value)) else None
    if kind is dict:
        return dict(value) if all_atoms(map(type, value)) and all_atoms(map(type, value.values())) else None
    return None


def is_as_it_was(value, parts):
    """Are these the same parts still, each the same object?"""
    if parts is None or len(value) != len(parts):
        return False
    return all(map(is_, value, parts)) and (type(value) is list or all(map(is_, value.values(), parts.values())))


all_atoms = ATOMS.issuperset

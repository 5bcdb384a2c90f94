"""A cache of results from files, shared by processes: every worker reads the same corpora, which takes seconds.

A result is plain JSON under the hash of all that it depends on. If its file is damaged, the result is made again.
"""
import hashlib
import json
import os
import sys
from functools import lru_cache
from pathlib import Path

# Results kept at most; the least recently read are deleted first.
MOST = 24


def files_of(place, pattern):
    """The files of a path in a configuration: itself, or all in a folder."""
    if place.is_dir():
        return [file for file in sorted(place.rglob(pattern)) if file.is_file()]
    return [place] if place.is_file() else []


def add_files(found, places, pattern="*.*"):
    """Adds names and contents to a hash; a missing file counts as missing."""
    for place in places:
        for file in files_of(place, pattern):
            name = file.relative_to(place).as_posix()
            found.update(f"{name}\n".encode() + hashlib.sha256(file.read_bytes()).digest())
        found.update(b"\n")


@lru_cache(1)
def own_code():
    found = hashlib.sha256(sys.version.encode())
    add_files(found, [Path(__file__).resolve().parent], "*.py")
    return found.digest()


def cached(folder, about, places, make):
    """`make()`, or its earlier result for the same `about`, code and files. It must be JSON; no `folder`, no cache."""
    if folder is None:
        return make()
    key = hashlib.sha256(own_code() + json.dumps(about, sort_keys=True).encode())
    add_files(key, places)
    file = Path(folder) / f"{key.hexdigest()[:32]}.json"
    try:
        made = json.loads(file.read_bytes())
        os.utime(file)
        return made
    except (OSError, ValueError):
        pass
    made = make()
    try:
        write(file, json.dumps(made, separators=(",", ":")))
    except OSError:
        pass  # a full disk, or no right to write: it works without a cache
    return made


def write(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(f".{os.getpid()}")
    part.write_text(text, encoding="utf-8")
    part.replace(file)
    others = sorted((other for other in file.parent.glob("*.json")), key=lambda other: other.stat().st_mtime)
    for other in others[:-MOST]:
        other.unlink()

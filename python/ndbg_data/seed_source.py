"""The seed corpus as programs. A seed's problem is its file and place, so that its mutants stay on its side."""
import ast
from pathlib import Path

from .program import Program
from .seeds import called, read


def load(paths):
    found = []
    for path in paths:
        path = Path(path)
        files = sorted(path.rglob("*.py")) if path.is_dir() else [path] if path.exists() else []
        for file in files:
            name = f"{file.parent.name}/{file.stem}"
            for nth, entry in enumerate(read(file)):
                if entry.calls:
                    entry_name = called(ast.parse(entry.calls[0], mode="eval").body)
                    found.append(Program(entry.source, entry.calls, entry_name, "seeds", f"seeds/{name}/{nth}"))
    return found

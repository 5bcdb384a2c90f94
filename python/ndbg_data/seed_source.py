"""The seed corpus as programs. A seed's problem is its file and place, so that its mutants stay on its side."""
import ast
from pathlib import Path

from .program import Program
from .seeds import called, read


def load(paths):
    found = []
    for path in map(Path, paths):
        if not path.exists():
            raise ValueError(f"configuration: seeds.paths names {path}, and there is nothing")
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            name = f"{file.parent.name}/{file.stem}"
            for nth, entry in enumerate(read(file)):
                if entry.calls:
                    found.append(Program(entry.source, entry.calls, entry_of(entry), "seeds", f"seeds/{name}/{nth}"))
    return found


def entry_of(entry):
    """The function that its first call names. A seed that is no Python is refused."""
    try:
        ast.parse(entry.source)
        return called(ast.parse(entry.calls[0], mode="eval").body)
    except SyntaxError as error:
        raise ValueError(f"{entry.where}: the seed there is no Python: {error.msg}") from None

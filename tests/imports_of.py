"""The packages that the Python of each folder imports, as JSON: given folders on the command line."""

import ast
import json
import pathlib
import sys


def imports_of(source):
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module.split(".")[0]


found = {}
for folder in sys.argv[1:]:
    files = pathlib.Path(folder).rglob("*.py")
    found[folder] = sorted({name for file in files for name in imports_of(file.read_text("utf-8"))})
print(json.dumps({"imports": found, "standard": sorted(sys.stdlib_module_names)}))

"""Finds the types of receivers from the text alone, to tell which `pop` it is. Uncertain ones have none."""
import ast
import json
from pathlib import Path

METHODS_OF = {}
_TABLE = json.loads(Path(__file__).with_name("constructs.json").read_text(encoding="utf-8"))
for _kind, _names in _TABLE["methods"].items():
    for _name in _names:
        METHODS_OF.setdefault(_name, []).append(_kind)
BY_DISPLAY = {
    ast.List: "list", ast.ListComp: "list", ast.Dict: "dict", ast.DictComp: "dict", ast.Set: "set", ast.SetComp: "set",
    ast.Tuple: "tuple", ast.JoinedStr: "str",
}  # fmt: skip
BY_CALL = {
    "sorted": "list", "repr": "str", "chr": "str", "input": "str",
    **{name: name for name in "list dict set tuple str bytes int float complex deque Counter OrderedDict date".split()},
}  # fmt: skip
BY_METHOD = {
    **dict.fromkeys("split rsplit splitlines".split(), "list"), "encode": "bytes", "decode": "str",
    **dict.fromkeys("upper lower strip title capitalize replace join lstrip rstrip center zfill".split(), "str"),
}  # fmt: skip


def receiver_type(node, types):
    """None if the text does not show it."""
    kind = BY_DISPLAY.get(node.__class__)
    if kind:
        return kind
    if isinstance(node, ast.Constant):
        return type(node.value).__name__
    if isinstance(node, ast.Name):
        return types.get(node.id) or ("dict" if node.id == "dict" else None)
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name):
            return BY_CALL.get(node.func.id)
        if isinstance(node.func, ast.Attribute):
            if node.func.attr == "copy":
                return receiver_type(node.func.value, types)
            return BY_CALL.get(node.func.attr) if node.func.attr[:1].isupper() else BY_METHOD.get(node.func.attr)
    return None


def types_of_names(nodes):
    """The types of names that have the same type wherever the program assigns them. `nodes`: all of the program's."""
    types, several = {}, set()
    for node in nodes:
        if node.__class__ is ast.Assign and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            name, kind = node.targets[0].id, receiver_type(node.value, types)
            if types.setdefault(name, kind) != kind:
                several.add(name)
    return {name: kind for name, kind in types.items() if kind and name not in several}

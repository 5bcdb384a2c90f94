"""Renames the program's module in its classes. The program runs under its file's name, so that a `__main__` guard
does not fire, but the walk knows its classes under another name.
"""

import sys


def rename(scope, module):
    name, scope["__name__"] = scope["__name__"], module
    if getattr(sys.modules.get(name), "__dict__", None) is scope:
        sys.modules[module] = sys.modules[name]
    if name != module:
        rename_in(scope.values(), name, module)


def rename_in(values, name, module):
    for value in list(values):
        try:
            if isinstance(value, type) and value.__module__ == name:
                value.__module__ = module
                rename_in(vars(value).values(), name, module)
        except Exception:  # the class belongs to a library of that name, or cannot be changed
            pass

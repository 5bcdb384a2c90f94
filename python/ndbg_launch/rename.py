"""A program is run under its file's name, so that what it does as `__main__` is not done; its classes are then told by
the name that they have in the walk."""

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
        except Exception:  # a class of a library that is called like the file, or one that lets nothing be set
            pass

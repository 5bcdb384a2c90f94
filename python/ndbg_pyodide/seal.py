"""Takes Pyodide's own modules out of the interpreter, and with them every object that stands for a JavaScript one."""

import _imp
import asyncio
import gc
import inspect
import sys
import time
import types

HIDDEN = ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core", "micropip")


def _is_hidden(name):
    return name.partition(".")[0] in HIDDEN


def seal():
    for finder in list(sys.meta_path):
        if _is_hidden(type(finder).__module__) or _is_hidden(getattr(finder, "__module__", "")):
            sys.meta_path.remove(finder)
            if not isinstance(finder, type):
                vars(finder).clear()
    sys.excepthook = sys.__excepthook__
    # Pyodide wraps these to wait for JavaScript; here there is none to wait for.
    asyncio.run = inspect.unwrap(asyncio.run)
    time.sleep = inspect.unwrap(time.sleep)
    for name in [name for name in sys.modules if _is_hidden(name)]:
        module = sys.modules.pop(name)
        # JavaScript still holds its functions; everything they could reach is removed.
        if isinstance(module, types.ModuleType):
            vars(module).clear()
    for name in HIDDEN:
        sys.modules[name] = None
    if _imp.is_builtin("_pyodide_core"):
        raise RuntimeError("Pyodide's own module is still in the table of built-in modules")
    # Its loaders and specs hold the JavaScript objects too.
    for item in gc.get_objects():
        if not isinstance(item, type) and _is_hidden(type(item).__module__) and hasattr(item, "__dict__"):
            vars(item).clear()
    main = sys.modules["__main__"]
    vars(main).clear()
    main.__name__ = "__main__"
    gc.collect()

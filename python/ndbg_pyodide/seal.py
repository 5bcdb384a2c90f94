"""Takes Pyodide's own modules out of the interpreter, and with them every object that stands for a JavaScript one."""

import gc
import sys
import types

HIDDEN = ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core", "micropip")


def _is_hidden(name):
    return name.partition(".")[0] in HIDDEN


def seal():
    for finder in list(sys.meta_path):
        if _is_hidden(type(finder).__module__) or _is_hidden(getattr(finder, "__module__", "")):
            vars(finder).clear() if hasattr(finder, "__dict__") and not isinstance(finder, type) else None
            sys.meta_path.remove(finder)
    sys.excepthook = sys.__excepthook__
    for name in [name for name in sys.modules if _is_hidden(name)]:
        module = sys.modules.pop(name)
        # Its functions live on in the JavaScript side's hands; what they could reach goes.
        if isinstance(module, types.ModuleType):
            vars(module).clear()
    for name in HIDDEN:
        sys.modules[name] = None
    main = sys.modules["__main__"]
    vars(main).clear()
    main.__name__ = "__main__"
    gc.collect()

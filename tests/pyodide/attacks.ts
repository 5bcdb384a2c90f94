/**
 * Ways out of Pyodide, as programs. Each defines `attempt(host)`, which raises, or gives what it reached; `host` names
 * a file and a port of this machine. Each works on a Pyodide that is not boxed in (escape.test.ts shows it), but for
 * those marked: they go after what only the box has.
 */
export interface Attack {
  readonly name: string;
  readonly code: string;
  /** It has nothing to find in an open Pyodide. */
  readonly boxOnly?: true;
}

const CORE_BY_CTYPES = `
import ctypes
start = ctypes.pythonapi.PyInit__pyodide_core
start.restype = ctypes.py_object
core = start()
`;

export const ATTACKS: readonly Attack[] = [
  { name: 'import js', code: 'def attempt(host):\n    import js\n    return js.process.version' },
  {
    name: 'import js by importlib, sys.modules cleared',
    code: `
def attempt(host):
    import importlib, sys
    for name in ("js", "pyodide_js", "pyodide", "_pyodide"):
        sys.modules.pop(name, None)
    importlib.invalidate_caches()
    return importlib.import_module("js").process.version`,
  },
  {
    name: 'import pyodide_js, mount a folder of the host',
    code: `
def attempt(host):
    import os, pyodide_js
    os.makedirs("/mnt", exist_ok=True)
    pyodide_js.mountNodeFS("/mnt", host["folder"])
    return open("/mnt/" + host["file"]).read()`,
  },
  {
    name: 'pyodide.code.run_js',
    code: 'def attempt(host):\n    from pyodide.code import run_js\n    return run_js("process.version")',
  },
  {
    name: 'pyodide.ffi, a function made from a proxy',
    code: `
def attempt(host):
    from pyodide.ffi import create_proxy
    return create_proxy(lambda: 0).constructor.constructor("return process.version")()`,
  },
  {
    name: '_pyodide_core',
    code: `
def attempt(host):
    import sys
    sys.modules.pop("_pyodide_core", None)
    import _pyodide_core
    return _pyodide_core.create_proxy(lambda: 0).constructor.constructor("return process.version")()`,
  },
  {
    name: '_pyodide_core, started again by ctypes',
    code: `
def attempt(host):
${CORE_BY_CTYPES.replaceAll(/^(?=.)/gm, '    ')}
    return core.create_proxy(lambda: 0).constructor.constructor("return process.version")()`,
  },
  {
    name: 'a JavaScript error as a way to a constructor',
    code: `
def attempt(host):
${CORE_BY_CTYPES.replaceAll(/^(?=.)/gm, '    ')}
    proxy = core.create_proxy({})
    try:
        proxy.constructor()
        raise RuntimeError("no error to be had")
    except core.JsException as error:
        return error.js_error.constructor.constructor("return process.version")()`,
  },
  {
    name: 'a JavaScript object that the garbage collector knows',
    code: `
def attempt(host):
    import gc
    seen, todo = set(), gc.get_objects()
    while todo:
        item = todo.pop()
        if id(item) in seen:
            continue
        seen.add(id(item))
        if any(kind.__name__ == "JsProxy" for kind in type(item).__mro__):
            return "a proxy"
        if item is not seen and item is not todo:
            todo.extend(gc.get_referents(item))
    raise LookupError("there is none")`,
  },
  {
    name: 'frames and modules of the caller',
    code: `
def attempt(host):
    import sys
    frame = sys._getframe()
    while frame is not None:
        for scope in (frame.f_locals, frame.f_globals):
            for value in list(scope.values()):
                if any(kind.__name__ == "JsProxy" for kind in type(value).__mro__):
                    return "a proxy"
        frame = frame.f_back
    for module in list(sys.modules.values()):
        for value in list(getattr(module, "__dict__", {}).values()):
            if any(kind.__name__ == "JsProxy" for kind in type(value).__mro__):
                return "a proxy"
    raise LookupError("there is none")`,
  },
  {
    name: 'eval by ctypes and Emscripten',
    code: `
def attempt(host):
    import ctypes
    run = ctypes.CDLL(None).emscripten_run_script_string
    run.restype = ctypes.c_char_p
    return run(b"process.version").decode()`,
  },
  {
    name: 'os.system',
    code: `
def attempt(host):
    import os
    status = os.system("touch " + host["touched"])
    if status != 0:
        raise OSError(status)
    return "a shell"`,
  },
  {
    name: 'system() of the C library',
    code: `
def attempt(host):
    import ctypes
    status = ctypes.CDLL(None).system(("touch " + host["touched"]).encode())
    if status != 0:
        raise OSError(status)
    return "a shell"`,
  },
  {
    name: 'a socket',
    code: `
def attempt(host):
    import socket
    socket.create_connection(("127.0.0.1", host["port"]), timeout=5)
    return "a connection"`,
  },
  {
    name: 'pyodide.http',
    code: 'def attempt(host):\n    import pyodide.http\n    return pyodide.http.pyfetch',
  },
  {
    name: 'loadPackage',
    code: 'def attempt(host):\n    import pyodide_js\n    return pyodide_js.loadPackage',
  },
  {
    name: 'the path of the host\u2019s file',
    boxOnly: true,
    code: 'def attempt(host):\n    return open(host["folder"] + "/" + host["file"]).read()',
  },
  {
    name: 'micropip',
    boxOnly: true,
    code: 'def attempt(host):\n    import micropip\n    return "an installer"',
  },
  {
    name: 'the descriptors that are open',
    boxOnly: true,
    code: `
def attempt(host):
    import os
    found = []
    for descriptor in range(256):
        try:
            os.fstat(descriptor)
            found.append(descriptor)
        except OSError:
            pass
    # stdin, stdout, stderr, the trace, the alarm: bytes in, bytes out.
    if found == [0, 1, 2, 3, 4]:
        raise OSError("only these")
    return repr(found)`,
  },
  {
    name: 'a process',
    boxOnly: true,
    code:
      'def attempt(host):\n    import subprocess\n    return subprocess.run(["/bin/ls"], ' +
      'capture_output=True).stdout',
  },
];

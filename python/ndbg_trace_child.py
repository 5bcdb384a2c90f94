"""Starts a recording in a process of its own. Kept to syntax that old Pythons parse, so that they can say they are old.

`--worker` starts one that takes many jobs, `--lines` one that works out single lines. Started with: standard streams
for the program, file descriptor 3 to read the job from, 4 to write the trace to.
"""

import os
import sys

if sys.version_info < (3, 10):
    found = ".".join(str(part) for part in sys.version_info[:3])
    sys.stderr.write("ndbg needs Python 3.10 or newer; %s is %s\n" % (sys.executable, found))
    sys.stderr.flush()
    os._exit(97)

sys.path[:] = [os.path.dirname(os.path.abspath(__file__))] + sys.path[1:]
if "--worker" in sys.argv:
    from ndbg_trace.worker import main
elif "--lines" in sys.argv:
    from ndbg_line_parts.jobs import main
else:
    from ndbg_trace.child import main

# Ours may be cached beside the sources; the program's modules may not.
sys.dont_write_bytecode = True
main()

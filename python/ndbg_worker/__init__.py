"""The Python half of a data worker: makes programs, runs their calls under the tracer, streams the recordings.

It lives as long as its worker. Each call gets fresh globals. What a program could leave behind (files, children,
threads, a changed interpreter) is either prevented or ends the process, and the other half starts a new one.

Read in this order: __main__ (the loop), subject (one program, recorded call by call), variable_changes (a variable
changed midway), guard (what a program must not do).
"""

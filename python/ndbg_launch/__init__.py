"""Questions about a program that src/launch asks the sandboxed Python: expressions, inputs, whether it can run.

`ask.py` is put behind the program and runs the other files from their text, so that none of their lines is recorded.
Each of those has a function `answer(given, scope)`; its arguments are JSON values and the program's names. Standard
library only.
"""

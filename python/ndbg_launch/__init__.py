"""What src/launch asks of a sandboxed Python beside a program, or alone: expressions, inputs, whether it can run.

`ask.py` is put behind the program and runs the others from their text, so that none of their lines is recorded. Each of
them has a function `answer(given, scope)`: what is given as JSON, and the program's names. Standard library only.
"""

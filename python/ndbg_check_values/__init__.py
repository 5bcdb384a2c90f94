"""Checks predicted values and arguments by running the program. Standard library only.

A model wrote what is checked, so it is not trusted. A predicted value is read as a value and never as code
(values.py). Whatever runs, runs in a child process with limits and without a way out (sandbox.py).
"""

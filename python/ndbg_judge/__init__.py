"""Judging predicted values and predicted arguments by running the program. Standard library only.

What is judged was written by a model, so it is untrusted twice over: a predicted value is read as a value and never as
code (values.py), and whatever runs, runs in a child process with limits and without a way out (sandbox.py).
"""

"""Works lines out part by part: while a program runs (instrument.py, notes.py), or one line over given variables
(line.py).
"""

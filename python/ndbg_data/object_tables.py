"""Classes for `object_drills.py`: what their objects hold, and what may be done with them. The programs that use them are put together there.

`%weight Name|Name parameter=values …` begins a class, then come the attributes that `__init__` sets (`class .x = …` is one of the class itself) and
methods: `def name(parameter=values) -> what it gives => how it is called:`, i a number, b a truth, v anything. A few of the methods stand in a
program, with those that they call. `.x` is `self.x` and `.@x` the same attribute of something else, under any name; «a|b» is one of them, also one
within another; $x, $?x, $+x and values as in `frame_tables.py`.
"""
from .object_books import BOOKS
from .object_machines import MACHINES
from .object_stores import STORES

CLASSES = "".join(table.lstrip() for table in (STORES, BOOKS, MACHINES))

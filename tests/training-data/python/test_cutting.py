"""Cutting: objects among the arguments, names of several files, and what a program's calls do not run."""
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from ndbg_data.outcome import outcome

ROOT = Path(__file__).resolve().parents[3]
FILES = {
    "shop/__init__.py": "from .stock import Shelf\n",
    "shop/units.py": '''from collections import namedtuple
try:
    from json import dumps
except ImportError:
    from simplejson import dumps
from random import randrange as absent

LIMIT = 5
Price = namedtuple("Price", "amount unit")

def check(value):
    return value <= LIMIT

def shown(price):
    return dumps(list(price))

def lacking(value):
    return absent(value) if value > 3 else value
''',
    "shop/stock.py": '''import enum
import os
from datetime import datetime

from . import units
from .units import check as allowed

LIMIT = 2
DEPTH = int(os.environ.get("SHOP_DEPTH", "4"))

class Kind(enum.Enum):
    DRY = 1
    COLD = 2

class Shelf:
    def __init__(self, kind, most=LIMIT):
        self.kind, self.items, self.most = kind, [], most

    def __len__(self):
        return len(self.items)

    def __add__(self, other):
        return Shelf(self.kind, self.most + other.most)

    @classmethod
    def cold(cls, most=1):
        return cls(Kind.COLD, most)

    @staticmethod
    def dear(price):
        return price.amount > units.LIMIT

    def holds(self, item):
        return item in self.items

    def room(self):
        return allowed(self.most) and DEPTH - len(self.items)

def older(day, than=datetime(2020, 1, 1)):
    return day < than

def pairs(shelf):
    for number in range(shelf.most):
        yield number, shelf.kind

def saved(shelf):
    return open(shelf)
''',
    "shop/orders.py": '''\ufefffrom __future__ import annotations
import sys
import typing
from collections.abc import MutableSet
from dataclasses import dataclass

if typing.TYPE_CHECKING:
    from absent import wrapped
elif sys.version_info >= (3, 0):
    def wrapped(text):
        return f"<{text}>"

RATES = {"tea": 3}
RATES["jam"] = 4

@dataclass
class Order:
    item: str
    count: int = 1

    def cost(self) -> Order:
        return RATES[self.item] * self.count

class Basket(MutableSet):
    def __init__(self, items=()):
        self.items = list(items)
    def __contains__(self, item):
        return item in self.items
    def __iter__(self):
        return iter(self.items)
    def __len__(self):
        return len(self.items)
    def add(self, item):
        self.items.append(item)
    def discard(self, item):
        self.items.remove(item)

class Till:
    def ring(self, order):
        return self.total(order) + Till.FEE.worth

    def total(self, order):
        return order.cost()

class Fee:
    def __init__(self, worth):
        self.worth = worth

    def on(self, till):
        return Till.FEE

Till.FEE = Fee(1)

class Reader:
    def parse(self, kind):
        return getattr(self, "parse_" + kind)()

    def parse_word(self):
        return wrapped("word")
''',
    "test_shop.py": '''import datetime
import unittest
from shop.orders import Basket, Order, Reader, Till
from shop.stock import Kind, Shelf, older, pairs, saved
from shop.units import Price, lacking, shown

class Test(unittest.TestCase):
    def test_it(self):
        shelf = Shelf(Kind.DRY)
        len(shelf), shelf + Shelf.cold(3), shelf.room(), shelf.holds("tea")
        Shelf.dear(Price(6, "g")), shown(Price(2, "kg")), list(pairs(Shelf(Kind.COLD, 1)))
        older(datetime.datetime(2019, 5, 1)), lacking(2)
        lacking(9)
        self.assertRaises(TypeError, saved, shelf)
        Order("jam", 2).cost(), Till().ring(Order("tea")), Reader().parse("word"), len(Basket("ab"))
''',
}


class Cutting(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        for name, text in FILES.items():
            (cls.folder / name).parent.mkdir(exist_ok=True)
            (cls.folder / name).write_text(text)
        cls.programs, cls.report = cls.cut()

    @classmethod
    def cut(cls):
        out, report = cls.folder / "out.jsonl", cls.folder / "report.json"
        command = [sys.executable, "-m", "ndbg_data.repository", "--project", cls.folder, "--name", "shop"]
        command += ["--tests", "test_shop", "--out", out, "--report", report, "--samples", cls.folder / "calls.jsonl"]
        subprocess.run(command, cwd=ROOT / "python", check=True, capture_output=True)
        programs = [json.loads(line) for line in out.read_text().splitlines()]
        return {program["problem"].rpartition("/")[2]: program for program in programs}, json.loads(report.read_text())

    def shown(self, name):
        program = self.programs[name]
        return {call: outcome(program["source"], call).shown for call in program["calls"]}

    def test_objects_stand_in_calls_as_they_were_made(self):
        self.assertEqual(self.shown("Shelf.__len__"), {"len(Shelf(Kind.DRY))": "0"})
        self.assertEqual(self.shown("Shelf.holds"), {"Shelf(Kind.DRY).holds('tea')": "False"})
        self.assertEqual(self.shown("Shelf.dear"), {"Shelf.dear(Price(6, 'g'))": "True"})
        self.assertEqual(list(self.shown("Shelf.__add__")), ["Shelf(Kind.DRY) + Shelf(Kind.COLD, 3)"])
        self.assertIn("Shelf(Kind.DRY)", self.shown("Shelf.__init__"))
        self.assertEqual(list(self.shown("Shelf.cold")), ["Shelf.cold(3)"])
        self.assertEqual(self.shown("shown"), {"shown(Price(2, 'kg'))": "'[2, \"kg\"]'"})

    def test_a_generator_is_asked_for_all_it_gives(self):
        self.assertEqual(self.shown("pairs"), {"list(pairs(Shelf(Kind.COLD, 1)))": "[(0, <Kind.COLD: 2>)]"})

    def test_names_of_two_files_and_of_modules_are_kept_apart(self):
        source = self.programs["Shelf.room"]["source"]
        self.assertRegex(source, r"(?ms)^LIMIT_stock = 2$.*^LIMIT = 5$")
        self.assertIn("most=LIMIT_stock", source)
        self.assertIn("return value <= LIMIT\n", source)
        self.assertIn("return check(self.most) and DEPTH", source)
        # What was read from outside is what it was while tests ran.
        self.assertIn("DEPTH = 4", source)
        self.assertEqual(self.shown("Shelf.room"), {"Shelf(Kind.DRY).room()": "4"})

    def test_what_a_call_names_keeps_its_name_and_the_program_takes_another(self):
        self.assertEqual(self.shown("older"), {"older(datetime.datetime(2019, 5, 1, 0, 0))": "True"})
        self.assertIn("from datetime import datetime as datetime_stock", self.programs["older"]["source"])

    def test_a_table_is_filled_behind_its_definition_and_data_classes_find_their_module(self):
        shown = {"Order(item='jam', count=2).cost()": "8", "Order(item='tea', count=1).cost()": "3"}
        self.assertEqual(self.shown("Order.cost"), shown)
        self.assertIn('RATES = {"tea": 3}\nRATES["jam"] = 4\n', self.programs["Order.cost"]["source"])

    def test_a_statement_that_makes_an_object_stands_behind_the_class_that_it_needs(self):
        self.assertEqual(self.shown("Till.ring"), {"Till().ring(Order(item='tea', count=1))": "4"})

    def test_methods_that_no_line_names_are_kept_where_a_call_misses_them(self):
        self.assertEqual(self.shown("Reader.parse"), {"Reader().parse('word')": "'<word>'"})
        self.assertEqual(self.shown("Basket.__len__"), {"len(Basket('ab'))": "2"})

    def test_of_conditions_that_are_certain_only_what_runs_is_brought_along(self):
        source = self.programs["Reader.parse"]["source"]
        self.assertTrue(source.startswith('def wrapped(text):\n    return f"<{text}>"\n'), source)
        self.assertNotIn("version_info", source)

    def test_calls_that_come_to_what_is_out_of_reach_go_and_the_others_stay(self):
        self.assertEqual(self.shown("lacking"), {"lacking(2)": "2"})
        self.assertNotIn("saved", self.programs)

    def test_what_tests_called_is_kept_and_cut_again_without_them(self):
        (self.folder / "test_shop.py").rename(self.folder / "gone.py")
        again, report = self.cut()
        self.assertEqual((again, report), (self.programs, self.report))


if __name__ == "__main__":
    unittest.main()

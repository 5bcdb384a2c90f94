"""Copies, slices, sums in place, and what loops and f-strings make of values that look known."""
import copy
from collections import defaultdict, deque
from dataclasses import dataclass, field


@dataclass
class Task:
    title: str
    done: bool = False
    tags: list = field(default_factory=list)


def in_place():
    a = b = [1]
    a += [2]
    c = a
    a = a + [3]
    c += (4,)
    n = m = 1
    n += 1
    t = u = (1, [2])
    t += (3,)
    t[1].append(5)
    x, y = [], []
    x.append(1)
    x, y = y, x
    x.append(2)
    s = "ab"
    s += "c"
    return a, b, c, n, m, t, u, x, y, s


def copied():
    rows = [[1], [2]]
    other = rows[:]
    other.append([3])
    other[0].append(4)
    third = list(rows)
    third[1] = 5
    deep = copy.deepcopy(rows)
    deep[0].append(6)
    pairs = [row for row in rows]
    pairs[1].append(7)
    tables = {"x": rows}
    tables["x"].append(8)
    flat = dict(tables)
    flat["y"] = 9
    groups = defaultdict(list)
    group = groups["k"]
    group.append(1)
    queue = deque(rows)
    queue.append(rows[0])
    queue[0].append(10)
    return rows, other, third, deep, pairs, flat, groups


def records():
    tasks = [Task("it's"), Task('so "much"'), Task("done", True)]
    for task in tasks:
        task.done = not task.done
        task.tags.append(len(task.title))
    best = tasks[0]
    best.title = "other"
    name, n = "it's", 3
    text = f"{name}: {n} {{}} {best.done} {n:>4} {name!r} {[n, name]}"
    return tasks, text


def loops():
    stock = {"a": 1, "b": 0}
    for key, count in stock.items():
        stock[key] = count + 1
    for (i, key), letter in zip(enumerate(stock, 1), "xyz"):
        found = (i, key, letter)
    try:
        for key in stock:
            stock["c"] = 3
    except RuntimeError as error:
        found = str(error)
    numbers = [1, 2]
    for number in numbers:
        if len(numbers) < 4:
            numbers.append(number)
    missing = None
    for wrong in (lambda: missing[0], lambda: numbers[9]):
        try:
            wrong()
        except (TypeError, IndexError) as error:
            found = error
    try:
        numbers[4] = missing.name
    except AttributeError as error:
        found = error
    return found, numbers


print(in_place())
print(copied())
print(records())
print(loops())

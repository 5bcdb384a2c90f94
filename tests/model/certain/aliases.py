"""Objects under several names: through items, calls, closures, defaults, classes."""


class Box:
    shared = []

    def __init__(self, items=None, seen=[]):
        self.items = items if items is not None else []
        self.seen = seen

    def put(self, item):
        self.items.append(item)
        self.seen.append(item)
        self.shared.append(item)
        return self


def keep(row, rows=[]):
    rows.append(row)
    return rows


def first(rows):
    return rows[0]


def turn(rows):
    rows.insert(0, rows.pop())


def adder():
    seen = []

    def add(n):
        seen.append(n)
        return seen

    return add


def rows_and_names():
    shelf = {"a": {"left": 2, "of": [1]}, "b": {"left": 2, "of": [1]}}
    for key in shelf:
        book = shelf[key]
        book["left"] -= 1
        of = book["of"]
        of.append(key)
    book = shelf["a"]
    shelf["a"] = {"left": 1, "of": [1, "a"]}
    book["left"] -= 1
    grid = [[0] * 2] * 2
    line = grid[1]
    line[0] = 5
    grid[0][1] = 6
    rows = [[1], [1], [2]]
    row = rows[0]
    turn(rows)
    row.append(3)
    rows[0], rows[1] = rows[1], rows[0]
    row.append(4)
    top = first(rows)
    top.append(7)
    kept = keep(row)
    kept[0].append(8)
    again = keep(top)
    again.append(9)
    return shelf, grid, rows


def objects():
    boxes = [Box(), Box(), Box([1])]
    for box in boxes:
        box.put(len(boxes))
    box = boxes[0]
    box.items = [7]
    turn(boxes)
    box.put(8)
    last = boxes[-1].put(9)
    last.items.pop()
    add = adder()
    got = add(1)
    add(2)
    got.append(3)
    more = add(4)
    return more, box.items


print(rows_and_names())
print(objects())

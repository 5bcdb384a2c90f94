"""Names that come to stand for something else behind the back of the line that reads them."""

LIMIT = 3
TABLE = {"a": 1, "b": 2}
ROWS = [[1, 2], [3]]
WORDS = ("one", "two")
count = 0
print = print
len = lambda x: 42


def bump():
    global count, LIMIT
    count += 1
    LIMIT = 9
    return count


def change(table):
    table["c"] = 3
    return "changed"


def nested():
    seen = []
    total = 0

    def add(n):
        nonlocal total
        total += n
        seen.append(n)
        return total

    pair = (total, add(2), total, len(seen))
    again = add(3)
    kept = [add(1), seen, total]
    return pair, again, kept, total


def reads():
    first = LIMIT
    text = WORDS
    size = len(text)
    bump()
    second = LIMIT
    table = TABLE
    row = ROWS[0]
    row.append(5)
    rows = ROWS
    return first, second, size, change(table), table, rows


def shadows(list, max=2):
    str = "text"
    int = [list, max]
    sum = str
    return int, sum


def aliases():
    a = [1]
    b = a
    c = (a, b)
    a.append(2)
    d, e = c
    d += [3]
    for item in a:
        if item < 3:
            a.append(item + 10)
        last = item
        if len(a) > 1000 or item > 10:
            break
    for item in b:
        b = "xyz"
        last = item
        break
    x = y = []
    x.append(1)
    del last
    x, y = y, x
    x[0], z = 7, x
    return a, b, c, d, e, y, z


def main():
    one = nested()
    two = reads()
    three = shadows([1, 2])
    four = aliases()
    five = shadows(max={1}, list=())
    return one, two, three, four, five

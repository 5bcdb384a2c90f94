"""Ways out of blocks, and objects under several names: what looks certain and is not."""
from contextlib import closing


class Length(float):
    def __new__(cls, value, unit):
        made = super().__new__(cls, value)
        made.unit = unit
        return made


class Node:
    def __init__(self, value, after=None):
        self.value = value
        self.after = after


class Lost(BaseException):
    pass


class Line:
    def __init__(self, name):
        self.name = name

    def close(self):
        self.name = None


def reversed_nodes(node):
    before = None
    while node is not None:
        node.after, before, node = before, node, node.after
    return before


def tried(text, log):
    try:
        try:
            return int(text)
        except ValueError:
            log.append(text)
            raise
        finally:
            log.append("done")
    except ValueError as error:
        kind = type(error).__name__
    return kind


def lost(n):
    try:
        try:
            if n == 2:
                raise Lost("two")
            return n
        except Exception as error:
            return error
    except Lost as error:
        return str(error)


def first_long(texts):
    found = any((last := text) and len(text) > 3 for text in texts)
    size = 0 if not texts else (count := len(texts))
    return found, last, size, count


def ask():
    with closing(Line("own")) as line:
        name = line.name
    return name, line.name


def main():
    way = Length(3.5, "m")
    other = Length(2.0, "s")
    print(way, way.unit, other.unit)
    node = reversed_nodes(Node(1, Node(2, Node(3))))
    print(node.value, node.after.value)
    log = []
    results = [tried("7", log), tried("x", log)]
    print(results, log)
    print(lost(1), lost(2))
    print(first_long(["ab", "cdef"]))
    print(ask())


main()

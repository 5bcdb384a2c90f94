class Plates:
    def __init__(self, *sizes):
        self.sizes = []
        for s in sizes:
            self << s

    def __lshift__(self, size):
        if self.sizes and size > self.sizes[-1]:
            raise ValueError(f"{size} on {self.sizes[-1]} would fall")
        self.sizes.append(size)
        return self

    def __rshift__(self, other):
        other << self.sizes[-1]
        self.sizes.pop()
        return self

    def __invert__(self):
        return self.sizes[-1] if self.sizes else None

    def __len__(self):
        return len(self.sizes)

    def __str__(self):
        return "/".join(map(str, self.sizes)) or "-"


def main():
    sink, table = Plates(30, 26, 20), Plates()
    sink >> table
    print(sink, table, ~sink)
    try:
        sink >> table
    except ValueError as e:
        print("crash:", e)
    shelf = Plates()
    sink >> shelf
    table >> shelf
    print(sink, table, shelf, len(shelf))
    sink >> table
    shelf >> sink >> table
    print(sink, table, shelf, bool(table))
    print(~sink, ~table, sum(len(p) for p in (sink, table, shelf)))


main()

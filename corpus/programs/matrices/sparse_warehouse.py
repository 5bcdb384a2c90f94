class Sparse:
    def __init__(self, default=0):
        self._cells = {}
        self.default = default

    def __getitem__(self, key):
        return self._cells.get(key, self.default)

    def __setitem__(self, key, value):
        if value == self.default:
            self._cells.pop(key, None)
        else:
            self._cells[key] = value

    def __len__(self):
        return len(self._cells)

    def __add__(self, other):
        result = Sparse(self.default)
        for key in self._cells.keys() | other._cells.keys():
            result[key] = self[key] + other[key]
        return result

    def row(self, r):
        return {c: v for (i, c), v in sorted(self._cells.items()) if i == r}


def main():
    monday = Sparse()
    monday[0, 4] = 12
    monday[2, 1] = 5
    monday[2, 7] += 3
    tuesday = Sparse()
    tuesday[2, 1] = -5
    tuesday[2, 7] = 9
    both = monday + tuesday
    print(len(monday), len(tuesday), len(both))
    print(both[2, 7], both[9, 9], both[2, 1])
    print(both.row(2), both.row(0), both.row(5))
    both[0, 4] = 0
    print(len(both))


main()

def memo(method):
    name = "_memo_" + method.__name__

    def wrapper(self, *args):
        store = self.__dict__.setdefault(name, {})
        if args not in store:
            store[args] = method(self, *args)
        return store[args]
    return wrapper


class Grid:
    def __init__(self, rows):
        self.rows = rows
        self.work = 0

    @memo
    def paths(self, r, c):
        self.work += 1
        if self.rows[r][c] == "#":
            return 0
        if r == 0 and c == 0:
            return 1
        up = self.paths(r - 1, c) if r else 0
        left = self.paths(r, c - 1) if c else 0
        return up + left


open_field = Grid(["...", "...", "..."])
walls = Grid(["..#", ".#.", "..."])
print(open_field.paths(2, 2), open_field.work)
print(walls.paths(2, 2), walls.work)
print(len(walls._memo_paths), open_field.paths(1, 1), open_field.work)

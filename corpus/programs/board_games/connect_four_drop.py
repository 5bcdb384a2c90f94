class ColumnFull(ValueError):
    pass


class Grid:
    WIDTH, HEIGHT = 5, 4

    def __init__(self):
        self.columns = [[] for _ in range(self.WIDTH)]

    def drop(self, column, disc):
        stack = self.columns[column]
        if len(stack) == self.HEIGHT:
            raise ColumnFull(f"column {column} is full")
        stack.append(disc)
        return len(stack) - 1

    def at(self, column, row):
        try:
            return self.columns[column][row]
        except IndexError:
            return None

    def wins(self, column, row):
        disc = self.at(column, row)
        for dc, dr in ((1, 0), (0, 1), (1, 1), (1, -1)):
            run = 1
            for sign in (1, -1):
                k = 1
                while self.at(column + sign * dc * k, row + sign * dr * k) == disc:
                    run += 1
                    k += 1
            if run >= 4:
                return True
        return False


def main():
    g = Grid()
    plan = [2, 2, 3, 2, 1, 2, 2, 0]
    who = "xo"
    for turn, column in enumerate(plan):
        disc = who[turn % 2]
        try:
            row = g.drop(column, disc)
        except ColumnFull as err:
            print("!", err)
            continue
        if g.wins(column, row):
            print(disc, "wins with column", column)
            break
    else:
        print("nobody wins")
    for row in reversed(range(g.HEIGHT)):
        print(" ".join(g.at(c, row) or "." for c in range(g.WIDTH)))


main()

from enum import Enum


class Shot(Enum):
    MISS = "~"
    HIT = "x"
    SUNK = "#"
    REPEAT = "="


class Sea:
    def __init__(self, *ships):
        self.ships = [set(s) for s in ships]
        self.shots = {}

    def fire(self, cell):
        if cell in self.shots:
            return Shot.REPEAT
        result = Shot.MISS
        for ship in self.ships:
            if cell in ship:
                ship.discard(cell)
                result = Shot.HIT if ship else Shot.SUNK
        self.shots[cell] = result
        return result

    @property
    def lost(self):
        return not any(self.ships)


def cells(start, length, vertical=False):
    column, row = ord(start[0]), int(start[1:])
    for i in range(length):
        yield chr(column + (0 if vertical else i)) + str(row + (i if vertical else 0))


def main():
    sea = Sea(cells("A1", 2), cells("D2", 3, vertical=True))
    volley = "A1 C1 B1 D4 D4 D3 E9 D2".split()
    marks = []
    for cell in volley:
        shot = sea.fire(cell)
        marks.append(shot.value)
        if shot is Shot.SUNK:
            print(cell, "sunk!", "game over" if sea.lost else "")
    print("".join(marks))
    rate = sum(s in (Shot.HIT, Shot.SUNK) for s in sea.shots.values()) / len(sea.shots)
    print(f"{rate:.0%} of {len(sea.shots)}")


if __name__ == "__main__":
    main()

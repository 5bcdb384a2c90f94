SHIPS = {
    "destroyer": {(0, 0), (0, 1)},
    "cruiser": {(2, 1), (3, 1), (4, 1)},
    "boat": {(4, 4)},
}


def shoot(ships, cell):
    for name, cells in ships.items():
        if cell in cells:
            cells.remove(cell)
            if not cells:
                del ships[name]
                return f"{name} sunk"
            return "hit"
    return "water"


def parse(text):
    letter, number = text[0], text[1:]
    return "ABCDE".index(letter.upper()), int(number) - 1


shots = "a1 B2 c2 a2 d2 E5 e2".split()
log = {}
for s in shots:
    log[s] = shoot(SHIPS, parse(s))
    print(f"{s!r:>6}: {log[s]}")

hits = [s for s in log if log[s] != "water"]
print("accuracy", round(len(hits) / len(shots) * 100, 1), "%")
print("left:", list(SHIPS) or "nothing")

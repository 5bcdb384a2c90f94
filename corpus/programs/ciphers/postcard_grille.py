GRILLE = ["X..X", "....", ".X..", "...X"]
TEXT = "MEET AT OLD MILL"


def rotate(grille):
    return ["".join(row[c] for row in reversed(grille)) for c in range(len(grille))]


def holes(grille):
    return [(r, c) for r, row in enumerate(grille) for c, x in enumerate(row) if x == "X"]


def write(text, grille):
    sheet = [["_"] * 4 for _ in range(4)]
    letters = iter(text.replace(" ", ""))
    for _ in range(4):
        for r, c in holes(grille):
            letter = next(letters, "*")
            if sheet[r][c] != "_":
                print("overwritten:", sheet[r][c], "by", letter)
            sheet[r][c] = letter
        grille = rotate(grille)
    return sheet


def read(sheet, grille):
    out = ""
    for _ in range(4):
        out += "".join(sheet[r][c] for r, c in holes(grille))
        grille = rotate(grille)
    return out


sheet = write(TEXT, GRILLE)
for row in sheet:
    print(" ".join(row))
print(read(sheet, GRILLE))
covered = set()
g = GRILLE
for _ in range(4):
    covered.update(holes(g))
    g = rotate(g)
print(len(covered), "of 16 squares", g == GRILLE)
print(sorted({(r, c) for r in range(4) for c in range(4)} - covered))

LETTERS = {
    "A": [".#.", "#.#", "###", "#.#"],
    "F": ["##.", "#..", "##.", "#.."],
    "H": ["#.#", "###", "###", "#.#"],
    "Z": ["###", ".#.", "#..", "###"],
}


def left_right(rows):
    return [row[::-1] for row in rows]


def up_down(rows):
    return rows[::-1]


def half_turn(rows):
    return up_down(left_right(rows))


TESTS = [left_right, up_down, half_turn]

for letter, rows in LETTERS.items():
    names = [t.__name__.replace("_", "/") for t in TESTS if t(rows) == rows]
    print(letter, names or "no symmetry")

word = "HAH"
joined = ["".join(LETTERS[ch][i] + " " for ch in word).rstrip() for i in range(4)]
print("\n".join(joined))
print(left_right(joined) == joined, half_turn(joined) == joined)
differ = sum(a != b for r, s in zip(LETTERS["Z"], half_turn(LETTERS["Z"])) for a, b in zip(r, s))
print("Z misses by", differ)

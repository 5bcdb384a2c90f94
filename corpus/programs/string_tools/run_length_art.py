from itertools import groupby
import re


def pack(row):
    return "".join(f"{len(list(g)) if (c := k) else ''}{c}" for k, g in groupby(row))


def unpack(text):
    return "".join(int(n or 1) * c for n, c in re.findall(r"(\d*)(\D)", text))


picture = [
    "..####..",
    ".#....#.",
    "#.#..#.#",
    "#......#",
    "#.#..#.#",
    "#..##..#",
    ".#....#.",
    "..####..",
]
packed = [pack(row) for row in picture]
print(packed[0], packed[2], packed[3])
raw, small = sum(map(len, picture)), sum(map(len, packed))
print(f"{raw} -> {small} ({small / raw:.0%})")
print([unpack(p) for p in packed] == picture)
print(unpack("3.2#ab10-"))
mirror = [row == row[::-1] for row in picture]
print(all(mirror), picture == picture[::-1])
worst = max(zip(packed, picture), key=lambda t: len(t[0]) - len(t[1]))
print(worst)

from typing import Iterator, Tuple

FIELD = """\
*..*
....
.**.
"""


def around(r: int, c: int, h: int, w: int) -> Iterator[Tuple[int, int]]:
    for y in range(max(0, r - 1), min(h, r + 2)):
        for x in range(max(0, c - 1), min(w, c + 2)):
            if (y, x) != (r, c):
                yield y, x


def hints(text: str) -> list:
    grid = text.splitlines()
    h, w = len(grid), len(grid[0])
    result = []
    for r in range(h):
        line = ""
        for c in range(w):
            if grid[r][c] == "*":
                line += "*"
                continue
            n = sum(grid[y][x] == "*" for y, x in around(r, c, h, w))
            line += str(n or ".")
        result.append(line)
    return result


if __name__ == "__main__":
    for line in hints(FIELD):
        print(line)
    print(sorted(around(0, 0, 3, 4)))

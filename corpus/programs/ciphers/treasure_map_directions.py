from enum import Enum


class Heading(Enum):
    N = (0, 1)
    E = (1, 0)
    S = (0, -1)
    W = (-1, 0)

    def right(self):
        members = list(Heading)
        return members[(members.index(self) + 1) % 4]


CODE = "3N2E|fox|1S4W|owl|2N"
KEYS = {"fox": 2, "owl": 3}


def decode(code):
    turn = 0
    for part in code.split("|"):
        if part in KEYS:
            turn += KEYS[part]
            continue
        for i in range(0, len(part), 2):
            steps, heading = int(part[i]), Heading[part[i + 1]]
            for _ in range(turn % 4):
                heading = heading.right()
            yield steps, heading


def walk(steps, start=(0, 0)):
    x, y = start
    yield x, y
    for n, heading in steps:
        dx, dy = heading.value
        x, y = x + n * dx, y + n * dy
        yield x, y


def main():
    steps = list(decode(CODE))
    print([f"{n}{h.name}" for n, h in steps])
    path = list(walk(steps))
    print(path)
    treasure = path[-1]
    print("treasure at", treasure, "way of", sum(n for n, _ in steps), "straight", abs(treasure[0]) + abs(treasure[1]))
    wrong = list(walk(decode(CODE.replace("fox", "owl"))))[-1]
    print("with the wrong animal:", wrong)
    xs, ys = zip(*path)
    for y in range(max(ys), min(ys) - 1, -1):
        print("".join("X" if (x, y) == treasure else "o" if (x, y) in path else "." for x in range(min(xs), max(xs) + 1)))


if __name__ == "__main__":
    main()

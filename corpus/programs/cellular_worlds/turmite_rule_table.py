TABLE = {
    # (state, colour): (new colour, turn, new state)
    (0, 0): (1, "R", 0),
    (0, 1): (1, "R", 1),
    (1, 0): (0, "N", 0),
    (1, 1): (0, "N", 1),
}
TURN = {"N": 0, "R": 1, "U": 2, "L": 3}
HEADINGS = [(0, -1), (1, 0), (0, 1), (-1, 0)]


def run(steps, tape=None):
    tape = {} if tape is None else tape
    x = y = heading = state = 0
    for _ in range(steps):
        color, turn, state = TABLE[state, tape.get((x, y), 0)]
        tape[x, y] = color
        heading = (heading + TURN[turn]) % 4
        dx, dy = HEADINGS[heading]
        x, y = x + dx, y + dy
        yield x, y, state


def main():
    tape = {}
    path = list(run(12, tape))
    print(path)
    print("coloured:", sorted(k for k, v in tape.items() if v))
    states = [s for *_, s in path]
    print("states", "".join(map(str, states)))
    far = max(abs(x) + abs(y) for x, y, _ in path)
    print("farthest", far, "revisits", len(path) - len({p[:2] for p in path}))


main()

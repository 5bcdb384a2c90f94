from functools import partial


def toggle(lights, r, c):
    for y, x in ((r, c), (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
        if 0 <= y < len(lights) and 0 <= x < len(lights[0]):
            lights[y][x] ^= 1


def encode(lights):
    number = 0
    for row in lights:
        for bit in row:
            number = number << 1 | bit
    return number


def main():
    lights = [[0, 1, 0], [1, 1, 1], [0, 1, 0]]
    press = partial(toggle, lights)
    print(bin(encode(lights)))
    press(0, 0)
    print(lights, encode(lights))
    press(1, 1)
    press(0, 0)
    print("all dark" if not encode(lights) else "still on: %d" % encode(lights))
    press(2, 2)
    lit = [(r, c) for r, row in enumerate(lights) for c, on in enumerate(row) if on]
    print(lit)


main()

# The old way: plain integers as flags.
READ, WRITE, EXEC = 1, 2, 4
NAMES = {READ: "r", WRITE: "w", EXEC: "x"}


def show(mode):
    return "".join(NAMES[bit] if mode & bit else "-" for bit in NAMES)


def octal(text):
    return [int(d) for d in text]


for text in ("755", "640", "007"):
    print(text, "".join(map(show, octal(text))))
mode = READ | WRITE
mode |= EXEC
print(show(mode), mode)
mode &= ~WRITE
mode ^= READ
print(show(mode), mode, bool(mode & READ), mode == EXEC)
print(READ + READ == WRITE, show(READ + READ), "adding twice sets another bit")
print(show(7 - WRITE), bin(mode << 3), [b for b in NAMES if 6 & b])

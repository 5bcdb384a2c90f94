lines = ["GRAND", "winter", "sale"]
width = max(map(len, lines)) + 6
print("+" + "-" * width + "+")
for i, line in enumerate(lines):
    inner = line.center(width, "*" if i == 0 else " ")
    print(f"|{inner}|")
print("+" + "-" * width + "+")
print("7".zfill(3), "-7".zfill(3), "+42".zfill(6), "abc".zfill(2))
print(repr("x".ljust(4)), repr("x".rjust(4, ".")))
for n in (5, 123, 12345):
    text = f"{n:,}"
    print(text.rjust(8), str(n).zfill(6), f"{n:>8x}", f"{n:08b}"[-8:])
title = "the old man and the sea"
print(title.title(), "|", title.capitalize(), "|", title.swapcase()[:7])
print(" ".join(w if w in ("and", "the") and i else w.title() for i, w in enumerate(title.split())))

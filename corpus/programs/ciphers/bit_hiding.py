pixels = [200, 13, 77, 54, 255, 0, 31, 128, 90, 91, 17, 64, 5, 6, 222, 100]


def hide(pixels, text):
    bits = [int(b) for c in text for b in f"{ord(c):08b}"]
    if len(bits) > len(pixels):
        raise OverflowError(f"{len(bits)} bits do not fit into {len(pixels)} pixels")
    return [p & ~1 | b for p, b in zip(pixels, bits)] + pixels[len(bits):]


def reveal(pixels, length):
    text = ""
    for i in range(length):
        value = 0
        for p in pixels[8 * i:8 * i + 8]:
            value = value << 1 | p & 1
        text += chr(value)
    return text


carrier = hide(pixels, "Hi")
print(carrier)
print(reveal(carrier, 2))
changes = [b - a for a, b in zip(pixels, carrier)]
print(changes, "changed:", sum(map(abs, changes)))
brighter = [min(255, p + 2) for p in carrier]
print(reveal(brighter, 2), brighter[4])
try:
    hide(pixels, "Hey")
except OverflowError as e:
    print(e)
print(sum(p & 1 for p in pixels), sum(p & 1 for p in carrier))

BANDS = ("60", "230", "910", "3k6", "14k")
PRESETS = {
    "flat": (0, 0, 0, 0, 0),
    "rock": (5, 3, -1, 3, 5),
    "voice": (-4, 1, 5, 4, -2),
}


def clamp(x, low=-12, high=12):
    return low if x < low else high if x > high else x


def combine(*names, gain=1.0):
    return tuple(clamp(round(sum(values) * gain)) for values in zip(*(PRESETS[n] for n in names)))


def bars(levels):
    for band, level in zip(BANDS, levels):
        left = ("#" * -level).rjust(8) if level < 0 else " " * 8
        right = "#" * level
        yield f"{band:>4} {left}|{right}"


print(combine("rock"), combine("rock", "voice"))
print(*bars(combine("rock", "voice")), sep="\n")
loud = combine("rock", "rock", "rock", gain=1.5)
print("clipped:", [b for b, l in zip(BANDS, loud) if abs(l) == 12])
print(combine("flat", gain=99) == PRESETS["flat"])
ranked = sorted(PRESETS, key=lambda n: -sum(map(abs, PRESETS[n])))
print(ranked)
PRESETS["mine"] = tuple((a + b) // 2 for a, b in zip(PRESETS["rock"], PRESETS["voice"]))
print(PRESETS["mine"])

FACTORS = {"piece": 1, "pack": 6, "carton": 48, "pallet": 1920}


def to_pieces(text):
    total = 0
    for part in text.split(","):
        number, unit = part.split()
        unit = unit.rstrip("s")
        total += int(number) * FACTORS[unit]
    return total


def from_pieces(n):
    words = []
    for unit, size in sorted(FACTORS.items(), key=lambda f: f[1], reverse=True):
        count, n = divmod(n, size)
        if count:
            words.append(f"{count} {unit}{'s' if count > 1 else ''}")
    return ", ".join(words) or "nothing"


for text in ["3 cartons, 2 packs", "1 pallet, 47 cartons, 8 packs", "100 pieces"]:
    n = to_pieces(text)
    back = from_pieces(n)
    print(f"{text!r} = {n} = {back!r}")
    assert to_pieces(back) == n

print(from_pieces(0), "/", from_pieces(1919))
print(to_pieces("2 boxes"))

from itertools import groupby

GUESTS = [
    ("Tilda", "Novak", "Mühlweg 3"),
    ("Pavel", "Novak", "Mühlweg 3"),
    ("Iris", "Blum", "Am Anger 10"),
    ("Mona", "Novak", "Hafenstr. 1"),
    ("Ole", "Brandt", "Am Anger 10"),
]


def salutation(members):
    firsts = [m[0] for m in members]
    lasts = sorted({m[1] for m in members})
    if len(members) == 1:
        return f"{firsts[0]} {lasts[0]}"
    if len(lasts) == 1:
        return f"{', '.join(firsts[:-1])} and {firsts[-1]} {lasts[0]}"
    return " and ".join(f"{f} {l}" for f, l, _ in members)


def main():
    by_address = sorted(GUESTS, key=lambda g: g[2])
    envelopes = []
    for address, members in groupby(by_address, key=lambda g: g[2]):
        envelopes.append((salutation(list(members)), address))
    for to, address in envelopes:
        print(f"{to:<28}| {address}")
    stamps = 0.85 * len(envelopes)
    saved = (len(GUESTS) - len(envelopes)) * 0.85
    print(f"stamps {stamps:.2f}, saved {saved:.2f}")


main()

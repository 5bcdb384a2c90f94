"""Groups of five digits, as read out on the radio."""

CODE = {c: f"{i:02}" for i, c in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ .", start=1)}


def to_groups(text, size=5):
    digits = "".join(CODE[c] for c in text.upper())
    digits += "0" * (-len(digits) % size)
    return [digits[i:i + size] for i in range(0, len(digits), size)]


def from_groups(groups):
    digits = "".join(groups)
    letters = {v: k for k, v in CODE.items()}
    pairs = (digits[i:i + 2] for i in range(0, len(digits), 2))
    return "".join(letters.get(p, "") for p in pairs)


def say(groups):
    names = "null eins zwo drei vier fünf sechs sieben acht neun".split()
    return [" ".join(names[int(d)] for d in g) for g in groups]


def main():
    groups = to_groups("Agent 7 is late".replace("7", "seven"))
    print(" ".join(groups))
    print(from_groups(groups))
    print(say(groups)[0])
    repeated = [g for pair in zip(groups, groups) for g in pair]
    print(len(repeated), repeated[:4])
    lost = groups[:]
    del lost[1]
    print(repr(from_groups(lost)))
    try:
        to_groups("code 42")
    except KeyError as e:
        print("cannot send", e)


if __name__ == "__main__":
    main()

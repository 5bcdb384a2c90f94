KEYWORD = "BLACKHORSE"


def encode(cents, keyword=KEYWORD, repeat="X"):
    """Write a purchase price so that customers cannot read it."""
    letters = [keyword[int(d) - 1] for d in str(cents)]
    for i in range(1, len(letters)):
        if letters[i] == letters[i - 1]:
            letters[i] = repeat
    return "".join(letters)


def decode(text, keyword=KEYWORD, repeat="X"):
    digits = ""
    for c in text:
        if c == repeat:
            digits += digits[-1]
        else:
            digits += str((keyword.index(c) + 1) % 10)
    return int(digits)


def main():
    goods = {"vase": (1450, 2900), "clock": (8800, 14900), "stool": (333, 300), "lamp": (1000, 2500)}
    labels = {}
    for name, (bought, sold) in goods.items():
        labels[name] = encode(bought)
        margin = (sold - bought) / sold
        print(f"{name:<6}{labels[name]:<6}{sold / 100:>8.2f} {margin:>6.1%}")
    print([decode(l) == goods[n][0] for n, l in labels.items()])
    for name, label in labels.items():
        if decode(label) != goods[name][0]:
            print(name, decode(label), "instead of", goods[name][0])
    losses = [n for n in goods if goods[n][1] < decode(labels[n])]
    print("do not sell:", losses)
    print(len(set(KEYWORD)) == 10, encode(1234567890), decode("BX"))


if __name__ == "__main__":
    main()

FLAGS = {"A": "|white|blue", "B": "red", "C": "blue/white/red/white/blue", "K": "|yellow|blue", "O": "\\red\\yellow"}
MEANINGS = {"A": "diver down", "B": "dangerous goods", "C": "yes", "K": "wish to talk", "O": "man overboard"}


def describe(code):
    if code.startswith("|"):
        return "halves " + " and ".join(code.strip("|").split("|"))
    if code.startswith("\\"):
        return "diagonal " + " and ".join(code.strip("\\").split("\\"))
    if "/" in code:
        return f"{code.count('/') + 1} stripes, {code.split('/')[0]} outside"
    return "all " + code


def colours(code):
    for mark in "|\\/":
        code = code.replace(mark, " ")
    return code.split()


def read(hoist):
    letters = [next((k for k, v in FLAGS.items() if v == code), "?") for code in hoist]
    return "".join(letters)


def main():
    for letter, code in FLAGS.items():
        print(f"{letter} {describe(code):<32}{MEANINGS[letter]}")
    hoist = [FLAGS[ch] for ch in "BACK"]
    print(read(hoist), read(hoist[::-1]), read(["green"]))
    cloth = {}
    for code in hoist:
        for c in colours(code):
            cloth[c] = cloth.get(c, 0) + 1 / len(colours(code))
    print({c: round(n, 2) for c, n in cloth.items()}, round(sum(cloth.values()), 6))
    no_red = [k for k, v in FLAGS.items() if "red" not in colours(v)]
    print("without red:", no_red)


if __name__ == "__main__":
    main()

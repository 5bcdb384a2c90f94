MORSE = {".-": "A", "-.": "N", "...": "S", "---": "O", ".": "E", "-": "T", "..-": "U"}


def symbols(signal):
    """Durations: positive is tone, negative is silence, in units."""
    for d in signal:
        if d > 0:
            yield "." if d < 2 else "-"
        elif d <= -7:
            yield "/"
        elif d <= -3:
            yield " "


def letters(stream):
    code = ""
    for s in stream:
        if s in ".-":
            code += s
            continue
        if code:
            yield MORSE.get(code, "#")
            code = ""
        if s == "/":
            yield " "
    if code:
        yield MORSE.get(code, "#")


def main():
    sos = [1, -1, 1, -1, 1, -3, 3, -1, 3, -1, 3, -3, 1, -1, 1, -1, 1]
    print("".join(symbols(sos)))
    print("".join(letters(symbols(sos))))
    text = "... ..- -./. .- .../-.-"
    print("".join(letters(text)))
    print(repr("".join(letters("  //"))), next(letters("-")))
    back = {v: k for k, v in MORSE.items()}
    print(" ".join(back[ch] for ch in "OSTSEE"))


if __name__ == "__main__":
    main()

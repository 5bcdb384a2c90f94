LETTERS = {3: "A", 25: "B", 1: "E", 6: "I", 24: "O", 20: "H", 16: "T", 4: " "}
FIGURES = {3: "-", 25: "?", 1: "3", 6: "8", 24: "9", 20: "#", 16: "5", 4: " "}
TO_LETTERS, TO_FIGURES = 31, 27


def encode(text):
    mode, codes = LETTERS, []
    for ch in text:
        if ch not in mode.values():
            mode = FIGURES if mode is LETTERS else LETTERS
            codes.append(TO_FIGURES if mode is FIGURES else TO_LETTERS)
        for code, letter in mode.items():
            if letter == ch:
                codes.append(code)
    return codes


def decode(codes):
    mode, text = LETTERS, ""
    for c in codes:
        if c == TO_LETTERS:
            mode = LETTERS
        elif c == TO_FIGURES:
            mode = FIGURES
        else:
            text += mode[c]
    return text


def tape(codes):
    return "\n".join(f"{c:05b}".replace("0", ".").replace("1", "O") for c in codes)


def main():
    codes = encode("HOTEL 35 BAHIA")
    print(codes, len(codes))
    print(decode(codes))
    print(tape(codes[:3]))
    lost = [c for c in codes if c != TO_LETTERS]
    print("shift lost:", decode(lost))
    print(decode(encode("8-9?")), decode([TO_FIGURES, 16, 4, 16]))


if __name__ == "__main__":
    main()

def table(key):
    letters = []
    for ch in key.upper() + "ABCDEFGHIKLMNOPQRSTUVWXYZ":
        if ch == "J":
            ch = "I"
        if ch.isalpha() and ch not in letters:
            letters.append(ch)
    return ["".join(letters[i:i + 5]) for i in range(0, 25, 5)]


def pairs(text):
    letters = [c for c in text.upper().replace("J", "I") if c.isalpha()]
    while letters:
        a = letters.pop(0)
        b = letters.pop(0) if letters and letters[0] != a else "X"
        yield a + b


def locate(square, ch):
    for r, row in enumerate(square):
        if ch in row:
            return r, row.index(ch)


def swap(square, pair, step=1):
    (r1, c1), (r2, c2) = (locate(square, ch) for ch in pair)
    if r1 == r2:
        return square[r1][(c1 + step) % 5] + square[r2][(c2 + step) % 5]
    if c1 == c2:
        return square[(r1 + step) % 5][c1] + square[(r2 + step) % 5][c2]
    return square[r1][c2] + square[r2][c1]


def main():
    square = table("Monarchy")
    print("\n".join(square))
    plain = list(pairs("Ball jar!"))
    secret = [swap(square, p) for p in plain]
    print(plain, secret)
    back = [swap(square, s, step=-1) for s in secret]
    print(back == plain, "".join(back))
    print(list(pairs("xx")), locate(square, "Z"), locate(square, "J"))


if __name__ == "__main__":
    main()

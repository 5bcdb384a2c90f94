def compress(text):
    result = ""
    count = 1
    for i in range(1, len(text)):
        if text[i] == text[i - 1]:
            count += 1
        else:
            result += text[i - 1] + str(count)
            count = 1
    return result


def expand(short):
    result = ""
    for i in range(0, len(short), 2):
        result += short[i] * int(short[i + 1])
    return result


def main():
    words = ["aabbb", "abc", "zzzz", "hello"]
    for w in words:
        c = compress(w)
        e = expand(c)
        print(w, c, e)
        if e != w:
            print("  lost:", w[len(e):])
    saved = 0
    for w in words:
        saved += len(w) - len(compress(w))
    print("saved", saved, "letters")
    print(repr(compress("")), repr(expand("x3y1")))


main()

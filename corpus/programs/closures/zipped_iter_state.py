def lookahead(text):
    chars = list(text)
    pos = 0

    def peek():
        return chars[pos] if pos < len(chars) else None

    def take(test=lambda c: True):
        nonlocal pos
        out = ""
        while peek() is not None and test(peek()):
            out += chars[pos]
            pos += 1
        return out

    def skip(n=1):
        nonlocal pos
        pos += n
        return pos

    return peek, take, skip


def amounts(text):
    peek, take, skip = lookahead(text)
    found = {}
    while peek():
        take(lambda c: not c.isdigit())
        number = take(str.isdigit)
        if not number:
            break
        take(str.isspace)
        unit = take(str.isalpha)
        found[unit] = found.get(unit, 0) + int(number)
    return found


if __name__ == "__main__":
    print(amounts("mix 200g flour, 2 eggs and 50 g sugar; wait 10min"))
    print(amounts("3 x 4"))
    print(amounts("nothing"))
    peek, take, skip = lookahead("ab12")
    print(skip(), peek(), take(str.isalpha), take(), peek(), take())

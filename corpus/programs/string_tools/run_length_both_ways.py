def encode(text):
    if not text:
        return ""
    out, last, n = [], text[0], 0
    for c in text + "\0":
        if c == last:
            n += 1
        else:
            out.append(last if n == 1 else f"{n}{last}")
            last, n = c, 1
    return "".join(out)


def decode(code):
    text = number = ""
    for c in code:
        if c.isdigit():
            number += c
        else:
            text += c * int(number or 1)
            number = ""
    return text


for word in ("aaabcc", "zzzzzzzzzzzz", "", "xyz"):
    code = encode(word)
    print(word or "-", "->", code or "-", decode(code) == word)
print(decode("2a10 b"))
print(encode("1122"), decode(encode("1122")))     # digits break it

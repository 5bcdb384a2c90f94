runes = {"ᚠ": "f", "ᚢ": "u", "ᚦ": "th", "ᚨ": "a", "ᚱ": "r", "ᚲ": "k", "ᛁ": "i", "ᛏ": "t", "ᛒ": "b"}
back = {latin: rune for rune, latin in runes.items()}
stones = ["ᚠᛁᚱᛏ", "ᛒᚨᚦ", "ᚲᚱᚨᚠᛏ", "ᚠᛁᛪ"]


def read(stone, unknown="_"):
    return "".join(runes.get(r, unknown) for r in stone)


def write(word):
    out = ""
    i = 0
    while i < len(word):
        for size in (2, 1):
            part = word[i:i + size]
            if part in back:
                out += back[part]
                i += len(part)
                break
        else:
            raise ValueError(f"no rune for {word[i]!r} in {word}")
    return out


for s in stones:
    text = read(s)
    same = "_" not in text and write(text) == s
    print(s, text, "ok" if same else "damaged")
for word in ("truth", "bark", "moon"):
    try:
        print(word, write(word), len(write(word)))
    except ValueError as e:
        print(e)
used = sorted({r for s in stones for r in s if r in runes}, key=list(runes).index)
print("".join(used), len(runes) - len(used), "unused")

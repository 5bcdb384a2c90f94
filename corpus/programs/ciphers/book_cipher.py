PAGE = """
it was a bright cold day in april and the clocks were striking
he sat at the window and waited for a letter that never came
""".strip().splitlines()

words = {}
for line_no, line in enumerate(PAGE, 1):
    for word_no, word in enumerate(line.split(), 1):
        words.setdefault(word, []).append((line_no, word_no))


def encode(message):
    used = {}
    code = []
    for w in message.split():
        places = words.get(w)
        if places is None:
            code.append("-".join(spell(w)))
            continue
        n = used.get(w, 0)
        used[w] = n + 1
        code.append("%d.%d" % places[n % len(places)])
    return code


def spell(w):
    for c in w:
        for candidate in sorted(words):
            if candidate.startswith(c):
                yield "%d.%d" % words[candidate][0]
                break
        else:
            yield "?"


def decode(code):
    def lookup(ref):
        if ref == "?":
            return "?"
        line, word = map(int, ref.split("."))
        return PAGE[line - 1].split()[word - 1]

    for item in code:
        if "-" in item:
            yield "".join(lookup(r)[0] for r in item.split("-"))
        else:
            yield lookup(item)


code = encode("the letter and the clocks the dawn")
print(code)
print(" ".join(decode(code)))
print(encode("zoo"), list(decode(["2.3", "?-1.1"])))

pattern = "k2 (p1 k1)*3 (yo k2tog)*2 k2"

STITCHES = {"k": (1, 1), "p": (1, 1), "yo": (0, 1), "k2tog": (2, 1)}


def expand(text):
    out = []
    while text:
        text = text.strip()
        if text[0] == "(":
            inside, rest = text[1:].split(")*", 1)
            times, _, text = rest.partition(" ")
            out += expand(inside) * int(times)
        else:
            token, _, text = text.partition(" ")
            if token in STITCHES:
                out.append(token)
            else:
                out += [token[0]] * int(token[1:])
    return out


def count(stitches):
    used = sum(STITCHES[s][0] for s in stitches)
    made = sum(STITCHES[s][1] for s in stitches)
    return used, made


row = expand(pattern)
print(" ".join(row))
print(len(row), count(row))
for text in ("k5", "(k1 yo)*4", "k2tog k2tog", "p2 yo yo p2"):
    used, made = count(expand(text))
    print(f"{text:<14}{used} -> {made} ({made - used:+d})")

stitches = 14
for text in [pattern, "k4 k2tog k2 k2tog k4", "k12"]:
    used, made = count(expand(text))
    if used != stitches:
        print("row does not fit:", text, used, "!=", stitches)
        break
    stitches = made
else:
    print("finished with", stitches)

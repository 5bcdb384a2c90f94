def one(s):
    out = ""
    for c in s:
        out = c + out
    return out


def two(s):
    return s[::-1]


def three(s):
    return "".join(reversed(s))


def four(s):
    return s if len(s) < 2 else four(s[1:]) + s[0]


def five(s):
    chars = list(s)
    i, j = 0, len(chars) - 1
    while i < j:
        chars[i], chars[j] = chars[j], chars[i]
        i, j = i + 1, j - 1
    return "".join(chars)


text = "abcde"
results = [f(text) for f in (one, two, three, four, five)]
print(results, len(set(results)) == 1)
print(" ".join(w[::-1] for w in "to be or".split()), " ".join("to be or".split()[::-1]))
print(four(""), repr(one("x")))

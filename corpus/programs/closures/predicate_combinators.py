"""Small tests that can be put together."""


def both(p, q):
    return lambda x: p(x) and q(x)


def either(p, q):
    return lambda x: p(x) or q(x)


def negate(p):
    return lambda x: not p(x)


def longer(n):
    return lambda s: len(s) > n


def starts(letters):
    return lambda s: s[:1].lower() in letters


def has_digit(s):
    return any(map(str.isdigit, s))


passwords = ["hello", "X9", "apple77pie", "Über2024", "", "opensesame"]
vowel = starts("aeiou")
strong = both(longer(6), has_digit)
funny = both(either(vowel, negate(longer(2))), negate(strong))

for p in passwords:
    marks = [name for name, test in [("vowel", vowel), ("strong", strong), ("funny", funny)] if test(p)]
    print(f"{p!r:13} {', '.join(marks) or '-'}")

print(sum(map(strong, passwords)), "strong")
print(list(filter(negate(either(vowel, strong)), passwords)))

RULES = [
    ("at least 8 characters", lambda p: len(p) >= 8),
    ("a digit", lambda p: any(c.isdigit() for c in p)),
    ("a capital letter", lambda p: any(c.isupper() for c in p)),
    ("no spaces", lambda p: " " not in p),
]


def problems(password, rules=RULES):
    return [name for name, test in rules if not test(password)]


def strength(password):
    kinds = {
        "digit" if c.isdigit() else "letter" if c.isalpha() else "other"
        for c in password
    }
    return len(password) * len(kinds)


def main():
    words = ["hunter2", "Correct Horse 1", "Tr0ub4dor&3", "", "ÜBERMUT99"]
    for w in words:
        missing = problems(w)
        text = "ok" if not missing else "needs " + ", ".join(missing)
        print(f"{w!r:18} {text}")
    good = [w for w in words if not problems(w)]
    best = max(good, key=strength)
    print("best:", best, strength(best))
    short = RULES[1:]
    print(problems("hunter2", short), problems("", rules=[]))


main()

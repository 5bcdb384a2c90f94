import re

IRREGULAR = {"child": "children", "mouse": "mice", "person": "people", "sheep": "sheep"}
RULES = [
    (r"(s|x|z|ch|sh)$", r"\1es"),
    (r"([^aeiou])y$", r"\1ies"),
    (r"(?<!roo)fe?$", "ves"),
    (r"$", "s"),
]


def plural(noun):
    if noun in IRREGULAR:
        return IRREGULAR[noun]
    for pattern, ending in RULES:
        new, n = re.subn(pattern, ending, noun, count=1)
        if n:
            return new


def amount(n, noun):
    return f"{n or 'no'} {noun if n == 1 else plural(noun)}"


def main():
    stock = [(2, "box"), (1, "knife"), (0, "berry"), (3, "child"), (5, "toy"), (2, "leaf"), (4, "roof")]
    print(", ".join(amount(n, w) for n, w in stock))
    total = {}
    for n, w in stock:
        p = plural(w)
        total[p] = total.get(p, 0) + n
    print(total)
    singular = {plural(w): w for _, w in stock}
    print(singular["knives"], singular.get("mice", "?"))
    same = [w for w in IRREGULAR if plural(w) == w]
    print(same, plural("chef"))


if __name__ == "__main__":
    main()

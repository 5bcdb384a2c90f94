import re

MOVIES = [
    ("Ikarie", 1963, 8.0), ("Stalker", 1979, 8.1), ("Brazil", 1985, 7.8), ("Moon", 2009, 7.9), ("Her", 2013, 8.0),
]
PATTERNS = [
    (r"before (\d{4})", lambda m: lambda f: f[1] < int(m[1])),
    (r"after (\d{4})", lambda m: lambda f: f[1] > int(m[1])),
    (r"from the (\d\d)s", lambda m: lambda f: f[1] // 10 % 10 == int(m[1]) // 10),
    (r"better than ([\d.]+)", lambda m: lambda f: f[2] > float(m[1])),
    (r"starting with (\w)", lambda m: lambda f: f[0].lower().startswith(m[1].lower())),
]


def understand(sentence):
    tests = []
    rest = sentence
    for pattern, make in PATTERNS:
        m = re.search(pattern, rest)
        if m:
            tests.append(make(m))
            rest = rest.replace(m[0], "")
    newest_first = "newest" in rest
    limit = re.search(r"\b(\d|one|two)\b", rest)
    n = {"one": 1, "two": 2}.get(limit[1]) or int(limit[1]) if limit else None
    return tests, newest_first, n


def search(sentence):
    tests, newest_first, n = understand(sentence)
    found = [f for f in MOVIES if all(t(f) for t in tests)]
    found.sort(key=lambda f: f[1], reverse=newest_first)
    return [f[0] for f in found[:n]]


def main():
    for s in ("films before 1980", "the newest two films", "one film from the 80s",
              "films after 1970 better than 7.85", "newest films starting with S or I", "2 films before 2010 after 1970"):
        print(f"{s}: {search(s)}")
    print(len(understand("anything")[0]), search("nothing better than 9"))


main()

import re

RULES = """
*.log
!keep.log
build/
/secret.txt
docs/*.pdf
"""


def to_regex(pattern):
    anchored = pattern.startswith("/") or "/" in pattern.rstrip("/")
    directory = pattern.endswith("/")
    core = re.escape(pattern.strip("/")).replace(r"\*", "[^/]*")
    prefix = "^" if anchored else "(^|.*/)"
    suffix = "/.*" if directory else "(/.*)?$"
    return re.compile(prefix + core + suffix)


def load(text):
    rules = []
    for line in text.split():
        keep = line.startswith("!")
        rules.append((to_regex(line.lstrip("!")), keep))
    return rules


def ignored(path, rules):
    verdict = False
    for regex, keep in rules:
        if regex.match(path):
            verdict = not keep
    return verdict


rules = load(RULES)
paths = ["a.log", "x/y.log", "x/keep.log", "build/out.o", "lib/build/z", "builder.py",
         "secret.txt", "x/secret.txt", "docs/a.pdf", "docs/old/b.pdf"]
for p in paths:
    print(("- " if ignored(p, rules) else "  ") + p)
print(sum(ignored(p, rules) for p in paths), "of", len(paths), "ignored")
print([p for p in paths if ignored(p, rules) != ignored(p, rules[::-1])])

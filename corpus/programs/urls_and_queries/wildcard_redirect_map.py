#!/usr/bin/env python3
rules = [
    ("/blog/*", "/news/*"),
    ("/p/*/view", "/products/*"),
    ("/old.html", "/"),
    ("/*.php", "/*"),
]
requests = ["/blog/2023/rain", "/p/77/view", "/p/77/edit", "/old.html", "/contact.php", "/blog/"]


def apply(rule, path):
    pattern, target = rule
    if "*" not in pattern:
        return target if path == pattern else None
    before, after = pattern.split("*")
    if not (path.startswith(before) and path.endswith(after)):
        return None
    if len(path) < len(before) + len(after):
        return None
    middle = path[len(before):len(path) - len(after)]
    return target.replace("*", middle)


hits = [0] * len(rules)
for path in requests:
    for i in range(len(rules)):
        new = apply(rules[i], path)
        if new is not None:
            hits[i] += 1
            print(path, "->", new)
            break
    else:
        print(path, "stays")

print(hits, "unused:", [rules[i][0] for i in range(len(rules)) if hits[i] == 0])
chain = apply(rules[3], "/old.html.php")
print(chain, apply(rules[2], chain), apply(("/a*a", "/x*"), "/a"))

old = {"flour": 200, "butter": 100, "sugar": 80, "salt": 2}
new = {"flour": 220, "butter": 100, "cocoa": 30, "sugar": 60}

added = {k: new[k] for k in new if k not in old}
removed = {k: old[k] for k in old if k not in new}
changed = {k: (old[k], new[k]) for k in old if k in new and old[k] != new[k]}

for sign, part in (("+", added), ("-", removed)):
    for k, v in part.items():
        print(sign, k, v)
for k, (a, b) in sorted(changed.items(), key=lambda kv: abs(kv[1][1] - kv[1][0]), reverse=True):
    print("~", k, a, "->", b, f"({(b - a) / a:+.0%})")

same = [k for k, v in old.items() if new.get(k) == v]
print("same:", same)
rebuilt = {**old, **added}
for k, (_, b) in changed.items():
    rebuilt[k] = b
for k in removed:
    del rebuilt[k]
print(rebuilt == new, list(rebuilt) == list(new))
weight = sum(old.values()), sum(new.values())
print(weight, "heavier" if weight > weight[::-1] else "lighter")

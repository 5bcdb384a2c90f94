before = {"api": "1.4.2", "web": "3.0.0", "worker": "0.9.11", "cron": "1.0.0"}
after = {"api": "1.5.0", "web": "3.0.0", "worker": "0.9.9", "search": "0.1.0"}


def version(text):
    return tuple(int(p) for p in text.split("."))


def change(old, new):
    if old is None:
        return "new"
    if new is None:
        return "removed"
    a, b = version(old), version(new)
    if a == b:
        return "same"
    if b < a:
        return "DOWNGRADE"
    return ("major", "minor", "patch")[next(i for i in range(3) if a[i] != b[i])]


def main():
    names = sorted({*before, *after})
    summary = {}
    for name in names:
        old, new = before.get(name), after.get(name)
        kind = change(old, new)
        summary.setdefault(kind, []).append(name)
        print(f"{name:<7} {old or '-':>7} -> {new or '-':<7} {kind}")
    print(summary)
    risky = [n for kind in ("major", "DOWNGRADE") for n in summary.get(kind, [])]
    print("look at:", risky or "nothing")
    print("0.9.9" < "0.9.11", version("0.9.9") < version("0.9.11"))
    print(change("1.0", "1.0.1"))


main()

import re

files = ["page10.png", "page2.png", "Page1.png", "cover.png", "page2b.png", "10.txt", "9.txt"]


def natural(name):
    return [(0, int(part), "") if part.isdigit() else (1, 0, part.lower()) for part in re.split(r"(\d+)", name) if part]


print(sorted(files))
print(sorted(files, key=natural))
print(natural("page2b.png"))

by_ending = {}
for f in sorted(files, key=natural):
    by_ending.setdefault(f.rpartition(".")[2], []).append(f)
for ending, group in sorted(by_ending.items(), reverse=True):
    print(ending, len(group), group[0], "…", group[-1])

numbered = [f for f in files if any(ch.isdigit() for ch in f)]
renamed = {f: re.sub(r"\d+", lambda m: m.group().zfill(3), f) for f in numbered}
assert sorted(renamed.values(), key=str.lower) == [renamed[f] for f in sorted(numbered, key=natural)]
print(renamed["page2b.png"])

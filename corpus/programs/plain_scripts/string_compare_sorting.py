items = ["file10", "file9", "File1", "file1", "übung2", "zebra", "file 3", "10", "9"]

print(sorted(items))
print(sorted(items, key=str.lower))
print(sorted(items, key=len))

# natural order
def parts(text):
    out = []
    number = ""
    for c in text.lower():
        if c.isdigit():
            number += c
        else:
            if number:
                out.append((0, int(number), ""))
                number = ""
            out.append((1, 0, c))
    if number:
        out.append((0, int(number), ""))
    return out

natural = sorted(items, key=parts)
print(natural)
print(natural.index("file10") - natural.index("file9"))
print("file10" < "file9", parts("file10") < parts("file9"))
umlaut = sorted(items, key=lambda s: s.lower().replace("ü", "ue"))
print(umlaut[-2:], max(items), min(items))
groups = {}
for i in items:
    groups.setdefault(i[0].lower(), []).append(i)
print({k: len(v) for k, v in sorted(groups.items())})

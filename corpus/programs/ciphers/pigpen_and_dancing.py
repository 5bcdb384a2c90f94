KEY = {"a": "⅃", "b": "⊔", "c": "L", "d": "⊐", "e": "□", "f": "⊏"}
FLAGS = "|_"

note = "fad cab bead!"
lines = []
unknown = set()
for word in note.split():
    marks = ""
    for i, ch in enumerate(word):
        last = i == len(word) - 1
        if ch in KEY:
            marks += KEY[ch] + (FLAGS[0] if last else "")
        else:
            unknown.add(ch)
            marks += FLAGS[1]
    lines.append(marks)

print(" ".join(lines))
print("not in the key:", unknown)

reverse = dict(zip(KEY.values(), KEY))
text = []
for marks in lines:
    letters = [reverse.get(m, "") for m in marks if m not in FLAGS]
    text.append("".join(letters))
print(" ".join(text))

usage = {s: "".join(lines).count(s) for s in KEY.values()}
for s, n in sorted(usage.items(), key=lambda u: -u[1])[:3]:
    print(s, reverse[s], n)
print(sum(usage.values()), len(note) - note.count(" "))
print(any(n == 0 for n in usage.values()))

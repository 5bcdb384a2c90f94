text = '1,"Miller, Tom","5\'11""",yes\n2,,"",no\n3,plain,  spaced ,"two\nlines"\n'

rows = [[""]]
quoted = False
i = 0
while i < len(text):
    c = text[i]
    if quoted:
        if c == '"' and text[i + 1:i + 2] == '"':
            rows[-1][-1] += '"'
            i += 1
        elif c == '"':
            quoted = False
        else:
            rows[-1][-1] += c
    elif c == '"':
        quoted = True
    elif c == ",":
        rows[-1].append("")
    elif c == "\n":
        rows.append([""])
    else:
        rows[-1][-1] += c
    i += 1

if rows[-1] == [""]:
    rows.pop()
for r in rows:
    print(len(r), r)
names = {int(r[0]): r[1] or None for r in rows}
print(names, [r[3] for r in rows if r[3] in ("yes", "no")])
widest = max((len(cell), cell) for r in rows for cell in r)
print(widest, sum(not c for r in rows for c in r), "empty cells")

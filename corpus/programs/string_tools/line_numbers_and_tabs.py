code = "if x:\n\tprint('a')\n\n\tif y:\n\t    print('b')\nprint('end')\n"

lines = code.splitlines()
width = len(str(len(lines)))
for n, line in enumerate(lines, 1):
    print(f"{n:>{width}} | {line.expandtabs(4)}")

mixed = []
for n, line in enumerate(lines, start=1):
    indent = line[:len(line) - len(line.lstrip())]
    if "\t" in indent and " " in indent:
        mixed.append(n)
print("mixed indentation in", mixed)

blank = [n for n, l in enumerate(lines, 1) if not l.strip()]
print("blank:", blank)
longest = max(lines, key=lambda l: len(l.expandtabs()))
print(repr(longest), len(longest), len(longest.expandtabs()))
print(code.count("\n"), len(code.split("\n")), len(lines))
fixed = [l.replace("\t", "    ") for l in lines]
levels = [(len(l) - len(l.lstrip())) // 4 for l in fixed if l]
print(levels, max(levels))

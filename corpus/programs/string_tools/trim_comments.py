source = '''x = 1  # the answer
name = "C#"  # a language
# whole line

url = 'http://a#b'
y = x  #'''


def strip_comment(line):
    quote = None
    for i in range(len(line)):
        c = line[i]
        if quote:
            if c == quote:
                quote = None
        elif c in "\"'":
            quote = c
        elif c == "#":
            return line[:i].rstrip()
    return line


clean = []
removed = 0
for line in source.split("\n"):
    new = strip_comment(line)
    removed += len(line) - len(new)
    if new:
        clean.append(new)

print("\n".join(clean))
print("removed", removed, "characters")
naive = [l.split("#")[0].rstrip() for l in source.splitlines()]
wrong = [l for l in naive if l and l not in clean]
print("the naive way breaks:", wrong)
names = [l.partition("=")[0].strip() for l in clean]
print(names, all(n.isidentifier() for n in names))

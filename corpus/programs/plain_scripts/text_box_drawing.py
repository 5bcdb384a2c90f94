import textwrap

message = "Dear guests, the lift is out of order until Thursday. Please use the stairs – it is good exercise!"
width = 28

lines = textwrap.wrap(message, width - 4)
print("+" + "-" * (width - 2) + "+")
for line in lines:
    print("| " + line.ljust(width - 4) + " |")
print("+" + "-" * (width - 2) + "+")

centred = [l.center(width, ".") for l in lines]
print(centred[0], len(centred[0]))
print(centred[-1])

full = []
for line in lines[:-1]:
    words = line.split()
    gaps = len(words) - 1
    spaces = width - 4 - sum(map(len, words))
    each, extra = divmod(spaces, gaps)
    text = words[0]
    for i, w in enumerate(words[1:]):
        text += " " * (each + (i < extra)) + w
    full.append(text)
print("\n".join(full))
print({len(t) for t in full})
print(textwrap.shorten(message, 30, placeholder="..."))
print(textwrap.fill("a-b-c " * 5, 12).count("\n"))

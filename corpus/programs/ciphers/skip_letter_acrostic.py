poem = [
    "Many winters passed us by,",
    "Each one colder than the last.",
    "Even so we wandered on,",
    "Telling stories of the past.",
]

acrostic = "".join(line[0] for line in poem)
print(acrostic)
telestich = "".join(line.rstrip(".,")[-1] for line in poem)
print(telestich)
diagonal = "".join(line.split()[i] [0] for i, line in enumerate(poem))
print(diagonal)

letters = [c.lower() for line in poem for c in line if c.isalpha()]
wanted = "sword"
for step in range(2, 8):
    text = "".join(letters[::step])
    if all(c in text for c in wanted):
        print("step", step, text)

position = -1
path = []
for c in wanted:
    position = letters.index(c, position + 1)
    path.append(position)
print(path, "".join(letters[i] for i in path))

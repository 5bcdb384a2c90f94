entries = sorted([
    ("Zapata, Eva", "455 12"), ("Arp, Jo", "99 01"), ("Beck, Lutz", "733"),
    ("Öz, Can", "21 21"), ("Nagel, Ida", "8"),
])

half = (len(entries) + 1) // 2
left, right = entries[:half], entries[half:]

def cell(e):
    name, number = e
    return name + " " + "." * (20 - len(name) - len(number)) + " " + number

for i in range(half):
    line = cell(left[i])
    if i < len(right):
        line += "   " + cell(right[i])
    print(line)

print([e[0][0] for e in entries])
umlaut = str.maketrans("ÄÖÜäöü", "AOUaou")
better = sorted(entries, key=lambda e: e[0].translate(umlaut))
print([e[0][0] for e in better], better.index(("Öz, Can", "21 21")))
first_names = [" ".join(reversed(name.split(", "))) for name, _ in better]
print("; ".join(first_names))
short, *_, long = sorted((number.replace(" ", "") for _, number in entries), key=len)
print(short, long)

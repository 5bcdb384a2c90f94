entries = """Müller;Ina;4711
Adam;Zoe;1200
Mueller;Bo;9
Adam;Carl;1187""".splitlines()

book = []
for line in entries:
    last, first, number = line.split(";")
    book.append({"last": last, "first": first, "number": int(number)})

def plain(name):
    name = name.lower()
    for a, b in ("ü", "ue"), ("ö", "oe"), ("ä", "ae"), ("ß", "ss"):
        name = name.replace(a, b)
    return name

book.sort(key=lambda p: (plain(p["last"]), plain(p["first"])))
for p in book:
    print(f"{p['last']}, {p['first']:.<12}{p['number']:>6}")

numbers = {p["number"]: p for p in book}
wanted = 1187
print(wanted, "belongs to", numbers[wanted]["first"] if wanted in numbers else "nobody")
letters = "".join(sorted({p["last"][0] for p in book}))
print("letters:", letters)

i = 0
while i < len(book) and plain(book[i]["last"]) < "m":
    i += 1
print("M starts at", i)
same = [p["first"] for p in book if plain(p["last"]) == plain("MÜLLER")]
print(same, len(same))
shortest = min(numbers)
print(shortest, numbers[shortest]["last"])

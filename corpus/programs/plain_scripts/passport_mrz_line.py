weights = [7, 3, 1]
fields = {"number": "L898902C3", "birth": "740812", "expiry": "120415"}

def value(c):
    if c == "<":
        return 0
    return int(c, 36)

line = ""
for name, text in fields.items():
    total = 0
    for i, c in enumerate(text):
        total += value(c) * weights[i % 3]
    digit = total % 10
    print(name, text, "check", digit)
    line += text + str(digit)

line = line.ljust(30, "<")
print(line, len(line))

name = "Eriksson, Anna Maria"
last, first = name.upper().split(", ")
mrz = last + "<<" + first.replace(" ", "<")
mrz = mrz[:24].ljust(24, "<")
print(mrz)
back = [part.replace("<", " ").strip().title() for part in mrz.split("<<", 1)]
print(back)
year = int(fields["birth"][:2])
print("born", 1900 + year if year > 24 else 2000 + year)

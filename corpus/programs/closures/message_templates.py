def template(text):
    parts = []
    rest = text
    while "{" in rest:
        before, _, rest = rest.partition("{")
        name, _, rest = rest.partition("}")
        parts.append((before, name))
    names = [n for _, n in parts]

    def fill(**values):
        missing = [n for n in names if n not in values]
        if missing:
            raise TypeError("missing " + ", ".join(missing))
        return "".join(b + str(values[n]) for b, n in parts) + rest

    fill.names = names
    return fill


invite = template("Dear {guest}, our {party} starts at {hour} o'clock!")
sign = template("-- {guest} --")
plain = template("no holes")

print(invite.names, plain.names)
print(invite(guest="Lotte", party="café opening", hour=7))
people = ["Max", "Søren"]
print([sign(guest=p) for p in people], plain())
try:
    invite(guest="X")
except TypeError as e:
    print("TypeError:", e)
print(template("{a}{a}{b}")(a=1, b=None, c=3))

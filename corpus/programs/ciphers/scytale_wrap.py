def wrap(text, turns):
    width = -(-len(text) // turns)
    padded = text.ljust(turns * width, "_")
    rows = [padded[i * width:(i + 1) * width] for i in range(turns)]
    return "".join("".join(col) for col in zip(*rows))


def unwrap(text, turns):
    return "".join(text[i::turns] for i in range(turns)).rstrip("_")


def brute_force(text, known):
    for turns in range(2, len(text)):
        if known in unwrap(text, turns):
            return turns
    return None


orders = {"sparta": "retreat to the hills", "corinth": "send bread"}
for city, order in orders.items():
    plain = order.replace(" ", "")
    strip = wrap(plain, 4)
    print(city, strip, unwrap(strip, 4) == plain, brute_force(strip, "hills"))

print(wrap("abcdefgh", 2), wrap("abcdefgh", 8), wrap("abc", 2))
double = wrap(wrap("helpusnow", 3), 3)
print(double)
print([unwrap(wrap("abcdefg", n), n) for n in (2, 3, 7)])
table = {n: wrap("olympic", n) for n in range(1, 5)}
print(max(table.values(), key=lambda s: s.count("_")), len(set(table.values())))

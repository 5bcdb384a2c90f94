def read_basket(text):
    """Yield (name, quantity, cents) for each line of a basket."""
    for number, line in enumerate(text.splitlines(), 1):
        line = line.partition("#")[0].strip()
        if not line:
            continue
        try:
            name, qty, price = [part.strip() for part in line.split(";")]
            yield name, int(qty), round(float(price) * 100)
        except ValueError as err:
            yield f"line {number}: {err}", 0, 0


def running(rows):
    total = 0
    for name, qty, cents in rows:
        total += qty * cents
        yield name, qty, total


basket = """
carrots; 3; 0.49
rice ; 1; 2.19   # the brown one
# oil; 1; 5
beans; two; 1.05
salt; 1
lentils; 4; 1.29
"""

for name, qty, total in running(read_basket(basket)):
    if qty == 0:
        print("!", name)
    else:
        print(f"{name:<10} x{qty}  {total / 100:.2f}")
*_, last = running(read_basket(basket))
print("paid", last[-1])

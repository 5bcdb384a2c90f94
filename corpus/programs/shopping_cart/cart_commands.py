PRICES = {"apple": 30, "pear": 45, "plum": 12}


def add(cart, name, qty="1"):
    if name not in PRICES:
        return f"we do not sell {name}"
    cart[name] = cart.get(name, 0) + int(qty)
    return f"{name}: {cart[name]}"


def remove(cart, name, qty=None):
    if qty is None:
        cart.pop(name, None)
        return f"no more {name}"
    cart[name] -= int(qty)
    if cart[name] == 0:
        del cart[name]
    return f"{name}: {cart.get(name, 0)}"


def total(cart):
    return sum(PRICES[n] * q for n, q in cart.items())


COMMANDS = {"add": add, "remove": remove, "total": total}

script = """
add apple 4
add plum
add kiwi 2
total
remove apple 1
add plum 11
remove pear
total
remove plum 12
total now
"""

cart = {}
for line in script.split("\n"):
    words = line.split()
    if not words:
        continue
    command, *args = words
    try:
        print(">", line, "|", COMMANDS[command](cart, *args))
    except TypeError as e:
        print(">", line, "| usage error:", e)
print(cart)

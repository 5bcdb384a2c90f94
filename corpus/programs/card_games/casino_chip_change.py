CHIPS = [("black", 100), ("green", 25), ("red", 5), ("white", 1)]

def to_chips(amount):
    result = {}
    for color, worth in CHIPS:
        n, amount = divmod(amount, worth)
        if n:
            result[color] = n
    return result

def worth(chips):
    prices = dict(CHIPS)
    return sum(prices[c] * n for c, n in chips.items())

def merge(*stacks, **extra):
    total = dict(extra)
    for s in stacks:
        for c, n in s.items():
            total[c] = total.get(c, 0) + n
    return total

a = to_chips(187)
b = to_chips(64)
print(a); print(b)
both = merge(a, b, white=3)
print(both, worth(both))
small = to_chips(worth(both))
print(f"{sum(both.values())} chips become {sum(small.values())}: {small}")
assert worth(small) == 187 + 64 + 3
print("tip:", to_chips(worth(small) // 20))

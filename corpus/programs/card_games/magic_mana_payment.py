import re


def parse_cost(text):
    """'{2}{R}{R}' -> (2, {'R': 2})"""
    generic, colored = 0, {}
    for symbol in re.findall(r"\{(\w)\}", text):
        if symbol.isdigit():
            generic += int(symbol)
        else:
            colored[symbol] = colored.get(symbol, 0) + 1
    return generic, colored


def pay(pool, cost):
    generic, colored = parse_cost(cost)
    pool = dict(pool)
    for color, n in colored.items():
        if pool.get(color, 0) < n:
            raise ValueError(f"needs {n} {color}")
        pool[color] -= n
    for color in sorted(pool, key=pool.get, reverse=True):
        used = min(generic, pool[color])
        pool[color] -= used
        generic -= used
    if generic:
        raise ValueError(f"{generic} more mana needed")
    return {c: n for c, n in pool.items() if n}


pool = {"R": 3, "G": 1, "U": 2}
spells = [("Lava Dart", "{R}"), ("Bear", "{1}{G}"), ("Dragon", "{4}{R}{R}"), ("Counter", "{U}{U}"), ("Free Lunch", "")]
for name, cost in spells:
    try:
        left = pay(pool, cost)
    except ValueError as e:
        print(f"{name}: cannot cast, {e}")
    else:
        print(f"{name}: {cost or 'free'} leaves {left}")
print(parse_cost("{X}{2}{W}"))

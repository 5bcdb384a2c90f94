ROUNDS = """
Gitta   12  -5   40
Heiner   0  25   10
Ida     30   -   15
"""


def read(text):
    table = {}
    for line in text.strip().splitlines():
        name, *cells = line.split()
        table[name] = [None if c == "-" else int(c) for c in cells]
    return table


def running(values):
    total = 0
    for v in values:
        total += v or 0
        yield total


def widths(table):
    return max(len(n) for n in table) + 2


def print_pad(table):
    w = widths(table)
    for name, values in table.items():
        cells = " ".join(f"{t:>4}" for t in running(values))
        flag = "*" if None in values else ""
        print(f"{name:.<{w}}{cells} {flag}")


table = read(ROUNDS)
print_pad(table)
final = {n: list(running(v))[-1] for n, v in table.items()}
leader, second, *_ = sorted(final, key=final.get, reverse=True)
print(f"{leader} leads {second} by {final[leader] - final[second]}")
per_round = [max((v[i] or 0, n) for n, v in table.items()) for i in range(3)]
print(per_round)

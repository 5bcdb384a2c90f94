def gcd(a, b):
    if b == 0:
        return a
    return gcd(b, a % b)


def hanoi(n, source="A", spare="B", target="C", moves=None):
    if moves is None:
        moves = []
    if n == 0:
        return moves
    hanoi(n - 1, source, target, spare, moves)
    moves.append(source + target)
    hanoi(n - 1, spare, source, target, moves)
    return moves


def flatten_keys(data, prefix=""):
    found = {}
    for key, value in data.items():
        path = f"{prefix}.{key}" if prefix else key
        if isinstance(value, dict):
            found.update(flatten_keys(value, path))
        else:
            found[path] = value
    return found


def main():
    print(gcd(84, 36))
    moves = hanoi(2)
    print(len(moves), moves)
    data = {"a": 1, "b": {"c": True, "d": {"e": None}}}
    flat = flatten_keys(data)
    print(flat)


main()

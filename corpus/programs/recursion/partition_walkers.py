def partitions(n, largest=None):
    """Ways to write n as a sum, biggest parts first."""
    if n == 0:
        yield []
        return
    largest = largest or n
    for part in range(min(n, largest), 0, -1):
        for rest in partitions(n - part, part):
            yield [part] + rest


def ferrers(parts):
    return "/".join("o" * p for p in parts)


def conjugate(parts):
    return [sum(p > i for p in parts) for i in range(parts[0])] if parts else []


hikers = 5
for p in partitions(hikers):
    mirror = conjugate(p)
    mark = "=" if mirror == p else " "
    print(f"{'+'.join(map(str, p)):<10}{mark} {ferrers(mirror)}")
tents = [p for p in partitions(hikers) if max(p) <= 3 and 1 not in p]
print("nobody alone:", tents)
print([sum(1 for _ in partitions(n)) for n in range(6)])

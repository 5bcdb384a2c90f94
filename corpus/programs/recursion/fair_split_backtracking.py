def split(weights, limit_a, a=(), b=(), depth=0):
    """Try to put every stone into A or B so that both weigh the same."""
    if not weights:
        return (a, b) if sum(a) == sum(b) else None
    first, *rest = weights
    if sum(a) + first <= limit_a:
        found = split(rest, limit_a, a + (first,), b, depth + 1)
        if found:
            return found
    return split(rest, limit_a, a, b + (first,), depth + 1)


def fair(weights):
    total = sum(weights)
    if total % 2:
        return None
    return split(sorted(weights, reverse=True), total // 2)


print(fair([3, 1, 2]))
print(fair([2, 2, 3]))
print(fair([5, 1, 1]), fair([]))

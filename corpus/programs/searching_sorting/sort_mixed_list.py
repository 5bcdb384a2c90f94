readings = [7, "3", None, 2.5, "-1", "n/a", True]


def to_number(x):
    try:
        return float(x)
    except (TypeError, ValueError):
        return None


numbers = []
rejected = []
for r in readings:
    n = to_number(r)
    if n is None:
        rejected.append(r)
    else:
        numbers.append((n, r))

numbers.sort(key=lambda pair: pair[0])
print([r for n, r in numbers])
print("rejected", rejected)
print("lowest", numbers[0], "highest", numbers[-1])

none_last = sorted(readings, key=lambda r: (to_number(r) is None, to_number(r) or 0))
print(none_last)
print(sorted(rejected, key=str))
print(sorted(readings[:3]))

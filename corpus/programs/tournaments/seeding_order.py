def seeds(n):
    order = [1]
    while len(order) < n:
        size = len(order) * 2 + 1
        order = [x for s in order for x in (s, size - s)]
    return order


def with_byes(names):
    size = 1
    while size < len(names):
        size *= 2
    return [names[s - 1] if s <= len(names) else "bye" for s in seeds(size)]


print(seeds(8))
names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
slots = with_byes(names)
first_round = [slots[i:i + 2] for i in range(0, len(slots), 2)]
for a, b in first_round:
    print(f"{a:>4} v {b}")
free = [a for a, b in first_round if b == "bye"]
print("free in the first round:", free)
half = len(slots) // 2
print("final possible:", "Ada" in slots[:half] and "Bo" in slots[half:])
print(with_byes(names[:3]), with_byes(["Solo"]))

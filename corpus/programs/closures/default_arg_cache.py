def distance(a, b, table={("A", "B"): 4, ("B", "C"): 7}, asked=[]):
    asked.append((a, b))
    if (a, b) in table:
        return table[a, b]
    if (b, a) in table:
        table[a, b] = table[b, a]
        return table[a, b]
    return None

def tour(*places):
    total = 0
    for a, b in zip(places, places[1:]):
        d = distance(a, b)
        if d is None:
            return f"no road {a}-{b}"
        total += d
    return total

print(tour("A", "B", "C"))
print(tour("C", "B", "A"))
print(tour("A", "C"))
asked = distance.__defaults__[1]
table = distance.__defaults__[0]
print(len(asked), asked[-1], sorted(table))
distance("A", "Z", {("A", "Z"): 1})
print(len(table), len(asked))
print(tour("A"))

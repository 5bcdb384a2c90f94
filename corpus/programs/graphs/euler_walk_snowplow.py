from collections import defaultdict, Counter

def plow(streets, start):
    """Hierholzer: drive through each street exactly once"""
    adj = defaultdict(list)
    for i, (a, b) in enumerate(streets):
        adj[a].append((b, i)); adj[b].append((a, i))
    used = set()
    stack, route = [start], []
    while stack:
        here = stack[-1]
        while adj[here] and adj[here][-1][1] in used:
            adj[here].pop()
        if adj[here]:
            there, i = adj[here].pop()
            used.add(i)
            stack.append(there)
        else:
            route.append(stack.pop())
    return route[::-1]

def odd_corners(streets):
    degree = Counter(corner for street in streets for corner in street)
    return sorted(c for c, d in degree.items() if d % 2)

village = [("mill", "inn"), ("inn", "church"), ("church", "mill"), ("church", "school"), ("school", "inn")]
odd = odd_corners(village)
print("odd corners:", odd)
if len(odd) in (0, 2):
    start = odd[0] if odd else village[0][0]
    route = plow(village, start)
    print(" ".join(route))
    assert len(route) == len(village) + 1
village.append(("mill", "farm"))
print("odd corners:", odd_corners(village))

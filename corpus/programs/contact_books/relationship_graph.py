knows = {
    "Ali": ["Bea", "Carl"],
    "Bea": ["Ali", "Dina"],
    "Carl": ["Ali", "Ede"],
    "Dina": ["Bea", "Ede"],
    "Ede": ["Carl", "Dina", "Fay"],
    "Fay": ["Ede"],
    "Gus": [],
}


def path(start, goal):
    queue = [[start]]
    visited = {start}
    while queue:
        route = queue.pop(0)
        if route[-1] == goal:
            return route
        for friend in knows[route[-1]]:
            if friend not in visited:
                visited.add(friend)
                queue.append(route + [friend])


def suggestions(person):
    mine = set(knows[person])
    score = {}
    for friend in knows[person]:
        for other in knows[friend]:
            if other != person and other not in mine:
                score[other] = score.get(other, 0) + 1
    return sorted(score, key=score.get, reverse=True)


print(path("Ali", "Fay"))
print(path("Ali", "Gus"))
print({p: suggestions(p) for p in ("Ali", "Ede", "Gus")})
degrees = sorted(((len(f), p) for p, f in knows.items()), reverse=True)
print(degrees[:2])
hops = {p: len(path("Fay", p) or "") - 1 for p in knows}
print(hops)

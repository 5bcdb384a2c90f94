tracks = [("Aix", "Bex"), ("Bex", "Cam"), ("Dol", "Eze"), ("Fay", "Fay"), ("Cam", "Aix")]
parent = {}


def find(x):
    parent.setdefault(x, x)
    while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
    return x


def union(a, b):
    a, b = find(a), find(b)
    if a == b:
        return False
    parent[b] = a
    return True


spare = [t for t in tracks if not union(*t)]
groups = {}
for town in parent:
    groups.setdefault(find(town), []).append(town)
print("networks:", list(groups.values()))
print("spare tracks:", spare)
trips = [("Aix", "Cam"), ("Bex", "Dol"), ("Eze", "Dol"), ("Fay", "Gap")]
for a, b in trips:
    print(f"{a}-{b}:", "yes" if find(a) == find(b) else "no way")
new_tracks = []
roots = sorted(groups)
for a, b in zip(roots, roots[1:]):
    union(a, b)
    new_tracks.append((a, b))
print("build", new_tracks, "then", len({find(t) for t in groups}), "network")

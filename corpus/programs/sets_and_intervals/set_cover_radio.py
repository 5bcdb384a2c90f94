stations = {
    "kone": {"id", "nv", "ut"},
    "ktwo": {"wa", "id", "mt"},
    "kthree": {"or", "nv", "ca"},
    "kfour": {"nv", "ut"},
    "kfive": {"ca", "az"},
}
needed = {"mt", "wa", "or", "id", "nv", "ut", "ca", "az"}

chosen = []
while needed:
    best = None
    best_covered = set()
    for name in stations:
        covered = needed & stations[name]
        if len(covered) > len(best_covered):
            best = name
            best_covered = covered
    if best is None:
        print("cannot cover", sorted(needed))
        break
    chosen.append(best)
    needed -= best_covered
    print(f"{best}: +{len(best_covered)}, still open {sorted(needed)}")
print("chosen:", ", ".join(chosen))
redundant = [s for s in chosen
             if set().union(*(stations[o] for o in chosen if o != s)) >= stations[s]]
print("redundant:", redundant)

import heapq

ROADS = {
    "Central": {"North": 4, "Mill": 2},
    "Mill": {"Central": 2, "North": 1, "Harbour": 7},
    "North": {"Central": 4, "Mill": 1, "Harbour": 3},
    "Harbour": {"Mill": 7, "North": 3},
    "Island": {},
}


def cheapest(start):
    best = {start: (0, None)}
    heap = [(0, start)]
    while heap:
        cost, here = heapq.heappop(heap)
        if cost > best[here][0]:
            continue
        for there, step in ROADS[here].items():
            new = cost + step
            if there not in best or new < best[there][0]:
                best[there] = (new, here)
                heapq.heappush(heap, (new, there))
    return best


def route(best, goal):
    path = [goal]
    while (before := best[path[-1]][1]) is not None:
        path.append(before)
    return path[::-1]


best = cheapest("Central")
for branch in ROADS:
    if branch in best:
        print(f"{branch:<8} {best[branch][0]:>2} km", "-".join(route(best, branch)))
    else:
        print(f"{branch:<8} by boat only")

owners = {"Moby Dick": ["Harbour", "North"], "Emil": ["Island", "Mill"]}
for title, branches in owners.items():
    reachable = [b for b in branches if b in best]
    print(title, "from", min(reachable, key=lambda b: best[b][0]))

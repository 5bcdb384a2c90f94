def moves(square):
    r, c = square
    jumps = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
    return {(r + dr, c + dc) for dr, dc in jumps if 0 <= r + dr < 4 and 0 <= c + dc < 4}

reach = {(0, 0): 0}
frontier = [(0, 0)]
distance = 0
while frontier:
    distance += 1
    nxt = []
    for sq in frontier:
        for m in sorted(moves(sq)):
            if m not in reach:
                reach[m] = distance
                nxt.append(m)
    frontier = nxt

for r in range(4):
    print(*[reach[r, c] for c in range(4)])
far = [sq for sq, d in reach.items() if d == max(reach.values())]
print("farthest:", far)

from collections import defaultdict

rides = [(0, 3), (3, 0), (0, 2), (2, 3), (0, 3), (3, 1)]
floors = 4
matrix = [[0 for to in range(floors)] for frm in range(floors)]
for frm, to in rides:
    matrix[frm][to] += 1

print("from\\to", *range(floors))
for f, row in enumerate(matrix):
    print(f"{f:>7}", *row)

went_up = sum(matrix[i][j] for i in range(floors) for j in range(i + 1, floors))
print("up:", went_up, "down:", len(rides) - went_up)

flow = defaultdict(int)
for f in range(floors):
    flow[f] += sum(matrix[f])
    for row in matrix:
        flow[f] -= row[f]
print(dict(flow))
empty = [f for f in range(1, floors) if not any(matrix[f])]
print("nobody left from", empty or "no floor")
travelled = sum(abs(a - b) * matrix[a][b] for a in range(floors) for b in range(floors))
print("floors travelled:", travelled, "per ride", travelled / sum(flow.values()))

# %%
class Solution:
    def watchTowers(self, land, reach):
        n, m = len(land), len(land[0])
        seen = [[0] * m for _ in range(n)]
        for i in range(n):
            for j in range(m):
                if land[i][j] == 'T':
                    for a in range(max(0, i - reach), min(n, i + reach + 1)):
                        for b in range(max(0, j - reach), min(m, j + reach + 1)):
                            seen[a][b] += 1
        return ["".join(map(str, row)) for row in seen]
#> Solution().watchTowers(["T..", "...", "..T"], 1)
#> Solution().watchTowers(["..", ".."], 2)
#> Solution().watchTowers(land=["T"], reach=0)
#> Solution().watchTowers(land=["TT.."], reach=1)
#> Solution().watchTowers(["T.", ".T", "T."], 1)
# %%
def two_step_friends(net):
    advice = {}
    for p in net:
        score = {}
        for q in net[p]:
            for r in net.get(q, []):
                if r != p and r not in net[p]:
                    score[r] = score.get(r, 0) + 1
        if score:
            top = max(score.values())
            advice[p] = min(r for r in score if score[r] == top)
    return advice
#> two_step_friends({"a": ["b"], "b": ["a", "c"], "c": ["b"]})
#> two_step_friends({})
#> two_step_friends({"x": ["y"], "y": ["x"]})
#> two_step_friends({"a": ["b", "c"], "b": ["d", "e"], "c": ["e"], "d": [], "e": []})
#> two_step_friends({"m": ["n"], "n": ["o"], "o": ["m"]})
# %%
from collections import deque
from typing import List

class Solution:
    def doubleAgent(self, n: int, wires: List[List[int]], a: int, b: int) -> List[int]:
        adj = [[] for _ in range(n)]
        for u, v in wires:
            adj[u].append(v)
            adj[v].append(u)

        def bfs(s):
            dist = [n] * n
            dist[s] = 0
            q = deque([s])
            while q:
                u = q.popleft()
                for v in adj[u]:
                    if dist[v] == n:
                        dist[v] = dist[u] + 1
                        q.append(v)
            return dist

        da, db = bfs(a), bfs(b)
        return [v for v in range(n) if da[v] == db[v] < n]
#> Solution().doubleAgent(3, [[0, 1], [1, 2]], 0, 2)
#> Solution().doubleAgent(4, [[0, 1], [2, 3]], 0, 3)
#> Solution().doubleAgent(n=5, wires=[[0, 2], [1, 2], [2, 3], [3, 4]], a=0, b=1)
#> Solution().doubleAgent(n=1, wires=[], a=0, b=0)
#> Solution().doubleAgent(4, [[0, 1], [1, 2], [2, 3], [3, 0]], 1, 3)
# %%
def vacuum(room, battery):
    r = c = dust = 0
    right = True
    while battery and r < len(room):
        if room[r][c] == '*':
            dust += 1
            battery -= 1
            if not battery:
                break
        nc = c + (1 if right else -1)
        if 0 <= nc < len(room[r]):
            c = nc
        else:
            r += 1
            right = not right
        battery -= 1
    return dust, battery, (r, c)
#> vacuum(["*.*", ".**"], 20)
#> vacuum(["*.*", ".**"], 4)
#> vacuum([], 3)
#> vacuum(["...", "..."], 2)
#> vacuum(["*", "*"], 1)
# %%
class Solution:
    def royalLine(self, births, dead):
        kids, root = {}, births[0][0]
        for parent, child in births:
            kids.setdefault(parent, []).append(child)

        def line(p):
            if p not in dead:
                yield p
            for k in kids.get(p, []):
                yield from line(k)

        heirs = list(line(root))
        return heirs[0] if heirs else None, heirs[1:3]
#> Solution().royalLine([("rex", "ann"), ("rex", "bob"), ("ann", "cy")], ["rex"])
#> Solution().royalLine([("a", "b")], [])
#> Solution().royalLine(births=[("k", "l"), ("l", "m")], dead=["k", "l", "m"])
#> Solution().royalLine(births=[("a", "b"), ("a", "c"), ("b", "d"), ("b", "e")], dead=["a", "b"])
#> Solution().royalLine([], [])
# %%
def parity_board(n, taps):
    board = [[(i + j) % 2 for j in range(n)] for i in range(n)]
    for i, j in taps:
        board[i][j] = 1 - board[i][j]
    bad = 0
    for i in range(n):
        for j in range(n):
            if j + 1 < n and board[i][j] == board[i][j + 1]:
                bad += 1
            if i + 1 < n and board[i][j] == board[i + 1][j]:
                bad += 1
    return bad
#> parity_board(2, [(0, 0)])
#> parity_board(3, [(1, 1)])
#> parity_board(1, [])
#> parity_board(2, [(0, 1), (1, 0)])
#> parity_board(3, [(0, 0), (0, 1), (2, 2)])
# %%
class Solution:
    def trainSplit(self, tracks, begin, switches):
        at = begin
        seq = [at]
        state = dict(switches)
        for _ in range(6):
            out = tracks.get(at, [])
            if not out:
                break
            side = state.get(at, 0)
            if at in state:
                state[at] = 1 - side
            at = out[min(side, len(out) - 1)]
            seq.append(at)
        return "".join(seq), state
#> Solution().trainSplit({"a": ["b", "c"], "b": ["a"]}, "a", {"a": 0})
#> Solution().trainSplit({"a": ["b"]}, "a", {})
#> Solution().trainSplit(tracks={}, begin="z", switches={"z": 1})
#> Solution().trainSplit(tracks={"p": ["q", "r"], "q": ["p"], "r": ["p", "s"]}, begin="p", switches={"p": 1, "r": 0})
#> Solution().trainSplit({"m": ["n"], "n": ["m"]}, "n", {"m": 1})
# %%
def rank_cells(mat):
    flat = sorted({v for row in mat for v in row})
    rank = {v: i for i, v in enumerate(flat)}
    out = [[rank[v] for v in row] for row in mat]
    rises = 0
    for i, row in enumerate(out):
        for j, v in enumerate(row):
            if j and row[j - 1] < v:
                rises += 1
            if i and out[i - 1][j] < v:
                rises += 1
    return out, rises
#> rank_cells([[10, 20], [20, 40]])
#> rank_cells([[5, 5], [5, 5]])
#> rank_cells([])
#> rank_cells([[9, 3, 7]])
#> rank_cells([[-1, 8], [0, 8], [30, 2]])
# %%
class Solution:
    def potholes(self, street, car):
        i, j, speed = 0, 0, car
        shakes = 0
        while j < len(street[0]):
            if street[i][j] == 'o':
                shakes += speed
                speed = max(1, speed - 1)
            lanes = [k for k in (i - 1, i, i + 1) if 0 <= k < len(street)]
            j += 1
            if j == len(street[0]):
                break
            clear = [k for k in lanes if street[k][j] != 'o']
            if i not in clear and clear:
                i = clear[0]
        return shakes, i
#> Solution().potholes(["..o", "o.."], 3)
#> Solution().potholes(["ooo"], 2)
#> Solution().potholes(street=["."], car=5)
#> Solution().potholes(street=["o.o.", ".o.o"], car=4)
#> Solution().potholes([".oo", ".o.", "..o"], 1)
# %%
def unite_rows(table):
    owner = {}
    parent = list(range(len(table)))

    def find(i):
        if parent[i] == i:
            return i
        return find(parent[i])

    for i, row in enumerate(table):
        for x in row:
            if x in owner:
                a, b = find(i), find(owner[x])
                if a != b:
                    parent[max(a, b)] = min(a, b)
            else:
                owner[x] = i
    merged = {}
    for i, row in enumerate(table):
        merged.setdefault(find(i), set()).update(row)
    return {k: sorted(v) for k, v in merged.items()}
#> unite_rows([[1, 2], [3], [2, 4]])
#> unite_rows([])
#> unite_rows([[1], [2], [1, 2]])
#> unite_rows([[], [5]])
#> unite_rows([[7, 8], [9], [8], [9, 10]])
# %%
class Solution:
    def gridGcd(self, g):
        from math import gcd
        h, w = len(g), len(g[0])
        best = [[0] * w for _ in g]
        for i in range(h):
            for j in range(w):
                best[i][j] = g[i][j]
                if i > 0 and gcd(g[i][j], g[i - 1][j]) > 1:
                    best[i][j] += best[i - 1][j]
                if j > 0 and gcd(g[i][j], g[i][j - 1]) > 1:
                    best[i][j] += best[i][j - 1]
        return best[-1][-1], max(map(max, best))
#> Solution().gridGcd([[2, 4], [3, 6]])
#> Solution().gridGcd([[7]])
#> Solution().gridGcd(g=[[2, 3, 5]])
#> Solution().gridGcd(g=[[6, 9], [10, 15]])
#> Solution().gridGcd([[4, 8, 3], [6, 5, 9]])
# %%
def rook_hunt(board):
    pieces = {(r, c): ch for r, row in enumerate(board) for c, ch in enumerate(row) if ch != '.'}
    taken = []
    pos = next((p for p in sorted(pieces) if pieces[p] == 'R'), None)
    while pos:
        best = None
        for dr, dc in (0, 1), (1, 0), (0, -1), (-1, 0):
            r, c = pos[0] + dr, pos[1] + dc
            while 0 <= r < len(board) and 0 <= c < len(board[0]):
                if (r, c) in pieces:
                    if best is None or pieces[r, c] < best[0]:
                        best = (pieces[r, c], (r, c))
                    break
                r, c = r + dr, c + dc
        del pieces[pos]
        if not best:
            break
        taken.append(best[0])
        pos = best[1]
    return "".join(taken)
#> rook_hunt(["R.b", "a.."])
#> rook_hunt(["...", "..."])
#> rook_hunt(["R"])
#> rook_hunt(["Ra", "cb"])
#> rook_hunt(["d.R", "..e", "f.."])
# %%
class Solution:
    def leastStops(self, n, lines, a, b):
        adj = [[99] * n for _ in range(n)]
        for line in lines:
            for i in range(len(line)):
                for j in range(i + 1, len(line)):
                    u, v = line[i], line[j]
                    adj[u][v] = adj[v][u] = min(adj[u][v], j - i)
        dist = [99] * n
        dist[a] = 0
        todo = set(range(n))
        while todo:
            u = min(todo, key=lambda x: (dist[x], x))
            todo.remove(u)
            for v in todo:
                dist[v] = min(dist[v], dist[u] + adj[u][v] + (u != a))
        return dist[b] if dist[b] < 99 else None
#> Solution().leastStops(3, [[0, 1], [1, 2]], 0, 2)
#> Solution().leastStops(3, [[0, 1, 2]], 0, 2)
#> Solution().leastStops(n=2, lines=[], a=0, b=1)
#> Solution().leastStops(n=4, lines=[[0, 1, 2], [0, 3], [3, 2]], a=0, b=2)
#> Solution().leastStops(1, [], 0, 0)
# %%
def dance(floor, calls):
    rows = [list(r) for r in floor]
    for call in calls:
        if call == "clap":
            rows = [r[::-1] for r in rows]
        elif call == "step":
            rows = rows[1:] + rows[:1]
        elif call == "spin":
            rows = [list(t) for t in zip(*rows)][::-1]
        elif call[0] == "x":
            i, j = int(call[1]), int(call[2])
            rows[i], rows[j] = rows[j], rows[i]
    return "/".join("".join(r) for r in rows)
#> dance(["ab", "cd"], ["spin", "clap"])
#> dance(["ab", "cd"], [])
#> dance(["abc"], ["spin", "x02"])
#> dance(["a", "b", "c"], ["step", "step", "x01"])
#> dance(["pq", "rs"], ["x05"])
# %%
class Solution:
    def heightLabel(self, parent):
        n = len(parent)
        height = [0] * n
        for v in range(n):
            h, u = 0, v
            while parent[u] != u:
                u = parent[u]
                h += 1
                if h <= height[u]:
                    break
                height[u] = h
        label = ["leaf", "twig", "branch"]
        return [label[h] if h < 3 else "trunk" for h in height]
#> Solution().heightLabel([0, 0, 1, 1])
#> Solution().heightLabel([0])
#> Solution().heightLabel(parent=[])
#> Solution().heightLabel(parent=[0, 0, 1, 2, 3])
#> Solution().heightLabel([4, 0, 0, 4, 4])
# %%
def smoke(rows, wind):
    grid = [list(r) for r in rows]
    h, w = len(grid), len(grid[0])
    puffs = [(i, j) for i in range(h) for j in range(w) if grid[i][j] == 's']
    age = 0
    while puffs:
        drift = []
        for i, j in puffs:
            grid[i][j] = str(age)
            a, b = i - 1, j + wind
            if 0 <= a and 0 <= b < w and grid[a][b] == '.':
                drift.append((a, b))
        puffs = drift
        age += 1
    return ["".join(r) for r in grid], age
#> smoke(["...", "...", "s.."], 1)
#> smoke(["..", ".."], 0)
#> smoke([".", ".", "s"], 0)
#> smoke(["#.", ".s"], -1)
#> smoke(["....", "s.s."], 1)
# %%
class Solution:
    def spreadNews(self, hood, speaker, quiet):
        heard = [speaker]
        turn = 0
        while turn < len(heard):
            p = heard[turn]
            turn += 1
            if p in quiet:
                continue
            for q in hood[p]:
                if q not in heard:
                    heard.append(q)
        missed = [p for p in sorted(hood) if p not in heard]
        return heard, missed
#> Solution().spreadNews({1: [2, 3], 2: [4], 3: [], 4: []}, 1, [2])
#> Solution().spreadNews({5: []}, 5, [])
#> Solution().spreadNews(hood={1: [2], 2: [1], 3: [1]}, speaker=1, quiet=[])
#> Solution().spreadNews(hood={1: [2, 3], 2: [], 3: []}, speaker=1, quiet=[1])
#> Solution().spreadNews({1: [4], 4: [2], 2: [3], 3: [1]}, 2, [4])
# %%
def ring_road(n, gas, cost):
    starts = []
    for s in range(n):
        tank = 0
        for k in range(n):
            i = (s + k) % n
            tank = min(tank + gas[i], 5)
            tank -= cost[i]
            if tank < 0:
                break
        else:
            starts.append((s, tank))
    return starts
#> ring_road(3, [1, 2, 3], [2, 2, 2])
#> ring_road(2, [0, 0], [1, 1])
#> ring_road(0, [], [])
#> ring_road(4, [5, 1, 1, 1], [1, 2, 2, 1])
#> ring_road(3, [4, 4, 4], [1, 2, 3])
# %%
from functools import reduce

class Solution:
    def xorPaths(self, mat):
        paths = []

        def go(i, j, cells):
            cells = cells + [mat[i][j]]
            if i == len(mat) - 1 and j == len(mat[0]) - 1:
                paths.append(reduce(lambda a, b: a ^ b, cells))
                return
            if i + 1 < len(mat):
                go(i + 1, j, cells)
            if j + 1 < len(mat[0]):
                go(i, j + 1, cells)

        go(0, 0, [])
        return paths, paths.count(max(paths))
#> Solution().xorPaths([[1, 2], [3, 4]])
#> Solution().xorPaths([[9]])
#> Solution().xorPaths(mat=[[5, 1, 4]])
#> Solution().xorPaths([[1, 1], [1, 1]])
#> Solution().xorPaths(mat=[[7, 0, 2], [1, 6, 3]])
# %%
def shrink_cycle(nodes, nxt, k):
    cur = nodes[0] if nodes else None
    gone = ""
    while len(nxt) > 1:
        for _ in range(k - 1):
            cur = nxt[cur]
        victim = nxt[cur]
        gone += victim
        nxt[cur] = nxt.pop(victim)
        cur = nxt[cur]
    return gone, cur
#> shrink_cycle("abc", {"a": "b", "b": "c", "c": "a"}, 1)
#> shrink_cycle("abcd", {"a": "b", "b": "c", "c": "d", "d": "a"}, 2)
#> shrink_cycle("", {}, 3)
#> shrink_cycle("z", {"z": "z"}, 1)
#> shrink_cycle("pqr", {"p": "r", "r": "q", "q": "p"}, 2)
# %%
class Solution:
    def coldFronts(self, temps):
        def neighbours(i, j):
            for di in (-1, 0, 1):
                for dj in (-1, 0, 1):
                    if (di or dj) and 0 <= i + di < len(temps) and 0 <= j + dj < len(temps[0]):
                        yield temps[i + di][j + dj]

        cold = []
        for i in range(len(temps)):
            for j in range(len(temps[0])):
                around = list(neighbours(i, j))
                if around and temps[i][j] * len(around) < sum(around):
                    cold.append((i, j))
        return cold
#> Solution().coldFronts([[1, 5], [5, 5]])
#> Solution().coldFronts([[3]])
#> Solution().coldFronts(temps=[[4, 2, 6]])
#> Solution().coldFronts(temps=[[2, 2], [2, 2]])
#> Solution().coldFronts([[0, 1], [2, 0], [9, 1]])
# %%
def clique_or_not(names, ties):
    known = {n: {n} for n in names}
    for a, b in ties:
        known[a].add(b)
        known[b].add(a)
    best = []
    for mask in range(1, 1 << len(names)):
        pick = [names[i] for i in range(len(names)) if mask >> i & 1]
        if len(pick) > len(best) and all(b in known[a] for a in pick for b in pick):
            best = pick
    return best
#> clique_or_not([1, 2, 3], [(1, 2), (2, 3), (1, 3)])
#> clique_or_not([], [])
#> clique_or_not([4, 5], [])
#> clique_or_not([1, 2, 3], [(2, 3)])
#> clique_or_not([6, 7, 8, 9], [(6, 7), (8, 9), (9, 7), (8, 7)])
# %%
class Solution:
    def parcelSort(self, belts, parcels):
        end = {}
        for p in parcels:
            at, hops = "in", 0
            while at in belts:
                rule = belts[at]
                for limit, to in rule:
                    if p <= limit:
                        at = to
                        break
                else:
                    at = "scrap"
                hops += 1
            end.setdefault(at, []).append((p, hops))
        return end
#> Solution().parcelSort({"in": [(5, "a"), (9, "mid")], "mid": [(7, "b")]}, [3, 6, 8, 12])
#> Solution().parcelSort({"in": []}, [1])
#> Solution().parcelSort(belts={}, parcels=[4])
#> Solution().parcelSort(belts={"in": [(10, "x")], "x": [(2, "s"), (99, "t")]}, parcels=[1, 2, 10])
#> Solution().parcelSort({"in": [(1, "u")]}, [])
# %%
def island_names(rows):
    seen = {}
    name = 'A'
    for i in range(len(rows)):
        for j in range(len(rows[i])):
            if rows[i][j] == '0' or (i, j) in seen:
                continue
            todo = [(i, j)]
            while todo:
                cell = todo.pop()
                r, c = cell
                if cell in seen or not (0 <= r < len(rows) and 0 <= c < len(rows[r])):
                    continue
                if rows[r][c] == '0':
                    continue
                seen[cell] = name
                todo.extend([(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)])
            name = chr(ord(name) + 1)
    out = []
    for i, row in enumerate(rows):
        out.append("".join(seen.get((i, j), '~') for j in range(len(row))))
    return out
#> island_names(["10", "01"])
#> island_names(["0"])
#> island_names([])
#> island_names(["110"])
#> island_names(["101", "111"])
# %%
class Solution:
    def balancedCols(self, grid):
        while len(grid) > 1:
            sums = [sum(c) for c in zip(*grid)]
            if len(set(sums)) == 1:
                return len(grid), sums[0]
            hi = sums.index(max(sums))
            worst = max(range(len(grid)), key=lambda i: grid[i][hi])
            grid = grid[:worst] + grid[worst + 1:]
        return len(grid), None
#> Solution().balancedCols([[1, 2], [2, 1], [6, 3], [0, 3]])
#> Solution().balancedCols([[1, 2], [5, 1], [2, 1]])
#> Solution().balancedCols(grid=[[4, 4]])
#> Solution().balancedCols(grid=[[2, 0], [0, 5]])
#> Solution().balancedCols([[9, 1, 1], [0, 2, 3], [3, 1, 0], [1, 1, 1]])
# %%
def pond_frogs(pads, frogs):
    taken = set()
    result = []
    for f in frogs:
        queue, k = [f], 0
        while k < len(queue):
            p = queue[k]
            k += 1
            if p not in taken:
                taken.add(p)
                result.append((f, p, k - 1))
                break
            for q in pads[p]:
                if q not in queue:
                    queue.append(q)
        else:
            result.append((f, None, k))
    return result
#> pond_frogs([[1], [0, 2], [1]], [0, 0, 0])
#> pond_frogs([[], []], [1, 1])
#> pond_frogs([[0]], [])
#> pond_frogs([[1, 2, 3], [0], [0], [0]], [0, 0, 1, 0])
#> pond_frogs([[2], [0], [1]], [2, 1, 2, 2])
# %%
class Solution:
    def drainPlan(self, terrain):
        n, m = len(terrain), len(terrain[0])
        sinks = {}
        for i in range(n):
            for j in range(m):
                r, c = i, j
                while True:
                    low = min((terrain[a][b], a, b)
                              for a, b in ((r, c), (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
                              if 0 <= a < n and 0 <= b < m)
                    if low[0] == terrain[r][c]:
                        break
                    _, r, c = low
                sinks[r, c] = sinks.get((r, c), 0) + 1
        return sinks
#> Solution().drainPlan([[3, 1]])
#> Solution().drainPlan([[5]])
#> Solution().drainPlan(terrain=[[1, 2], [3, 0]])
#> Solution().drainPlan([[2, 2]])
#> Solution().drainPlan(terrain=[[1, 9, 2]])
# %%
def phone_tree(calls, people):
    time = {people[0]: 0}
    line = [people[0]]
    for boss in line:
        t = time[boss]
        for callee in calls.get(boss, ''):
            t += 1
            if callee not in time:
                time[callee] = t
                line.append(callee)
    return [time.get(p, -1) for p in people], max(time.values())
#> phone_tree({"a": "bc", "b": "d"}, "abcd")
#> phone_tree({}, "xy")
#> phone_tree({"m": "no", "n": "o", "o": "m"}, "mno")
#> phone_tree({"p": "qrs", "s": "t", "t": "u"}, "pqrstu")
#> phone_tree({"k": "k"}, "k")
# %%
class Solution:
    def magicLines(self, sq):
        n = len(sq)
        want = sum(sq[0])
        broken = []
        for i in range(n):
            if sum(sq[i]) != want:
                broken.append(f"r{i}")
            if sum(sq[k][i] for k in range(n)) != want:
                broken.append(f"c{i}")
        if sum(sq[i][i] for i in range(n)) != want:
            broken.append("main")
        if sum(sq[i][~i] for i in range(n)) != want:
            broken.append("anti")
        return broken or ["magic"]
#> Solution().magicLines([[2, 7, 6], [9, 5, 1], [4, 3, 8]])
#> Solution().magicLines([[1, 2], [3, 4]])
#> Solution().magicLines(sq=[[5]])
#> Solution().magicLines(sq=[[1, 2], [2, 1]])
#> Solution().magicLines([[4, 4, 4], [4, 4, 4], [4, 4, 5]])
# %%
def critical_stop(graph, src, dst):
    def reach(ban):
        if src == ban:
            return False
        seen, stack = {src}, [src]
        while stack:
            v = stack.pop()
            if v == dst:
                return True
            for w in graph.get(v, []):
                if w != ban and w not in seen:
                    seen.add(w)
                    stack.append(w)
        return False

    if not reach(None):
        return None
    return [v for v in sorted(graph) if v not in (src, dst) and not reach(v)]
#> critical_stop({1: [2], 2: [3], 3: []}, 1, 3)
#> critical_stop({1: [2, 3], 2: [4], 3: [4]}, 1, 4)
#> critical_stop({1: []}, 1, 5)
#> critical_stop({1: [1]}, 1, 1)
#> critical_stop({1: [2, 3], 2: [4], 3: [4], 4: [5]}, 1, 5)
# %%
class Solution:
    def conveyor(self, grid, item):
        r, c = item
        seen = {}
        t = 0
        arrows = {'>': (0, 1), '<': (0, -1), 'v': (1, 0), '^': (-1, 0)}
        while (r, c) not in seen:
            seen[r, c] = t
            ch = grid[r][c]
            if ch not in arrows:
                return f"box {ch} at {t}"
            dr, dc = arrows[ch]
            r, c = r + dr, c + dc
            t += 1
            if min(r, c) < 0 or r >= len(grid) or c >= len(grid[r]):
                return f"drop at {t}"
        return f"loop of {t - seen[r, c]}"
#> Solution().conveyor([">v", "^<"], (0, 0))
#> Solution().conveyor([">>"], (0, 0))
#> Solution().conveyor(grid=[">X"], item=(0, 1))
#> Solution().conveyor(grid=["v.", ">B"], item=(0, 0))
#> Solution().conveyor([">>v", ".^<"], (0, 0))
# %%
def leaf_paths(tree):
    lines = []

    def go(node, prefix):
        if isinstance(node, dict):
            for k in sorted(node):
                go(node[k], prefix + k)
        elif isinstance(node, list):
            for i, child in enumerate(node):
                go(child, prefix + str(i))
        else:
            lines.append((len(prefix), prefix, node))

    go(tree, "")
    lines.sort(key=lambda t: -t[0])
    return [f"{p}={v}" for _, p, v in lines]
#> leaf_paths({"a": 1, "b": {"c": 2, "d": [3, 4]}})
#> leaf_paths(7)
#> leaf_paths({})
#> leaf_paths([[1], [2, [3]]])
#> leaf_paths({"x": [], "y": {"z": {"w": 0}}})
# %%
class Solution:
    def tugOfIslands(self, edges, owners):
        border = {}
        for a, b in edges:
            x, y = owners[a], owners[b]
            if x != y:
                key = "".join(sorted(x + y))
                border[key] = border.get(key, 0) + 1
        if not border:
            return "peace"
        return max(border.items(), key=lambda kv: (kv[1], kv[0]))
#> Solution().tugOfIslands([(0, 1), (1, 2), (2, 3)], "aabb")
#> Solution().tugOfIslands([(0, 1)], "zz")
#> Solution().tugOfIslands(edges=[], owners="")
#> Solution().tugOfIslands(edges=[(0, 1), (1, 2), (0, 2), (2, 3)], owners="rgbr")
#> Solution().tugOfIslands([(0, 1), (2, 1), (3, 1)], "xyxz")
# %%
def peg_jump(line):
    best = line.count('o')
    seen = []
    todo = [line]
    while todo:
        s = todo.pop()
        best = min(best, s.count('o'))
        for i in range(len(s) - 2):
            part = s[i:i + 3]
            if part == 'oo.' or part == '.oo':
                t = s[:i] + ('..o' if part[0] == 'o' else 'o..') + s[i + 3:]
                if t not in seen:
                    seen.append(t)
                    todo.append(t)
    return best, len(seen)
#> peg_jump("oo.")
#> peg_jump("oo.o")
#> peg_jump("")
#> peg_jump("ooo")
#> peg_jump(".oo.")
# %%
class Solution:
    def treeRobbers(self, parent, loot):
        n = len(parent)
        take = list(loot)
        skip = [0] * n
        for v in reversed(range(1, n)):
            p = parent[v]
            take[p] += skip[v] if v % 2 else take[v] // 2
            skip[p] += max(take[v], skip[v])
        if n == 0:
            return 0, "none"
        return (take[0], "take") if take[0] > skip[0] else (skip[0], "skip")
#> Solution().treeRobbers([-1, 0, 0, 1], [3, 2, 3, 3])
#> Solution().treeRobbers([], [])
#> Solution().treeRobbers(parent=[-1, 0, 0], loot=[1, 5, 5])
#> Solution().treeRobbers(parent=[-1, 0, 1, 2, 3], loot=[4, 1, 1, 4, 2])
#> Solution().treeRobbers([-1], [8])
# %%
def border_walk(h, w, start, steps):
    ring = [(0, c) for c in range(w)]
    ring += [(r, w - 1) for r in range(1, h)]
    if h > 1:
        ring += [(h - 1, c) for c in range(w - 2, -1, -1)]
    if w > 1:
        ring += [(r, 0) for r in range(h - 2, 0, -1)]
    if start not in ring:
        return "inside"
    i = (ring.index(start) + steps) % len(ring)
    r, c = ring[i]
    side = "N" if r == 0 else "S" if r == h - 1 else "E" if c == w - 1 else "W"
    return (r, c), side
#> border_walk(3, 3, (0, 0), 5)
#> border_walk(3, 3, (1, 1), 2)
#> border_walk(1, 1, (0, 0), 9)
#> border_walk(4, 2, (3, 1), -3)
#> border_walk(3, 4, (1, 0), 11)
# %%
class Solution:
    def gossipScore(self, talk, start, days):
        heard = {start: 1}
        for _ in range(days):
            extra = {}
            for p, strength in heard.items():
                for q in talk.get(p, []):
                    extra[q] = extra.get(q, 0) + strength
            for q, s in extra.items():
                heard[q] = min(9, heard.get(q, 0) + s)
        return heard
#> Solution().gossipScore({"a": ["b", "c"], "b": ["c"]}, "a", 2)
#> Solution().gossipScore({}, "x", 3)
#> Solution().gossipScore(talk={"a": ["b"], "b": ["a"]}, start="a", days=3)
#> Solution().gossipScore(talk={"k": ["k"]}, start="k", days=5)
#> Solution().gossipScore({"p": ["q", "r"]}, "p", 0)
# %%
def sink_rows(mat, floor):
    out = []
    for col in zip(*mat):
        solid = [v for v in col if v > floor]
        out.append([0] * (len(col) - len(solid)) + sorted(solid))
    settled = [list(r) for r in zip(*out)]
    weight = 0
    for depth, row in enumerate(settled, 1):
        weight += depth * sum(row)
    return settled, weight
#> sink_rows([[3, 0], [1, 4]], 0)
#> sink_rows([[1, 2, 3]], 2)
#> sink_rows([], 0)
#> sink_rows([[5, 1], [2, 9], [0, 4]], 1)
#> sink_rows([[-1], [-2]], -3)
# %%
class Board:
    moves = {"n": (-1, 0), "s": (1, 0), "e": (0, 1), "w": (0, -1)}

    def __init__(self, rows):
        self.rows = rows

    def free(self, r, c):
        return 0 <= r < len(self.rows) and 0 <= c < len(self.rows[r]) and self.rows[r][c] != "#"

def slide_all(rows, way, start):
    b = Board(rows)
    r, c = start
    stops = []
    for d in way:
        dr, dc = b.moves[d]
        k = 0
        while b.free(r + dr, c + dc):
            r += dr
            c += dc
            k += 1
        stops.append(k)
    return (r, c), stops
#> slide_all(["...", ".#.", "..."], "esw", (0, 0))
#> slide_all(["."], "nsew", (0, 0))
#> slide_all(["..#.", "...."], "ese", (0, 0))
#> slide_all(["#.", ".."], "", (1, 1))
#> slide_all(["...", "#..", "..#"], "sx", (0, 2))
# %%
def rope_grid(knots, limit):
    near = {}
    for i, (r, c) in enumerate(knots):
        near[i] = [j for j, (a, b) in enumerate(knots) if j != i and max(abs(a - r), abs(b - c)) <= limit]
    colour = {}
    for v in sorted(near, key=lambda i: -len(near[i])):
        used = [colour[w] for w in near[v] if w in colour]
        k = 0
        while k in used:
            k += 1
        colour[v] = k
    return [colour[i] for i in range(len(knots))]
#> rope_grid([(0, 0), (0, 1), (1, 1), (3, 3)], 1)
#> rope_grid([], 2)
#> rope_grid([(5, 5)], 0)
#> rope_grid([(0, 0), (2, 0), (0, 2), (2, 2)], 2)
#> rope_grid([(0, 0), (0, 2), (0, 4), (1, 3)], 2)

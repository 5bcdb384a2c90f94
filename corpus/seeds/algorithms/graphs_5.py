# %%
from collections import deque

class Solution:
    def passLetter(self, contacts, frm, to, tired):
        q = deque([(frm, [frm])])
        seen = {frm}
        while q:
            who, path = q.popleft()
            if who == to:
                return path
            limit = 1 if who in tired else 3
            for nxt in contacts.get(who, [])[:limit]:
                if nxt not in seen:
                    seen.add(nxt)
                    q.append((nxt, path + [nxt]))
        return []
#> Solution().passLetter({1: [2, 3], 2: [4], 3: [4]}, 1, 4, [])
#> Solution().passLetter({1: [2, 3], 2: [], 3: [4]}, 1, 4, [1])
#> Solution().passLetter(contacts={}, frm=9, to=9, tired=[9])
#> Solution().passLetter(contacts={1: [2, 3, 4, 5]}, frm=1, to=5, tired=[])
#> Solution().passLetter({5: [6], 6: [5, 7], 7: [8]}, 5, 8, [7])
# %%
def meadow(grid, sheep):
    h, w = len(grid), len(grid[0])
    eaten = 0
    for turn in range(3):
        moved = []
        for r, c in sheep:
            best = (grid[r][c], r, c)
            for a, b in ((r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)):
                if 0 <= a < h and 0 <= b < w and grid[a][b] > best[0]:
                    best = (grid[a][b], a, b)
            g, r, c = best
            eaten += g
            grid[r][c] = 0
            moved.append((r, c))
        sheep = moved
    return eaten, sheep
#> meadow([[1, 2], [3, 4]], [(0, 0)])
#> meadow([[5]], [(0, 0)])
#> meadow([[1, 1, 1]], [(0, 0), (0, 2)])
#> meadow([[0, 9], [2, 0]], [])
#> meadow([[3, 1, 2], [4, 8, 6]], [(0, 1)])
# %%
def component_sizes(text):
    parent = {}

    def find(a):
        parent.setdefault(a, a)
        if parent[a] != a:
            parent[a] = find(parent[a])
        return parent[a]

    for word in text.split():
        first = find(word[0])
        for ch in word[1:]:
            parent[find(ch)] = first
    sizes = {}
    for ch in sorted(parent):
        r = find(ch)
        sizes[r] = sizes.get(r, 0) + 1
    return sorted(sizes.values())
#> component_sizes("ab bc de")
#> component_sizes("")
#> component_sizes("aa b")
#> component_sizes("xy yz zx")
#> component_sizes("pq rs qs tu")
# %%
class Solution:
    def ladderRank(self, games):
        wins = {}
        for w, l in games:
            wins.setdefault(w, []).append(l)
            wins.setdefault(l, [])
        indeg = {p: 0 for p in wins}
        for p in wins:
            for q in wins[p]:
                indeg[q] += 1
        order = []
        free = sorted(p for p in indeg if indeg[p] == 0)
        certain = True
        while free:
            if len(free) > 1:
                certain = False
            p = free.pop(0)
            order.append(p)
            for q in wins[p]:
                indeg[q] -= 1
                if not indeg[q]:
                    free.append(q)
            free.sort()
        return "".join(order), certain
#> Solution().ladderRank([("a", "b"), ("b", "c")])
#> Solution().ladderRank([("a", "c"), ("b", "c")])
#> Solution().ladderRank(games=[])
#> Solution().ladderRank(games=[("x", "y"), ("y", "x"), ("z", "x")])
#> Solution().ladderRank([("d", "a"), ("d", "b"), ("a", "b")])
# %%
def anti(mat):
    n = len(mat)
    for i in range(n):
        for j in range(n - i):
            a, b = n - 1 - j, n - 1 - i
            mat[i][j], mat[a][b] = mat[a][b], mat[i][j]
    return mat
#> anti([[1, 2], [3, 4]])
#> anti([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> anti([])
#> anti([[6]])
#> anti([["a", "b"], ["b", "a"]])
# %%
class Solution:
    def parkAndWalk(self, town, shops):
        best = None
        for i, row in enumerate(town):
            for j, cell in enumerate(row):
                if cell != 'P':
                    continue
                walk = sum(abs(i - a) + abs(j - b) for a, b in shops)
                if best is None or walk < best[0]:
                    best = (walk, i, j)
        return best or "no parking"
#> Solution().parkAndWalk(["P.", ".P"], [(0, 1), (1, 0)])
#> Solution().parkAndWalk(["..", ".."], [(0, 0)])
#> Solution().parkAndWalk(town=["P.P"], shops=[(0, 2)])
#> Solution().parkAndWalk(town=["P"], shops=[])
#> Solution().parkAndWalk(["P..", "..P", "P.P"], [(2, 2), (1, 1), (2, 1)])
# %%
def snow(rows):
    heights = [len(r) for r in rows]
    art = []
    for level in range(max(heights, default=0), 0, -1):
        art.append("".join("*" if h >= level else " " for h in heights))
    edges = 0
    for a, b in zip(art, art[1:]):
        edges += sum(x != y for x, y in zip(a, b))
    return art, edges
#> snow(["a", "bcd", "ef"])
#> snow([])
#> snow(["xx", "xx"])
#> snow(["", "k"])
#> snow(["one", "three", "a", "to"])
# %%
class Solution:
    def minFuel(self, n, roads, seats):
        adj = [[] for _ in range(n)]
        for a, b in roads:
            adj[a].append(b)
            adj[b].append(a)
        fuel = 0

        def riders(v, par):
            nonlocal fuel
            people = 1
            for w in adj[v]:
                if w != par:
                    people += riders(w, v)
            if v:
                cars, rest = divmod(people, seats)
                fuel += cars + (rest > 1)
                people -= rest == 1
            return people

        riders(0, -1)
        return fuel
#> Solution().minFuel(3, [(0, 1), (1, 2)], 2)
#> Solution().minFuel(1, [], 4)
#> Solution().minFuel(n=4, roads=[(0, 1), (0, 2), (0, 3)], seats=1)
#> Solution().minFuel(n=5, roads=[(3, 1), (3, 2), (1, 0), (0, 4)], seats=2)
#> Solution().minFuel(6, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)], 3)
# %%
def row_duel(grid):
    a = b = 0
    for i in range(len(grid) - 1):
        wins = [x > y for x, y in zip(grid[i], grid[i + 1])]
        k = wins.count(True)
        if 2 * k > len(wins):
            a += 1
        elif 2 * k < len(wins):
            b += 1
            grid[i], grid[i + 1] = grid[i + 1], grid[i]
    return (a, b), grid[-1] if grid else []
#> row_duel([[1, 2, 3], [3, 1, 1]])
#> row_duel([[1, 1], [2, 2], [0, 5]])
#> row_duel([])
#> row_duel([[7]])
#> row_duel([[2, 2], [2, 2], [1, 3], [4, 4]])
# %%
class Solution:
    def canTile(self, rows, size):
        if len(rows) % size or len(rows[0]) % size:
            return False
        for i in range(0, len(rows), size):
            for j in range(0, len(rows[0]), size):
                want = rows[i][j]
                for a in range(i, i + size):
                    for b in range(j, j + size):
                        if rows[a][b] != want:
                            return (a, b)
        return True
#> Solution().canTile(["aabb", "aabb"], 2)
#> Solution().canTile(["aab", "aab"], 2)
#> Solution().canTile(rows=["aabb", "aabc"], size=2)
#> Solution().canTile(rows=["xy", "yx"], size=1)
#> Solution().canTile(["ppp", "ppp", "ppq"], 3)
# %%
def heat_path(grid):
    n, m = len(grid), len(grid[0])
    seen = set()
    i = j = 0
    trail = []
    while (i, j) not in seen:
        seen.add((i, j))
        trail.append(grid[i][j])
        options = []
        for a, b in (i - 1, j), (i, j + 1), (i + 1, j), (i, j - 1):
            if 0 <= a < n and 0 <= b < m:
                options.append((grid[a][b], -a, -b))
        if not options:
            break
        v, i, j = max(options)
        i, j = -i, -j
    return trail
#> heat_path([[1, 2], [3, 4]])
#> heat_path([[5]])
#> heat_path([[1, 1, 1]])
#> heat_path([[2, 9, 3], [4, 1, 8]])
#> heat_path([[0, 3], [1, 2], [6, 5]])
# %%
from collections import defaultdict
from typing import List

class Solution:
    def sharedHobby(self, people: List[List[str]]) -> List[List[int]]:
        where = defaultdict(list)
        for i, hobbies in enumerate(people):
            for h in hobbies:
                where[h].append(i)
        adj = defaultdict(set)
        for crowd in where.values():
            for x, y in zip(crowd, crowd[1:]):
                adj[x].add(y)
                adj[y].add(x)
        seen = set()

        def collect(i):
            seen.add(i)
            group = [i]
            for j in sorted(adj[i]):
                if j not in seen:
                    group.extend(collect(j))
            return group

        return [collect(i) for i in range(len(people)) if i not in seen]
#> Solution().sharedHobby([["chess"], ["golf", "chess"], ["tea"]])
#> Solution().sharedHobby([])
#> Solution().sharedHobby(people=[["a", "b"], ["c"], ["b"], ["c", "a"]])
#> Solution().sharedHobby(people=[[], []])
#> Solution().sharedHobby([["ski"], ["ski"], ["ski"]])
# %%
def toggle_cross(board, moves):
    n = len(board)
    count = 0
    for k in moves:
        r, c = divmod(k, n)
        for t in range(n):
            board[r][t] ^= 1
            if t != r:
                board[t][c] ^= 1
        count += 1
        if not any(map(any, board)):
            return count
    return [sum(row) for row in board]
#> toggle_cross([[1, 1], [1, 0]], [0])
#> toggle_cross([[0, 0], [0, 0]], [])
#> toggle_cross([[0, 1], [1, 0]], [3, 0, 1])
#> toggle_cross([[1]], [0, 0])
#> toggle_cross([[1, 0, 0], [0, 1, 0], [0, 0, 1]], [4, 8])
# %%
class Solution:
    def auditGraph(self, g):
        report = []
        for v in sorted(g):
            if v in g[v]:
                report.append(v + ":loop")
            for w in g[v]:
                if w not in g:
                    report.append(v + ">" + w + ":missing")
                elif v not in g[w]:
                    report.append(v + ">" + w + ":one-way")
            if not g[v]:
                report.append(v + ":alone")
        return report
#> Solution().auditGraph({"a": ["b"], "b": ["a"], "c": []})
#> Solution().auditGraph({})
#> Solution().auditGraph(g={"a": ["a", "b"], "b": []})
#> Solution().auditGraph({"x": ["y", "z"], "y": ["x"]})
#> Solution().auditGraph(g={"p": ["q"], "q": ["r"], "r": ["p", "q"]})
# %%
import heapq

def foreman(n, before, hours):
    indeg = [0] * n
    after = [[] for _ in range(n)]
    for a, b in before:
        after[a].append(b)
        indeg[b] += 1
    heap = [(-hours[v], v) for v in range(n) if not indeg[v]]
    heapq.heapify(heap)
    clock, log = 0, []
    while heap:
        h, v = heapq.heappop(heap)
        clock -= h
        log.append((v, clock))
        for w in after[v]:
            indeg[w] -= 1
            if indeg[w] == 0:
                heapq.heappush(heap, (-hours[w], w))
    return log
#> foreman(3, [(0, 2)], [1, 5, 9])
#> foreman(0, [], [])
#> foreman(2, [(0, 1), (1, 0)], [3, 3])
#> foreman(4, [(3, 0), (3, 1), (0, 2)], [2, 7, 4, 1])
#> foreman(3, [], [4, 4, 6])
# %%
class Solution:
    def wormhole(self, space):
        gates = {}
        start = None
        for i, row in enumerate(space):
            for j, ch in enumerate(row):
                if ch == 'S':
                    start = (i, j)
                elif ch.isdigit():
                    gates.setdefault(ch, []).append((i, j))
        i, j = start
        hops = ""
        for _ in range(6):
            j += 1
            if j == len(space[i]):
                return hops + "!"
            ch = space[i][j]
            if ch in gates and len(gates[ch]) == 2:
                p, q = gates[ch]
                i, j = q if (i, j) == p else p
                hops += ch
        return hops
#> Solution().wormhole(["S.1", "1.."])
#> Solution().wormhole(["S.."])
#> Solution().wormhole(space=["S1.", "2.1", "..2"])
#> Solution().wormhole(["S7"])
#> Solution().wormhole(space=["1S1."])
# %%
def walls_between(a, b, walls, size):
    (r, c), (tr, tc) = a, b
    cost, moves = 0, ""
    while (r, c) != (tr, tc):
        if r != tr:
            r += 1 if tr > r else -1
            moves += "v"
        else:
            c += 1 if tc > c else -1
            moves += "h"
        cost += size if (r, c) in walls else 1
    return cost, moves
#> walls_between((0, 0), (2, 1), [(1, 0)], 5)
#> walls_between((1, 1), (1, 1), [(1, 1)], 9)
#> walls_between((3, 2), (1, 0), [], 4)
#> walls_between((0, 3), (0, 0), [(0, 2), (0, 1)], 2)
#> walls_between((2, 0), (0, 2), [(0, 0), (0, 2)], 10)
# %%
class Solution:
    def maxKeysPath(self, tree, keys):
        def walk(v, held):
            held = held | 1 << keys[v]
            best = bin(held).count("1")
            for k in tree[v]:
                best = max(best, walk(k, held))
            return best

        return walk(0, 0)
#> Solution().maxKeysPath([[1, 2], [], []], [0, 0, 1])
#> Solution().maxKeysPath([[]], [3])
#> Solution().maxKeysPath(tree=[[1], [2], [3], []], keys=[1, 2, 1, 3])
#> Solution().maxKeysPath(tree=[[2, 1], [3, 4], [], [], []], keys=[0, 1, 1, 2, 0])
#> Solution().maxKeysPath([[1, 2, 3], [], [], []], [5, 5, 5, 5])
# %%
def sort_columns(mat):
    cols = sorted(zip(*mat), key=lambda c: (sum(c), c))
    out = [list(r) for r in zip(*cols)]
    inversions = 0
    for row in out:
        for i in range(len(row)):
            for j in range(i + 1, len(row)):
                inversions += row[i] > row[j]
    return out, inversions
#> sort_columns([[3, 1], [0, 4]])
#> sort_columns([[5, 5, 5]])
#> sort_columns([])
#> sort_columns([[2, 9, 1], [2, 0, 8]])
#> sort_columns([[1], [2], [3]])
# %%
from itertools import combinations

class Solution:
    def safeHires(self, workers, quarrels):
        bad = {frozenset(q) for q in quarrels}
        for k in range(len(workers), 0, -1):
            for team in combinations(workers, k):
                if all(frozenset(p) not in bad for p in combinations(team, 2)):
                    return list(team)
        return []
#> Solution().safeHires([1, 2, 3], [(1, 2)])
#> Solution().safeHires([], [])
#> Solution().safeHires(workers=[1, 2, 3], quarrels=[(1, 2), (2, 3), (3, 1)])
#> Solution().safeHires(workers=[4, 5], quarrels=[])
#> Solution().safeHires([1, 2, 3, 4], [(1, 3), (2, 4), (1, 4)])
# %%
def marble_run(board, start):
    r, c = 0, start
    path = str(c)
    while r < len(board):
        ch = board[r][c]
        if ch == '\\':
            c += 1
        elif ch == '/':
            c -= 1
        elif ch == 'U':
            return path + ' stuck'
        if not 0 <= c < len(board[r]):
            return path + ' lost'
        path += str(c)
        r += 1
    return path
#> marble_run(["\\..", ".\\.", "../"], 0)
#> marble_run(["/.."], 0)
#> marble_run([], 2)
#> marble_run(["...", ".U."], 1)
#> marble_run(["..\\", "..."], 2)
# %%
class Solution:
    def infectOrder(self, weights, edges, seed):
        sick = [seed]
        near = {i: set() for i in range(len(weights))}
        for a, b in edges:
            near[a].add(b)
            near[b].add(a)
        while True:
            front = set()
            for s in sick:
                front |= near[s]
            front -= set(sick)
            if not front:
                return sick
            sick.append(max(front, key=lambda v: (weights[v], -v)))
#> Solution().infectOrder([3, 1, 2], [(0, 1), (0, 2)], 0)
#> Solution().infectOrder([5], [], 0)
#> Solution().infectOrder(weights=[1, 1, 1, 1], edges=[(0, 1), (2, 3)], seed=2)
#> Solution().infectOrder(weights=[0, 4, 4, 9], edges=[(0, 1), (0, 2), (2, 3)], seed=0)
#> Solution().infectOrder([2, 8, 5, 7], [(0, 1), (1, 2), (2, 3), (3, 0)], 2)
# %%
def counting_trees(n, edges):
    parent = [*range(n)]
    trees = [True] * n

    def root(v):
        while parent[v] != v:
            v = parent[v]
        return v

    for a, b in edges:
        x, y = root(a), root(b)
        if x == y:
            trees[x] = False
        else:
            parent[x] = y
            trees[y] = trees[x] and trees[y]
    return [v for v in range(n) if parent[v] == v and trees[v]]
#> counting_trees(3, [(0, 1), (1, 2)])
#> counting_trees(4, [(0, 1), (1, 2), (2, 0)])
#> counting_trees(2, [])
#> counting_trees(1, [(0, 0)])
#> counting_trees(6, [(0, 1), (2, 3), (3, 4), (4, 2), (5, 0)])
# %%
class Solution:
    def frameDraw(self, h, w, chars):
        grid = [[' '] * w for _ in range(h)]
        for k, ch in enumerate(chars):
            if 2 * k >= h or 2 * k >= w:
                break
            for j in range(k, w - k):
                grid[k][j] = grid[h - 1 - k][j] = ch
            for i in range(k, h - k):
                grid[i][k] = grid[i][w - 1 - k] = ch
        return ["".join(r) for r in grid]
#> Solution().frameDraw(3, 3, "#o")
#> Solution().frameDraw(2, 4, "ab")
#> Solution().frameDraw(h=1, w=1, chars="xyz")
#> Solution().frameDraw(h=4, w=4, chars="*")
#> Solution().frameDraw(3, 2, "")
# %%
def tug(field):
    rows, cols = len(field), len(field[0])
    mid = rows // 2
    above = sum(map(sum, field[:mid]))
    below = sum(map(sum, field[rows - mid:]))
    midc = cols // 2
    left = sum(x for row in field for x in row[:midc])
    right = sum(x for row in field for x in row[cols - midc:])
    word = ""
    word += "N" if above > below else "S" if below > above else ""
    if left != right:
        word += "W" if left > right else "E"
    return word or "hold"
#> tug([[1, 2], [3, 4]])
#> tug([[1, 1], [1, 1]])
#> tug([[9, 0, 0], [5, 5, 5], [0, 0, 8]])
#> tug([[7]])
#> tug([[4, 0, 3]])
# %%
class Solution:
    def openValves(self, rate, tunnels, minutes):
        best = 0

        def play(v, left, opened, total):
            nonlocal best
            best = max(best, total)
            if left <= 1:
                return
            if rate[v] and v not in opened:
                play(v, left - 1, opened + (v,), total + rate[v] * (len(opened) + 1))
            for w in tunnels[v]:
                play(w, left - 1, opened, total)

        play(0, minutes, (), 0)
        return best
#> Solution().openValves([0, 5], [[1], [0]], 3)
#> Solution().openValves([4], [[]], 2)
#> Solution().openValves(rate=[1, 3, 2], tunnels=[[1], [2], []], minutes=4)
#> Solution().openValves(rate=[0, 0], tunnels=[[1], [0]], minutes=3)
#> Solution().openValves([2, 0, 9], [[1], [2], [1]], 4)
# %%
def path_product(graph, route, mod):
    value = 1
    for u, v in zip(route, route[1:]):
        if v in graph.get(u, {}):
            value = value * graph[u][v] % mod
        elif u in graph.get(v, {}):
            value = (value - graph[v][u]) % mod
        else:
            return f"gap at {u}{v}"
    return value
#> path_product({"a": {"b": 3}, "b": {"c": 5}}, "abc", 100)
#> path_product({"a": {"b": 3}}, "aba", 7)
#> path_product({}, "x", 9)
#> path_product({"a": {"b": 2}}, "abd", 10)
#> path_product({"k": {"l": 9, "m": 4}, "m": {"l": 8}}, "kmlk", 11)
# %%
class Solution:
    def blockedStreets(self, n, streets, works):
        closed = {tuple(sorted(w)) for w in works}
        reach = []
        for s in range(n):
            seen = {s}
            stack = [s]
            while stack:
                v = stack.pop()
                for a, b in streets:
                    if (min(a, b), max(a, b)) in closed:
                        continue
                    if v == a and b not in seen:
                        seen.add(b)
                        stack.append(b)
                    elif v == b and a not in seen:
                        seen.add(a)
                        stack.append(a)
            reach.append(len(seen))
        return reach
#> Solution().blockedStreets(3, [(0, 1), (1, 2)], [(2, 1)])
#> Solution().blockedStreets(2, [], [])
#> Solution().blockedStreets(n=3, streets=[(0, 1), (1, 2), (2, 0)], works=[(0, 1)])
#> Solution().blockedStreets(n=1, streets=[(0, 0)], works=[])
#> Solution().blockedStreets(3, [(2, 0), (0, 1)], [(1, 0), (0, 2)])
# %%
def zoom(img, k):
    big = []
    for row in img:
        wide = [p for p in row for _ in range(k)]
        for _ in range(k):
            big.append(wide[:])
    n = len(big)
    for i in range(n):
        if big[i] and i < len(big[i]):
            big[i][i] = -big[i][i]
    return big
#> zoom([[1, 2]], 2)
#> zoom([[1, 2], [3, 4]], 1)
#> zoom([], 3)
#> zoom([[5]], 3)
#> zoom([[1], [2]], 2)
# %%
class Solution:
    def fallingKeys(self, shafts, key):
        seen = []
        i = 0
        while 0 <= i < len(shafts):
            if i in seen:
                return ("loop", seen[seen.index(i):])
            seen.append(i)
            kind, arg = shafts[i]
            if kind == "jump":
                i += arg
            elif kind == "need":
                i += 1 if key >= arg else -1
            else:
                key += arg
                i += 1
        return ("out", key)
#> Solution().fallingKeys([("gain", 2), ("need", 3), ("jump", 1)], 1)
#> Solution().fallingKeys([("jump", 1), ("jump", -1)], 0)
#> Solution().fallingKeys(shafts=[], key=4)
#> Solution().fallingKeys(shafts=[("jump", 2), ("gain", 5), ("need", 9)], key=3)
#> Solution().fallingKeys([("need", 7), ("gain", 1)], 6)
# %%
def nearest_wells(grid):
    wells = [(i, j) for i, r in enumerate(grid) for j, ch in enumerate(r) if ch == 'w']
    out = []
    for i, row in enumerate(grid):
        line = ''
        for j in range(len(row)):
            if not wells:
                line += '?'
                continue
            d = sorted(abs(i - a) + abs(j - b) for a, b in wells)
            line += '=' if len(d) > 1 and d[0] == d[1] else str(d[0])
        out.append(line)
    return out
#> nearest_wells(["w.", ".."])
#> nearest_wells(["w.w"])
#> nearest_wells(["..", ".."])
#> nearest_wells(["w"])
#> nearest_wells(["w..", "..w"])
# %%
class Node:
    def __init__(self, name):
        self.name = name
        self.links = []

def chatter(pairs, start, hops):
    nodes = {}
    for a, b in pairs:
        for x in (a, b):
            if x not in nodes:
                nodes[x] = Node(x)
        nodes[a].links.append(nodes[b])
    if start not in nodes:
        return []
    now = nodes[start]
    said = [now.name]
    for h in range(hops):
        if not now.links:
            break
        now = now.links[h % len(now.links)]
        said.append(now.name)
    return said
#> chatter([("a", "b"), ("b", "a"), ("b", "c")], "a", 4)
#> chatter([], "z", 3)
#> chatter([("x", "y")], "x", 5)
#> chatter([("k", "l"), ("k", "m"), ("l", "k"), ("m", "k")], "k", 3)
#> chatter([("p", "p")], "p", 2)
# %%
class Solution:
    def gardenRows(self, beds, days):
        for d in range(days):
            nxt = [row[:] for row in beds]
            for i in range(len(beds)):
                for j in range(len(beds[i])):
                    left = beds[i][j - 1] if j else 0
                    up = beds[i - 1][j] if i else 0
                    nxt[i][j] = (left ^ up) | (beds[i][j] if d % 2 else 0)
            beds = nxt
        return beds
#> Solution().gardenRows([[1, 0], [0, 0]], 1)
#> Solution().gardenRows([[1, 1], [1, 0]], 2)
#> Solution().gardenRows(beds=[[1]], days=3)
#> Solution().gardenRows(beds=[[0, 1, 0]], days=0)
#> Solution().gardenRows([[1, 0, 1]], 2)
# %%
def cheapest_gate(castle):
    h, w = len(castle), len(castle[0])
    best = None
    for i in range(h):
        for j in range(w):
            if 0 < i < h - 1 and 0 < j < w - 1:
                continue
            cost = castle[i][j]
            corner = i in (0, h - 1) and j in (0, w - 1)
            if corner:
                cost *= 2
            if best is None or cost < best[0]:
                best = cost, (i, j), corner
    return best
#> cheapest_gate([[3, 5], [4, 6]])
#> cheapest_gate([[9, 1, 9], [9, 0, 2], [9, 9, 9]])
#> cheapest_gate([[4]])
#> cheapest_gate([[1, 3, 1]])
#> cheapest_gate([[8, 8, 8], [7, 1, 8], [8, 6, 3]])
# %%
class Solution:
    def graphDiff(self, old, new):
        norm = lambda es: {(min(e), max(e)) for e in es}
        a, b = norm(old), norm(new)
        out = []
        for u, v in sorted(a | b):
            if (u, v) not in b:
                out.append(f"-{u}{v}")
            elif (u, v) not in a:
                out.append(f"+{u}{v}")
        return out
#> Solution().graphDiff([(1, 2), (3, 2)], [(2, 1), (3, 4)])
#> Solution().graphDiff([], [])
#> Solution().graphDiff(old=[(1, 2)], new=[])
#> Solution().graphDiff(old=[], new=[(5, 4), (4, 5), (1, 1)])
#> Solution().graphDiff([(1, 2), (1, 3), (1, 4)], [(4, 1), (2, 3)])
# %%
def mail_chute(floors, start):
    i, steps = start, 0
    visited = [0] * len(floors)
    while 0 <= i < len(floors) and visited[i] < 2:
        visited[i] += 1
        steps += 1
        i = i + floors[i] if visited[i] == 1 else i - floors[i]
    return i, steps, visited
#> mail_chute([1, 1, -1], 0)
#> mail_chute([0], 0)
#> mail_chute([2, -1, -1, 5], 0)
#> mail_chute([], 0)
#> mail_chute([3, 1, 1, -2], 3)
# %%
class Solution:
    def chessPatrol(self, size, rooks, bishops):
        hit = [[0] * size for _ in range(size)]
        for r, c in rooks:
            for k in range(size):
                hit[r][k] += 1
                hit[k][c] += 1
        for r, c in bishops:
            for k in range(size):
                for d in (c - (r - k), c + (r - k)):
                    if 0 <= d < size:
                        hit[k][d] += 1
        flat = sum(hit, [])
        return flat.count(0), max(flat)
#> Solution().chessPatrol(3, [(0, 0)], [])
#> Solution().chessPatrol(2, [], [])
#> Solution().chessPatrol(size=3, rooks=[(1, 1)], bishops=[(1, 1)])
#> Solution().chessPatrol(size=4, rooks=[], bishops=[(0, 3), (3, 3)])
#> Solution().chessPatrol(1, [(0, 0)], [(0, 0)])
# %%
def invite(graph, host, budget):
    guests = []
    queue = [(host, budget)]
    seen = {host}
    while queue:
        p, b = queue.pop(0)
        guests.append((p, b))
        if b <= 0:
            continue
        friends = [f for f in graph.get(p, []) if f not in seen]
        if not friends:
            continue
        each, rest = divmod(b - 1, len(friends))
        for k, f in enumerate(friends):
            seen.add(f)
            queue.append((f, each + (k < rest)))
    return guests
#> invite({1: [2, 3], 2: [4]}, 1, 6)
#> invite({}, 5, 2)
#> invite({1: [2], 2: [3], 3: [1]}, 1, 3)
#> invite({1: [2, 3, 4]}, 1, 1)
#> invite({7: [8, 9], 8: [6], 9: [6]}, 7, 8)
# %%
class Solution:
    def deepFlood(self, depths, r, c, pump):
        total = 0
        frontier = [(depths[r][c], r, c)]
        seen = {(r, c)}
        while frontier and pump > 0:
            frontier.sort()
            d, i, j = frontier.pop()
            use = min(d, pump)
            pump -= use
            total += 1 if use == d else 0
            for a, b in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
                if 0 <= a < len(depths) and 0 <= b < len(depths[0]):
                    if (a, b) not in seen:
                        seen.add((a, b))
                        frontier.append((depths[a][b], a, b))
        return total, pump
#> Solution().deepFlood([[1, 2], [3, 4]], 0, 0, 6)
#> Solution().deepFlood([[2]], 0, 0, 5)
#> Solution().deepFlood(depths=[[3, 1, 1]], r=0, c=1, pump=4)
#> Solution().deepFlood(depths=[[9, 9]], r=0, c=0, pump=0)
#> Solution().deepFlood([[1, 1, 5], [2, 2, 1]], 1, 1, 10)
# %%
def rhyme_wheel(slots, spins):
    ring = list(slots)
    out = ""
    i = 0
    for s in spins:
        if not ring:
            return out + "."
        i = (i + s) % len(ring)
        out += ring.pop(i)
        if i == len(ring):
            i = 0
    return out + "/" + "".join(ring[i:] + ring[:i])
#> rhyme_wheel("abcd", [1, 2])
#> rhyme_wheel("xy", [0, 0, 0])
#> rhyme_wheel("", [])
#> rhyme_wheel("lmnop", [4, -1, 3])
#> rhyme_wheel("q", [7])

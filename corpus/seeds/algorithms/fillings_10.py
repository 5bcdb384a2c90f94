# %%
class Solution:
    def ropeBridge(self, boards):
        # safe[i]: the heaviest hiker that can get from board i to the end, stepping 1 or 3 boards
        n = len(boards)
        safe = [0] * n
        safe[-1] = boards[-1]
        for i in range(n - 2, -1, -1):
            ahead = safe[i + 1]
            if i + 3 < n:
                ahead = max(ahead, safe[i + 3])
            safe[i] = min(boards[i], ahead)
        return safe
#> Solution().ropeBridge([70, 40, 90, 80])
#> Solution().ropeBridge([55])
#> Solution().ropeBridge([60, 10, 20, 75, 30])
#> Solution().ropeBridge([30, 40, 50])
#> Solution().ropeBridge([99, 5, 5, 88, 5, 5])
# %%
def gear_train(gears, turns):
    """Neighbouring gears turn the other way; positions are kept modulo the number of teeth."""
    pos = [0] * len(gears)
    for g, by in turns:
        pos[g] = (pos[g] + by) % gears[g]
        d = -by
        for k in range(g + 1, len(gears)):
            pos[k] = (pos[k] + d) % gears[k]
            d = -d
        d = -by
        for k in range(g - 1, -1, -1):
            pos[k] = (pos[k] + d) % gears[k]
            d = -d
    return pos
#> gear_train([5, 8], [(0, 3)])
#> gear_train([4, 6, 10], [(1, 7), (0, 1)])
#> gear_train([12], [(0, -5)])
#> gear_train([3, 3, 3], [])
#> gear_train([7, 9, 11, 5], [(2, 4), (3, 6)])
# %%
class Solution:
    def foldMap(self, m, folds):
        for f in folds:
            if f == 'v':
                half = len(m) // 2
                top, low = m[:half], m[len(m) - half:][::-1]
                rest = m[half:len(m) - half]
                m = [[max(a, b) for a, b in zip(x, y)] for x, y in zip(top, low)] + rest
            else:
                m = [list(col) for col in zip(*m)]
        return m
#> Solution().foldMap([[1, 2], [3, 4]], "v")
#> Solution().foldMap([[5, 1, 4], [2, 8, 2], [9, 0, 6]], "vh")
#> Solution().foldMap([[7, 3, 1]], "hv")
#> Solution().foldMap([[6]], "vhv")
#> Solution().foldMap([[1, 9], [8, 2], [3, 7], [6, 4]], "vv")
# %%
def jug_levels(jugs):
    """Recursion over pairs: the fuller one tops up the emptier until no pair differs by more than 2."""
    for i in range(len(jugs)):
        for j in range(len(jugs)):
            if jugs[i] - jugs[j] > 2:
                half = (jugs[i] - jugs[j]) // 2
                jugs[i] -= half
                jugs[j] += half
                return [(i, j, half)] + jug_levels(jugs)
    return [tuple(jugs)]
#> jug_levels([9, 1])
#> jug_levels([4, 5, 6])
#> jug_levels([10, 0, 5])
#> jug_levels([])
#> jug_levels([2, 12, 7])
# %%
class Solution:
    def mosaics(self, h, w):
        """Fill h x w with tiles 1x1 and 1x2 (lying), at most one lying tile in a row; count per row and in all."""
        per_row = 1
        table = [[1] * (w + 1) for _ in range(2)]
        for c in range(1, w + 1):
            table[0][c] = table[0][c - 1]
            table[1][c] = table[1][c - 1]
            if c >= 2:
                table[1][c] += table[0][c - 2]
        per_row = table[1][w]
        total = 1
        for _ in range(h):
            total *= per_row
        return table[1], total
#> Solution().mosaics(2, 3)
#> Solution().mosaics(1, 5)
#> Solution().mosaics(3, 1)
#> Solution().mosaics(0, 2)
#> Solution().mosaics(2, 6)
# %%
class Solution:
    def towerOfNames(self, names):
        tower = []
        for n in names:
            kicked = []
            while tower and len(tower[-1]) < len(n):
                kicked.append(tower.pop())
            tower.append(n)
            for k in kicked:
                if k[0] == n[0]:
                    tower.append(k)
        return tower
#> Solution().towerOfNames(["al", "anna", "bo"])
#> Solution().towerOfNames(["kim", "lea", "max"])
#> Solution().towerOfNames([])
#> Solution().towerOfNames(["t", "tom", "tobias", "uwe"])
#> Solution().towerOfNames(["jo", "jan", "ida", "jonas"])
# %%
def dig_wells(grid, want):
    """Row by row; a well dries all cells of its column below and gives the sum of its neighbours on the row."""
    dry = set()
    wells = []
    total = 0
    for r, row in enumerate(grid):
        for c, v in enumerate(row):
            if c in dry or v < want:
                continue
            near = sum(row[max(0, c - 1):c + 2]) - v
            total += near
            dry.add(c)
            wells.append((r, c))
    return wells, total
#> dig_wells([[1, 5, 2], [6, 9, 3]], 5)
#> dig_wells([[0, 0], [0, 0]], 1)
#> dig_wells([[4, 4, 4]], 4)
#> dig_wells([[2], [8], [9]], 3)
#> dig_wells([[7, 1], [7, 1], [0, 10]], 6)
# %%
class Solution:
    def twoWaySort(self, a):
        # evens climb on even places, odds fall on odd places
        for par, down in ((0, False), (1, True)):
            for i in range(par, len(a), 2):
                best = i
                for j in range(i + 2, len(a), 2):
                    if (a[j] > a[best]) if down else (a[j] < a[best]):
                        best = j
                if best != i:
                    a[i], a[best] = a[best], a[i]
        return a
#> Solution().twoWaySort([4, 1, 2, 3])
#> Solution().twoWaySort([9, 8, 7, 6, 5])
#> Solution().twoWaySort([3])
#> Solution().twoWaySort([])
#> Solution().twoWaySort([10, -2, 0, 7, 5, 7])
# %%
from functools import cache

class Solution:
    def robotBudget(self, n: int, coins: int) -> int:
        @cache
        def walk(at, purse):
            if purse < 0:
                return 0
            if at >= n:
                return 1 if at == n else 0
            slow = walk(at + 1, purse)
            quick = walk(at + 2, purse - 1)
            jump = walk(at + 3, purse - 2) if at % 2 == 0 else 0
            return slow + quick + jump

        return walk(0, coins)
#> Solution().robotBudget(3, 1)
#> Solution().robotBudget(4, 2)
#> Solution().robotBudget(2, 0)
#> Solution().robotBudget(5, 1)
#> Solution().robotBudget(5, 2)
# %%
def pattern_rows(seed, n):
    rows = []
    cur = seed
    for k in range(n):
        rows.append(cur)
        nxt = []
        i = 0
        while i < len(cur):
            run = 1
            while i + run < len(cur) and cur[i + run] == cur[i]:
                run += 1
            nxt.append(cur[i] + run if run > 1 else cur[i])
            i += run
        if nxt == cur:
            break
        cur = nxt
    return rows
#> pattern_rows([1, 1, 3, 2], 4)
#> pattern_rows([5, 6], 3)
#> pattern_rows([2, 2, 2, 5], 3)
#> pattern_rows([], 2)
#> pattern_rows([0, 0, 1, 1, 3], 5)
# %%
class Solution:
    def deckCuts(self, deck, cuts):
        for n in cuts:
            packet = deck[:n]
            rest = deck[n:]
            deck = []
            take_rest = True
            while packet or rest:
                src = rest if (take_rest and rest) or not packet else packet
                deck.append(src.pop(0))
                take_rest = not take_rest
        return deck
#> Solution().deckCuts([1, 2, 3, 4, 5], [2])
#> Solution().deckCuts(["a", "b", "c"], [1, 2])
#> Solution().deckCuts([], [3])
#> Solution().deckCuts([9, 8, 7, 6], [4, 0])
#> Solution().deckCuts([1, 2, 3, 4, 5, 6], [3, 3])
# %%
class Solution:
    def bakersRound(self, village, start, loaves):
        """Every house on the way may be served again only while more than three loaves are left."""
        tours = []
        trail = []

        def knock(h, left):
            if left == 0:
                tours.append(''.join(trail))
                return
            if h in trail and left <= 3:
                return
            trail.append(h)
            for nxt in village.get(h, ''):
                knock(nxt, left - 1)
            trail.pop()

        knock(start, loaves)
        return tours
#> Solution().bakersRound({"a": "bc", "b": "a", "c": "b"}, "a", 3)
#> Solution().bakersRound({"x": "y", "y": "x"}, "x", 5)
#> Solution().bakersRound({"p": "q"}, "p", 1)
#> Solution().bakersRound({"m": "nk", "n": "ko", "k": "n"}, "m", 3)
#> Solution().bakersRound({"z": ""}, "z", 2)
# %%
def mark_shadows(heights, sun):
    """sun = drop of the light ray per cell; returns which towers stand in the shadow, and the ray at the end."""
    ray = 0
    dark = []
    for i, h in enumerate(heights):
        ray -= sun
        if h < ray:
            dark.append((i, ray - h))
        else:
            ray = h
    return dark, ray
#> mark_shadows([8, 2, 5, 9], 1)
#> mark_shadows([3, 3, 3], 0)
#> mark_shadows([10, 1, 1, 1], 4)
#> mark_shadows([], 2)
#> mark_shadows([1, 12, 4, 4, 4, 6], 3)
# %%
class Solution:
    def teamDraft(self, skills, teams):
        rosters = [[] for _ in range(teams)]
        pool = sorted(skills.items(), key=lambda kv: (-kv[1], kv[0]))
        order = list(range(teams))
        while pool:
            for t in order:
                if not pool:
                    break
                pick = 0
                if rosters[t] and len(pool) > 1 and pool[0][0][0] == rosters[t][-1][0]:
                    pick = 1
                rosters[t].append(pool.pop(pick)[0])
            order.reverse()
        return rosters
#> Solution().teamDraft({"ann": 5, "bob": 9, "cat": 7, "dan": 1}, 2)
#> Solution().teamDraft({"abe": 4, "ada": 4, "bea": 3}, 1)
#> Solution().teamDraft({}, 2)
#> Solution().teamDraft({"x": 1, "y": 2, "z": 3}, 3)
#> Solution().teamDraft({"kim": 8, "kai": 6, "lou": 7, "liv": 5, "mo": 9}, 2)
# %%
def sum_rect(m, r1, c1, r2, c2):
    """Prefix rows only; a rectangle is the sum of row differences, rows of odd number count negative."""
    pre = []
    for row in m:
        acc = [0]
        for v in row:
            acc.append(acc[-1] + v)
        pre.append(acc)
    total = 0
    for r in range(r1, r2 + 1):
        part = pre[r][c2 + 1] - pre[r][c1]
        total += -part if r % 2 else part
    return total
#> sum_rect([[1, 2, 3], [4, 5, 6]], 0, 0, 1, 1)
#> sum_rect([[7]], 0, 0, 0, 0)
#> sum_rect([[1, 1], [2, 2], [3, 3]], 1, 0, 2, 1)
#> sum_rect([[5, -5, 5], [0, 9, 0], [2, 2, 2]], 0, 1, 2, 2)
#> sum_rect([[10, 20, 30, 40]], 0, 1, 0, 2)
# %%
class Solution:
    def lumber(self, logs, length):
        stock = sorted(logs)
        pieces = 0
        waste = []
        while stock:
            big = stock.pop()
            if big < length:
                waste.append(big)
                continue
            pieces += 1
            left = big - length - 1  # the saw eats one
            if left > 0:
                k = len(stock)
                while k and stock[k - 1] > left:
                    k -= 1
                stock.insert(k, left)
        return pieces, waste
#> Solution().lumber([10, 7], 4)
#> Solution().lumber([3, 3], 5)
#> Solution().lumber([20], 6)
#> Solution().lumber([], 2)
#> Solution().lumber([8, 15, 4, 9], 7)
# %%
class Solution:
    def colorBlocks(self, wall):
        R, C = len(wall), len(wall[0])
        owner = [[-1] * C for _ in range(R)]
        names = []
        for r in range(R):
            for c in range(C):
                up = owner[r - 1][c] if r and wall[r - 1][c] == wall[r][c] else -1
                left = owner[r][c - 1] if c and wall[r][c - 1] == wall[r][c] else -1
                if up == left == -1:
                    owner[r][c] = len(names)
                    names.append(wall[r][c])
                else:
                    owner[r][c] = up if left == -1 else left
                    if -1 not in (up, left) and up != left:
                        owner = [[left if v == up else v for v in row] for row in owner]
                        names[up] = '*'
        return owner, ''.join(names)
#> Solution().colorBlocks(["aab", "abb"])
#> Solution().colorBlocks(["xy", "yx"])
#> Solution().colorBlocks(["m.m", "mmm"])
#> Solution().colorBlocks(["k"])
#> Solution().colorBlocks(["pp", "qp", "pp"])
# %%
def grid_diff(before, after):
    ops = []
    for r, (a, b) in enumerate(zip(before, after)):
        if a == b:
            continue
        if sorted(a) == sorted(b):
            k = 0
            while a != b and k < len(a):
                a = a[1:] + a[:1]
                k += 1
            ops.append(("turn", r, k) if a == b else ("mix", r))
        else:
            ops.append(("set", r, [c for c in range(len(a)) if a[c] != b[c]]))
    return ops
#> grid_diff([[1, 2, 3], [4, 5, 6]], [[2, 3, 1], [4, 0, 6]])
#> grid_diff([[7]], [[7]])
#> grid_diff([[1, 2, 3, 4]], [[2, 1, 3, 4]])
#> grid_diff([[0, 1], [1, 0], [1, 1]], [[1, 0], [1, 0], [0, 0]])
#> grid_diff([["a", "b", "c"]], [["c", "a", "b"]])
# %%
class Solution:
    def climbingTeams(self, teams, walls):
        # dp[t]: least time to get t teams over, walls taken from left to right by whoever is at hand
        dp = [0] + [float('inf')] * len(teams)
        for w in walls:
            for t in range(len(teams), 0, -1):
                effort = max(1, w - teams[t - 1])
                dp[t] = min(dp[t], dp[t - 1] + effort)
        return dp
#> Solution().climbingTeams([3, 5], [6, 7, 4])
#> Solution().climbingTeams([1], [1])
#> Solution().climbingTeams([2, 2, 2], [5, 9])
#> Solution().climbingTeams([], [4])
#> Solution().climbingTeams([8, 1], [3, 10, 2, 6])
# %%
def bubble_pairs(pairs):
    """Bubbles by the first item upwards in odd rounds and by the second downwards in even ones, three rounds."""
    for rnd in (1, 2, 3):
        for i in range(len(pairs) - 1):
            p, q = pairs[i], pairs[i + 1]
            wrong = p[0] > q[0] if rnd % 2 else p[1] < q[1]
            if wrong:
                pairs[i:i + 2] = [q, p]
    return pairs
#> bubble_pairs([(3, 1), (1, 2), (2, 3)])
#> bubble_pairs([(5, 5)])
#> bubble_pairs([(1, 9), (2, 8)])
#> bubble_pairs([(4, 4), (4, 6), (0, 5), (7, 1)])
#> bubble_pairs([])
# %%
class Solution:
    def oddRecursion(self, n, tag=''):
        if n <= 0:
            return [tag or '-']
        if n == 1:
            return [tag + '.']
        left = self.oddRecursion(n - 2, tag + 'a')
        if n % 2:
            return left + self.evenRecursion(n - 1, tag)
        return left

    def evenRecursion(self, n, tag):
        half = n // 2
        out = self.oddRecursion(half - 1, tag + 'b')
        return out[::-1] if half % 2 else out
#> Solution().oddRecursion(5)
#> Solution().oddRecursion(4)
#> Solution().oddRecursion(7, 'z')
#> Solution().oddRecursion(0)
#> Solution().evenRecursion(10, 'q')
# %%
class Solution:
    def feedLine(self, line, treats):
        eaten = {}
        while line and treats > 0:
            pet = line.pop(0)
            n = eaten.get(pet, 0) + 1
            give = min(n, treats)
            treats -= give
            eaten[pet] = eaten.get(pet, 0) + give
            if eaten[pet] < 4:
                line.append(pet)
        return eaten, line, treats
#> Solution().feedLine(["cat", "dog"], 7)
#> Solution().feedLine(["rat"], 10)
#> Solution().feedLine(["a", "b", "c"], 2)
#> Solution().feedLine([], 5)
#> Solution().feedLine(["pig", "hen", "pig"], 12)
# %%
def stair_numbers(n, grow):
    rows = []
    value = 1
    for r in range(n):
        row = []
        for c in range(r + 1):
            row.append(value)
            value += grow if (r + c) % 2 == 0 else 1
        if r % 2:
            row = row[::-1]
        rows.append(row)
    edge = [row[-1] for row in rows]
    return rows, edge
#> stair_numbers(2, 3)
#> stair_numbers(3, 5)
#> stair_numbers(0, 1)
#> stair_numbers(4, -2)
#> stair_numbers(1, 7)
# %%
class Solution:
    def closestLadder(self, words, start):
        """Greedy chain: next comes the unused word that shares most places with the last one."""
        chain = [start]
        pool = [w for w in words if w != start]
        while pool:
            last = chain[-1]
            best, score = None, 0
            for w in pool:
                s = sum(a == b for a, b in zip(w, last))
                if s > score or (s == score and best and w < best):
                    best, score = w, s
            if best is None:
                break
            pool.remove(best)
            chain.append(best)
        return chain, pool
#> Solution().closestLadder(["cat", "cot", "dog", "dot"], "cat")
#> Solution().closestLadder(["sun", "oak"], "ivy")
#> Solution().closestLadder([], "a")
#> Solution().closestLadder(["bent", "best", "rest", "zoom"], "bend")
#> Solution().closestLadder(["aa", "ab", "ba"], "ab")
# %%
class Solution:
    def minimumFuel(self, cells):
        n = len(cells)
        need = [0] * (n + 1)
        for i in range(n - 1, -1, -1):
            c = cells[i]
            if c == 'F':
                need[i] = max(0, need[i + 1] - 3) + 1
            elif c.isdigit():
                need[i] = need[i + 1] + int(c)
            else:
                need[i] = need[i + 1] + 1
        return need
#> Solution().minimumFuel(".2.F3")
#> Solution().minimumFuel("FFF")
#> Solution().minimumFuel("94F")
#> Solution().minimumFuel("")
#> Solution().minimumFuel("1F.F9")
# %%
def merge_by_rank(lists):
    """Round k takes the k-th smallest of what is left at the heads, counted round."""
    out, k = [], 0
    heads = [l for l in lists if l]
    while heads:
        heads.sort(key=lambda l: l[0])
        pick = heads[k % len(heads)]
        out.append(pick.pop(0))
        if not pick:
            heads.remove(pick)
        k += 1
    return out
#> merge_by_rank([[1, 5], [3, 4], [2]])
#> merge_by_rank([[9, 8, 7]])
#> merge_by_rank([[], []])
#> merge_by_rank([[10, 20], [5, 6, 7]])
#> merge_by_rank([[4], [4, 4], [1, 9]])
# %%
class Solution:
    def gridRumble(self, grid, rounds):
        """Each round the loudest number of every row moves to the front, then the columns are turned by one."""
        for k in range(rounds):
            for row in grid:
                loud = max(row, key=abs)
                row.remove(loud)
                row.insert(0, loud)
            grid = grid[-1:] + grid[:-1]
            if k % 2:
                grid[0].reverse()
        return grid
#> Solution().gridRumble([[1, 5], [7, 2]], 1)
#> Solution().gridRumble([[1, -9, 3], [4, 4, 8]], 2)
#> Solution().gridRumble([[2, 6, 1]], 2)
#> Solution().gridRumble([[0, 0], [3, -3], [1, 2]], 3)
#> Solution().gridRumble([[5, 6]], 0)
# %%
def parcel_tree(parcels):
    """Binary tree by weight as nested lists [left, w, right]; heavier or equal goes right; gives the depth of each."""
    root = None
    depths = []
    for w in parcels:
        if root is None:
            root = [None, w, None]
            depths.append(0)
            continue
        node, d = root, 0
        while True:
            side = 2 if w >= node[1] else 0
            d += 1
            if node[side] is None:
                node[side] = [None, w, None]
                break
            node = node[side]
        depths.append(d)
    return depths, root
#> parcel_tree([5, 2, 8])
#> parcel_tree([1, 2, 3])
#> parcel_tree([])
#> parcel_tree([4, 4, 1, 6])
#> parcel_tree([9, 3, 7, 5])
# %%
class Solution:
    def tableOfGaps(self, s):
        n = len(s)
        gap = [[0] * n for _ in range(n)]
        for i in range(n - 1, -1, -1):
            for j in range(i + 1, n):
                inner = gap[i + 1][j - 1] if j - i > 1 else 0
                if s[i] == s[j]:
                    gap[i][j] = inner + (j - i)
                else:
                    gap[i][j] = max(gap[i + 1][j], gap[i][j - 1])
        return gap[0][-1] if n else 0, gap[0]
#> Solution().tableOfGaps("abca")
#> Solution().tableOfGaps("xx")
#> Solution().tableOfGaps("qrst")
#> Solution().tableOfGaps("k")
#> Solution().tableOfGaps("noono")
# %%
class Solution:
    def pileUp(self, boxes):
        from bisect import bisect_right
        tops = []
        piles = []
        for b in boxes:
            k = bisect_right(tops, b)
            if k == len(tops):
                tops.append(b)
                piles.append([b])
            else:
                tops[k] = b
                piles[k].append(b)
                if len(piles[k]) == 3:
                    piles[k] = [b]
        return tops, piles
#> Solution().pileUp([6, 3, 5, 1])
#> Solution().pileUp([2, 2, 2])
#> Solution().pileUp([9, 8, 7, 6])
#> Solution().pileUp([])
#> Solution().pileUp([4, 10, 7, 3, 6, 5])
# %%
def game_of_edges(path, size):
    """A walk over a torus cuts the edges it uses; a cut edge turns the walker back."""
    r = c = 0
    cut = []
    for mv in path:
        dr, dc = {"n": (-1, 0), "s": (1, 0), "e": (0, 1), "w": (0, -1)}[mv]
        y, x = (r + dr) % size, (c + dc) % size
        edge = tuple(sorted([(r, c), (y, x)]))
        if edge in cut:
            y, x = (r - dr) % size, (c - dc) % size
            edge = tuple(sorted([(r, c), (y, x)]))
        if edge in cut:
            continue
        cut.append(edge)
        r, c = y, x
    return (r, c), len(cut)
#> game_of_edges("nsew", 3)
#> game_of_edges("ee", 2)
#> game_of_edges("sswwn", 3)
#> game_of_edges("", 4)
#> game_of_edges("ewewns", 4)
# %%
class Solution:
    def keepBest(self, offers, hold):
        # hold the best few in order; a better offer pushes the worst out, which is noted
        kept, gone = [], []
        for o in offers:
            i = len(kept)
            kept.append(o)
            while i > 0 and kept[i - 1] < kept[i]:
                kept[i - 1], kept[i] = kept[i], kept[i - 1]
                i -= 1
            if len(kept) > hold:
                gone.append(kept.pop())
        return kept, gone
#> Solution().keepBest([30, 50, 40], 2)
#> Solution().keepBest([9, 8, 7, 6], 3)
#> Solution().keepBest([1, 2, 3, 4, 5], 1)
#> Solution().keepBest([], 2)
#> Solution().keepBest([700, 150, 150, 999], 0)
# %%
def fill_bins_back(vals, bins):
    used = [0] * bins
    where = [None] * len(vals)

    def place(i):
        if i < 0:
            return max(used) - min(used) <= 1
        for b in range(bins):
            used[b] += vals[i]
            where[i] = b
            if place(i - 1):
                return True
            used[b] -= vals[i]
        where[i] = None
        return False

    ok = place(len(vals) - 1)
    return where if ok else used
#> fill_bins_back([1, 2, 3], 2)
#> fill_bins_back([5, 1], 2)
#> fill_bins_back([2, 2, 2], 3)
#> fill_bins_back([], 2)
#> fill_bins_back([4, 1, 3, 2], 2)
# %%
class Solution:
    def pressGrid(self, grid, plan):
        # a digit presses that row, a letter that column: positive numbers fall by one, others rise by two
        for ch in plan:
            if ch.isdigit():
                spots = [(int(ch), c) for c in range(len(grid[0]))]
            else:
                spots = [(r, ord(ch) - ord('a')) for r in range(len(grid))]
            for r, c in spots:
                grid[r][c] += -1 if grid[r][c] > 0 else 2
        return grid
#> Solution().pressGrid([[1, 0], [2, 3]], "0a")
#> Solution().pressGrid([[5, 5, 5]], "ccb")
#> Solution().pressGrid([[0], [0]], "a1a")
#> Solution().pressGrid([[-4, 7], [1, 1]], "")
#> Solution().pressGrid([[0, 1, 2], [3, 0, -1]], "1b0c")
# %%
def tumble(s, k):
    """Recursion on strings: the first k letters turn round and wait until the rest has tumbled."""
    if k <= 0 or len(s) <= k:
        return s[::-1]
    head, rest = s[:k], s[k:]
    done = tumble(rest, k - 1)
    return done + head[::-1] if len(done) % 2 else head + done
#> tumble("marigold", 3)
#> tumble("abc", 5)
#> tumble("lantern", 2)
#> tumble("", 1)
#> tumble("stopwatch", 4)
# %%
class Solution:
    def chainReaction(self, balls):
        """Three or more of a colour in touch vanish, the ends close up; goes on until nothing vanishes."""
        waves = []
        again = True
        while again:
            again = False
            i = 0
            while i < len(balls):
                j = i
                while j < len(balls) and balls[j] == balls[i]:
                    j += 1
                if j - i >= 3:
                    waves.append((balls[i], j - i))
                    balls = balls[:i] + balls[j:]
                    again = True
                    break
                i = j
        return balls, waves
#> Solution().chainReaction("rgggrr")
#> Solution().chainReaction("abab")
#> Solution().chainReaction("xxxyyyy")
#> Solution().chainReaction("")
#> Solution().chainReaction("bbaaabc")
# %%
def rows_to_steps(matrix):
    """Sort each row in place with swaps of neighbours and count them; then the rows by their counts."""
    counts = []
    for row in matrix:
        n = 0
        i = 0
        while i < len(row) - 1:
            if row[i] > row[i + 1]:
                row[i], row[i + 1] = row[i + 1], row[i]
                n += 1
                i = max(0, i - 1)
            else:
                i += 1
        counts.append(n)
    order = sorted(range(len(matrix)), key=lambda r: -counts[r])
    return [matrix[r] for r in order], counts
#> rows_to_steps([[1, 2, 3], [3, 2, 1]])
#> rows_to_steps([[5, 4], [9, 9]])
#> rows_to_steps([[7]])
#> rows_to_steps([[2, 8, 1], [6, 5, 7], [4, 3, 0]])
#> rows_to_steps([[10, 0, 5, 1]])
# %%
class Solution:
    def doubleStep(self, nums):
        # up[i], dn[i]: best alternating sum of a pick that ends with + or - at i
        up, dn = [], []
        for x in nums:
            best_dn = max(dn, default=0)
            best_up = max(up, default=None)
            up.append(max(best_dn, 0) + x)
            dn.append(best_up - x if best_up is not None else -x)
        return up, dn
#> Solution().doubleStep([4, 1, 5])
#> Solution().doubleStep([2, 2])
#> Solution().doubleStep([])
#> Solution().doubleStep([9, 3, 8, 1, 7])
#> Solution().doubleStep([-1, -6, 3])
# %%
class Solution:
    def beaverDam(self, river, logs):
        # the water rises behind every log and spills over when it is higher than the log
        level = [0] * len(river)
        for i, flow in enumerate(river):
            carry = flow + (level[i - 1] if i else 0)
            wall = logs.get(i, 0)
            if carry > wall:
                if i:
                    level[i - 1] = min(level[i - 1], wall)
                level[i] = carry - wall
            else:
                level[i] = 0
                if i:
                    level[i - 1] += flow
        return level
#> Solution().beaverDam([3, 1, 2], {1: 2})
#> Solution().beaverDam([1, 1, 1], {})
#> Solution().beaverDam([5, 0, 0, 4], {0: 6, 3: 3})
#> Solution().beaverDam([], {2: 2})
#> Solution().beaverDam([2, 7, 1, 1], {2: 20})
# %%
def unzip_levels(tree):
    """Levels of a nested tuple tree (value, left, right); levels of odd number come out summed."""
    level = [tree]
    out = []
    while level:
        vals = [t[0] for t in level]
        out.append(sum(vals) if len(out) % 2 else vals)
        level = [kid for t in level for kid in t[1:] if kid]
    return out
#> unzip_levels((1, (2,), (3, (4,))))
#> unzip_levels((9,))
#> unzip_levels((5, None, (6, (7,), (8,))))
#> unzip_levels((0, (-3, (2,), None), (10,)))
#> unzip_levels((4, (4, (4, (4,)))))

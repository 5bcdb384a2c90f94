# %%
class Solution:
    def sandCastle(self, buckets, tide):
        n = len(buckets)
        dp = [0] * (n + 1)
        pick = [None] * (n + 1)
        for i in range(1, n + 1):
            best = dp[i - 1]
            block = 0
            for j in range(i, 0, -1):
                block += buckets[j - 1]
                if block > tide:
                    break
                gain = dp[j - 1] + block * (i - j + 1)
                if gain > best:
                    best = gain
                    pick[i] = j
            dp[i] = best
        return dp, pick
#> Solution().sandCastle([2, 3, 1], 5)
#> Solution().sandCastle([9, 9], 4)
#> Solution().sandCastle([1, 1, 1, 1], 3)
#> Solution().sandCastle([], 6)
#> Solution().sandCastle([4, 2, 6, 1], 7)
# %%
def flatten_odd(x, depth=0):
    """Lists at an odd depth come out reversed."""
    if not isinstance(x, list):
        return [x]
    parts = []
    for y in x:
        parts.extend(flatten_odd(y, depth + 1))
    if depth % 2:
        parts.reverse()
    return parts
#> flatten_odd([1, [2, 3], 4])
#> flatten_odd([[5, [6, 7], 8]])
#> flatten_odd("hi")
#> flatten_odd([[], [[]]])
#> flatten_odd([[["a", "b"], "c"], ["d", ["e"]]])
# %%
class Solution:
    def goatsOnHill(self, hill, goats):
        for g in goats:
            pos = 0
            while pos + 1 < len(hill) and hill[pos + 1] - hill[pos] <= g:
                pos += 1
            if hill[pos] > 0:
                hill[pos] -= 1
            else:
                hill.insert(pos, g)
        return hill
#> Solution().goatsOnHill([1, 3, 4, 9], [2, 1])
#> Solution().goatsOnHill([0, 8], [5, 5])
#> Solution().goatsOnHill([2], [3, 3, 3])
#> Solution().goatsOnHill([5, 4, 3], [])
#> Solution().goatsOnHill([0, 1, 7, 7, 12], [0, 6, 2])
# %%
class Solution:
    def meetInGrid(self, grid):
        R, C = len(grid), len(grid[0])
        a = [0, 0]
        b = [R - 1, C - 1]
        picked = []
        for step in range(R + C):
            if a == b:
                break
            mover, sign = (a, 1) if step % 2 == 0 else (b, -1)
            # go where the number is greater
            choices = []
            for axis in (0, 1):
                p = mover[:]
                p[axis] += sign
                if 0 <= p[0] < R and 0 <= p[1] < C:
                    choices.append((grid[p[0]][p[1]], p))
            value, spot = max(choices)
            mover[:] = spot
            picked.append(value)
        return picked, a, b
#> Solution().meetInGrid([[1, 2], [3, 4]])
#> Solution().meetInGrid([[5, 1, 7], [2, 9, 3], [8, 4, 6]])
#> Solution().meetInGrid([[3, 6, 2, 8]])
#> Solution().meetInGrid([[4]])
#> Solution().meetInGrid([[0, 5], [5, 0], [1, 9]])
# %%
def tally_stack(ops):
    frames = [0]
    peak = 0
    for op in ops:
        if op == "push":
            frames.append(frames[-1] // 2)
        elif op == "pop" and len(frames) > 1:
            top = frames.pop()
            frames[-1] += top
        elif isinstance(op, int):
            frames[-1] += op
        peak = max(peak, sum(frames))
    return frames, peak
#> tally_stack([5, "push", 3, "pop"])
#> tally_stack(["pop", "pop"])
#> tally_stack([10, "push", "push", -4])
#> tally_stack([])
#> tally_stack([7, "push", 20, "push", 1, "pop", "pop", "pop"])
# %%
from functools import cache


class Solution:
    def ropeCuts(self, n: int) -> int:
        """A cut of length k earns k * k when k is odd, nothing when it is even; each cut costs 2."""
        @cache
        def best(left):
            top = left * left if left % 2 else 0
            for k in range(1, left // 2 + 1):
                top = max(top, best(k) + best(left - k) - 2)
            return top

        return [best(k) for k in range(1, n + 1)]
#> Solution().ropeCuts(3)
#> Solution().ropeCuts(4)
#> Solution().ropeCuts(6)
#> Solution().ropeCuts(0)
#> Solution().ropeCuts(8)
# %%
def sort_by_swap_cost(a, budget):
    """Selection sort that pays the distance of each swap and skips those it cannot pay."""
    for i in range(len(a) - 1):
        k = min(range(i, len(a)), key=a.__getitem__)
        price = k - i
        if price == 0:
            continue
        if price > budget:
            continue
        a[i], a[k] = a[k], a[i]
        budget -= price
    return a, budget
#> sort_by_swap_cost([4, 2, 1, 3], 5)
#> sort_by_swap_cost([9, 8, 7, 6], 2)
#> sort_by_swap_cost([1, 2], 0)
#> sort_by_swap_cost([], 3)
#> sort_by_swap_cost([30, 10, 50, 20, 5], 4)
# %%
class Solution:
    def fogMap(self, rows, scouts):
        R, C = len(rows), len(rows[0])
        shown = [['?'] * C for _ in range(R)]
        for r, c, sight in scouts:
            for y in range(max(0, r - sight), min(R, r + sight + 1)):
                reach = sight - abs(r - y)
                for x in range(max(0, c - reach), min(C, c + reach + 1)):
                    shown[y][x] = rows[y][x]
        return [''.join(line) for line in shown]
#> Solution().fogMap(["abc", "def"], [(0, 0, 1)])
#> Solution().fogMap(["wx", "yz"], [(1, 1, 0), (0, 0, 0)])
#> Solution().fogMap(["pqrs"], [(0, 3, 2)])
#> Solution().fogMap(["ab", "cd", "ef"], [])
#> Solution().fogMap(["123", "456", "789"], [(1, 1, 1)])
# %%
class Solution:
    def longestEcho(self, a, b):
        n, m = len(a), len(b)
        f = [[0] * (m + 1) for _ in range(n + 1)]
        best = (0, 0)
        for i in range(n):
            for j in range(m):
                if abs(a[i] - b[j]) <= 1:
                    f[i + 1][j + 1] = f[i][j] + 1
                    best = max(best, (f[i + 1][j + 1], i + 1))
        size, end = best
        return a[end - size:end]
#> Solution().longestEcho([1, 5, 6, 9], [5, 6, 2])
#> Solution().longestEcho([10, 20], [30])
#> Solution().longestEcho([3, 3, 3], [4, 2])
#> Solution().longestEcho([], [1])
#> Solution().longestEcho([8, 2, 7, 1], [7, 3, 6])
# %%
def next_generation(line, births):
    """One-dimensional cells; a cell is born when the count of its neighbours up to two away is in births."""
    n = len(line)
    fresh = []
    for i in range(n):
        near = 0
        for d in (-2, -1, 1, 2):
            if 0 <= i + d < n and line[i + d] == "x":
                near += 1
        if line[i] == "x":
            fresh.append("x" if near >= 2 else "-")
        else:
            fresh.append("x" if near in births else "-")
    return "".join(fresh)
#> next_generation("x-x-x", (1, 3))
#> next_generation("-----", (0,))
#> next_generation("xxxx", ())
#> next_generation("--x--", (1,))
#> next_generation("x--xx-", (2, 3))
# %%
class Solution:
    def countTrees(self, preorder):
        # '.' ends a node; returns (nodes, height, leaves)
        it = iter(preorder)

        def node():
            n, h, leaves = 1, 0, 0
            for ch in it:
                if ch == '.':
                    break
                cn, chh, cl = node()
                n += cn
                h = max(h, chh)
                leaves += cl
            return n, h + 1, leaves or 1

        next(it)
        return node()
#> Solution().countTrees("ab.c..")
#> Solution().countTrees("a.")
#> Solution().countTrees("kl.mn...")
#> Solution().countTrees("r" "s." "t." "u..")
#> Solution().countTrees("xyzw....")
# %%
class Solution:
    def pushCrates(self, floor, moves):
        # '@' robot, 'o' crate, '.' free, on one row
        row = list(floor)
        at = row.index('@')
        for mv in moves:
            d = -1 if mv == '<' else 1
            k = at + d
            while 0 <= k < len(row) and row[k] == 'o':
                k += d
            if not (0 <= k < len(row)) or row[k] != '.':
                continue
            while k != at:
                row[k] = row[k - d]
                k -= d
            row[at] = '.'
            at += d
        return ''.join(row)
#> Solution().pushCrates(".@o..", ">>")
#> Solution().pushCrates("o@.", "<<>")
#> Solution().pushCrates("@oo#", ">")
#> Solution().pushCrates("..oo@", "<<<<")
#> Solution().pushCrates(".o.@o.", "<<>>")
# %%
def pascal_twist(n, left, right):
    row = [left]
    rows = [row]
    for k in range(1, n):
        nxt = [left]
        for a, b in zip(row, row[1:]):
            nxt.append(a + b if k % 2 else abs(a - b))
        nxt.append(right)
        row = nxt
        rows.append(row)
    return rows[-1]
#> pascal_twist(4, 1, 1)
#> pascal_twist(5, 2, 3)
#> pascal_twist(1, 9, 4)
#> pascal_twist(6, 1, 2)
#> pascal_twist(3, -1, 5)
# %%
class Solution:
    def sharedSnacks(self, groups):
        # union of groups that share a member, kept as lists in order of arrival
        pools = []
        for g in groups:
            hit = [p for p in pools if any(x in p for x in g)]
            merged = []
            for p in hit:
                pools.remove(p)
                merged.extend(p)
            for x in g:
                if x not in merged:
                    merged.append(x)
            pools.append(merged)
        return pools
#> Solution().sharedSnacks([[1, 2], [3], [2, 3]])
#> Solution().sharedSnacks([["a"], ["b"], ["a", "c"]])
#> Solution().sharedSnacks([])
#> Solution().sharedSnacks([[5, 6], [7, 8], [9]])
#> Solution().sharedSnacks([[4, 1], [2, 8], [8, 4], [6]])
# %%
def climb_cost(wall):
    """wall[r][c]: effort of a hold; the climber goes up a row at a time, and resting in place costs 1 more each time."""
    best = {c: v for c, v in enumerate(wall[-1])}
    for row in wall[-2::-1]:
        nxt = {}
        for c, v in enumerate(row):
            ways = [(best[p] + abs(p - c), p) for p in best if abs(p - c) <= 1]
            if ways and v >= 0:
                nxt[c] = v + min(ways)[0]
        best = nxt
    return best
#> climb_cost([[1, 2], [3, 4]])
#> climb_cost([[5, -1, 2], [1, 1, 9], [4, 0, 2]])
#> climb_cost([[7, 7]])
#> climb_cost([[2, 2, 2], [-1, -1, -1], [3, 3, 3]])
#> climb_cost([[0, 6], [8, 0], [0, 6], [5, 5]])
# %%
class Solution:
    def swapUntil(self, perm, target):
        ops = []
        for i, want in enumerate(target):
            j = perm.index(want, i)
            while j > i:
                step = 2 if j - i >= 2 else 1
                perm[j], perm[j - step] = perm[j - step], perm[j]
                ops.append((j - step, j))
                j -= step
        return ops
#> Solution().swapUntil([3, 1, 2], [1, 2, 3])
#> Solution().swapUntil(["a", "b", "c", "d"], ["d", "a", "b", "c"])
#> Solution().swapUntil([7], [7])
#> Solution().swapUntil([5, 4, 3, 2], [2, 3, 4, 5])
#> Solution().swapUntil([1, 9, 1, 9], [9, 9, 1, 1])
# %%
class Solution:
    def bakeCorners(self, tray):
        R, C = len(tray), len(tray[0])
        side = [[0] * C for _ in range(R)]
        tally = {}
        for r in range(R):
            for c in range(C):
                if tray[r][c] != 'b':
                    continue
                if r == 0 or c == 0:
                    side[r][c] = 1
                else:
                    side[r][c] = 1 + min(side[r - 1][c], side[r][c - 1])
                s = side[r][c]
                tally[s] = tally.get(s, 0) + 1
        return tally, side[-1]
#> Solution().bakeCorners(["bb", "bb"])
#> Solution().bakeCorners(["b.b", "bbb", ".bb"])
#> Solution().bakeCorners(["...", "..."])
#> Solution().bakeCorners(["bbb", "bbb", "bbb"])
#> Solution().bakeCorners(["bbbb"])
# %%
def even_out(n):
    return n if n < 4 else odd_out(n - 1) + 1

def odd_out(n):
    if n % 3 == 0:
        return even_out(n // 3) * 2
    return even_out(n - 2)

def duel(a, b):
    x, y = even_out(a), odd_out(b)
    return ("even", x - y) if x > y else ("odd", y - x)
#> duel(7, 9)
#> duel(14, 5)
#> duel(3, 3)
#> duel(22, 18)
#> duel(10, 40)
# %%
class Solution:
    def hourglass(self, top, bottom, turns):
        for t in turns:
            if t == 'x':
                top, bottom = bottom[::-1], top[::-1]
                continue
            for _ in range(int(t)):
                if not top:
                    break
                grain = top.pop()
                if bottom and bottom[-1] == grain:
                    bottom[-1] += grain
                else:
                    bottom.append(grain)
        return top, bottom
#> Solution().hourglass([1, 2, 2], [], "3")
#> Solution().hourglass([4, 5], [5], "1x2")
#> Solution().hourglass([], [7, 7], "2x1")
#> Solution().hourglass([1, 1, 1, 1], [], "4x")
#> Solution().hourglass([3, 6, 9], [2], "2xx9")
# %%
def count_staircase_fillings(heights, memo):
    """Ways to take bricks off one at a time so that heights never rise from left to right."""
    key = tuple(heights)
    if key in memo:
        return memo[key]
    if not any(heights):
        return 1
    total = 0
    for i, h in enumerate(heights):
        nxt = heights[i + 1] if i + 1 < len(heights) else 0
        if h > nxt:
            heights[i] -= 1
            total += count_staircase_fillings(heights, memo)
            heights[i] += 1
    memo[key] = total
    return total
#> count_staircase_fillings([1, 1], {})
#> count_staircase_fillings([2, 1], {})
#> count_staircase_fillings([2, 2], {})
#> count_staircase_fillings([3], {(1,): 5})
#> count_staircase_fillings([2, 1, 1], {})
# %%
class Solution:
    def elevatorBank(self, calls, cars):
        path = [[c] for c in cars]
        for want in calls:
            best = 0
            for i in range(1, len(path)):
                if abs(path[i][-1] - want) < abs(path[best][-1] - want):
                    best = i
            path[best].append(want)
            if len(path[best]) > 3:
                path[best] = [sum(path[best]) // 4]
        return path
#> Solution().elevatorBank([3, 8, 2], [0, 9])
#> Solution().elevatorBank([5, 5, 5, 5], [5])
#> Solution().elevatorBank([], [1, 2])
#> Solution().elevatorBank([10, 1, 6, 4, 12], [0, 5, 11])
#> Solution().elevatorBank([7, -2, 3, 1], [4, 4])
# %%
class Solution:
    def ladderSort(self, words):
        """Insert each word below the first one that is longer; equal length: alphabetical, from the back."""
        rungs = []
        for w in words:
            i = len(rungs) - 1
            rungs.append(w)
            while i >= 0 and (len(rungs[i]), rungs[i]) > (len(w), w):
                rungs[i + 1] = rungs[i]
                i -= 1
            rungs[i + 1] = w
            if len(rungs) > 3:
                rungs.pop(0)
        return rungs
#> Solution().ladderSort(["pear", "fig", "kiwi"])
#> Solution().ladderSort(["b", "a", "c", "d"])
#> Solution().ladderSort(["plum", "lime", "date", "fig", "melon"])
#> Solution().ladderSort([])
#> Solution().ladderSort(["oak", "ash", "elm"])
# %%
def matrix_chase(m, start, limit=8):
    """A cell holds the (flat) index of the next cell; cells are marked -1 on the way."""
    cols = len(m[0])
    at = start
    seen = []
    while len(seen) < limit:
        r, c = divmod(at, cols)
        if r >= len(m) or m[r][c] == -1:
            break
        seen.append(at)
        at, m[r][c] = m[r][c], -1
    return seen, at
#> matrix_chase([[3, 2], [0, 1]], 0)
#> matrix_chase([[1, 1], [9, 9]], 0)
#> matrix_chase([[4, 8, 3], [5, 7, 2]], 1)
#> matrix_chase([[5, 4, 3, 2, 1, 0]], 2)
#> matrix_chase([[1], [2], [0]], 1, 2)
# %%
class Solution:
    def splitBill(self, items, people):
        share = [0] * people
        combos = 0

        def give(i):
            nonlocal combos
            if i == len(items):
                combos += max(share) - min(share) <= 2
                return
            for p in range(people):
                share[p] += items[i]
                give(i + 1)
                share[p] -= items[i]
                if share[p] == 0:
                    break

        give(0)
        return combos
#> Solution().splitBill([3, 4, 6, 1], 2)
#> Solution().splitBill([5, 2, 3], 2)
#> Solution().splitBill([9], 3)
#> Solution().splitBill([2, 1, 2, 2], 2)
#> Solution().splitBill([1, 1, 1, 1], 2)
# %%
def knit(pattern, rows):
    cloth = [pattern]
    while len(cloth) < rows:
        last = cloth[-1]
        new = []
        for i, st in enumerate(last):
            left = last[i - 1]
            if st == left:
                new.append("p" if st == "k" else "k")
            elif st == "p":
                new.append("p")
            else:
                new.append(left)
        cloth.append("".join(new))
        if cloth[-1] == last:
            break
    return cloth
#> knit("kkpp", 4)
#> knit("kpkp", 3)
#> knit("k", 3)
#> knit("pkkpk", 4)
#> knit("ppp", 2)
# %%
class Solution:
    def cheapestTriangulate(self, posts):
        n = len(posts)
        cost = [[0] * n for _ in range(n)]
        for gap in range(2, n):
            for i in range(n - gap):
                j = i + gap
                cost[i][j] = min(cost[i][k] + cost[k][j] + posts[i] + posts[k] + posts[j] for k in range(i + 1, j))
        return cost[0][-1], [row[-1] for row in cost]
#> Solution().cheapestTriangulate([1, 2, 3])
#> Solution().cheapestTriangulate([4, 1, 5, 2])
#> Solution().cheapestTriangulate([6, 6])
#> Solution().cheapestTriangulate([3, 7, 1, 8, 2])
#> Solution().cheapestTriangulate([9, 0, 9, 0])
# %%
class Solution:
    def lineDance(self, dancers, calls):
        n = len(dancers)
        for call in calls:
            kind, k = call[0], int(call[1:])
            if kind == 's':
                dancers = dancers[-k:] + dancers[:-k]
            elif kind == 'x':
                j = (k + n // 2) % n
                dancers[k], dancers[j] = dancers[j], dancers[k]
            else:
                dancers[:k] = sorted(dancers[:k])
        return ''.join(dancers)
#> Solution().lineDance(list("dcba"), ["s1", "x0"])
#> Solution().lineDance(list("zyx"), ["o2"])
#> Solution().lineDance(list("fedcba"), ["x5", "o4", "s2"])
#> Solution().lineDance(list("mn"), [])
#> Solution().lineDance(list("qrstu"), ["s3", "s3", "x1"])
# %%
def max_dig(field, budget):
    """Greedy digging: always the richest cell next to the dug area, which starts at the top left."""
    dug = [(0, 0)]
    gold = field[0][0]
    while budget > 0:
        edge = []
        for r, c in dug:
            for y, x in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
                if 0 <= y < len(field) and 0 <= x < len(field[0]) and (y, x) not in dug:
                    edge.append((field[y][x], y, x))
        if not edge:
            break
        v, y, x = max(edge)
        dug.append((y, x))
        gold += v
        budget -= 1
    return gold, dug
#> max_dig([[1, 5], [3, 9]], 2)
#> max_dig([[2, 2, 8], [7, 0, 1]], 2)
#> max_dig([[4]], 3)
#> max_dig([[0, -1], [-2, 50]], 1)
#> max_dig([[6, 1], [1, 1]], 0)
# %%
class Solution:
    def postOffice(self, letters, boxes):
        # letters go round the boxes until one has room; a box that is passed over twice gets one more place
        room = boxes[:]
        passed = [0] * len(boxes)
        where = []
        at = 0
        for _ in range(letters):
            while room[at] == 0:
                passed[at] += 1
                if passed[at] == 2:
                    room[at] += 1
                    passed[at] = 0
                at = (at + 1) % len(boxes)
            room[at] -= 1
            where.append(at)
        return where, room
#> Solution().postOffice(3, [1, 1])
#> Solution().postOffice(4, [2, 0, 3])
#> Solution().postOffice(2, [0])
#> Solution().postOffice(0, [5, 5])
#> Solution().postOffice(6, [1, 0, 2])
# %%
def common_stem(trie, prefix=""):
    """Follows a nested dict down to the first fork and says what hangs there."""
    if not isinstance(trie, dict):
        return prefix, trie
    if len(trie) != 1:
        weights = {}
        for k in trie:
            p, w = common_stem(trie[k], k)
            weights[p] = w if isinstance(w, int) else len(w)
        return prefix, weights
    (k, sub), = trie.items()
    return common_stem(sub, prefix + k)
#> common_stem({"c": {"a": {"t": 1, "r": 2}}})
#> common_stem({})
#> common_stem({"x": {"y": 7}})
#> common_stem({"a": 3, "b": {"o": {"x": 4}}, "d": {"u": 1, "o": 2}})
#> common_stem(9, "leaf")
# %%
class Solution:
    def minimizeGaps(self, a):
        a.sort()
        moves = 0
        i = 1
        while i < len(a):
            gap = a[i] - a[i - 1]
            if gap > 4:
                a.insert(i, a[i - 1] + gap // 2)
                moves += 1
            elif gap == 0:
                del a[i]
                moves += 1
            else:
                i += 1
        return a, moves
#> Solution().minimizeGaps([10, 1, 4])
#> Solution().minimizeGaps([5, 5, 5])
#> Solution().minimizeGaps([0, 20])
#> Solution().minimizeGaps([])
#> Solution().minimizeGaps([8, -3, 2, 8, 13])
# %%
class Solution:
    def vineGrid(self, n, seeds):
        g = [['.'] * n for _ in range(n)]
        for k, (r, c) in enumerate(seeds):
            mark = chr(97 + k)
            d = 1 if c < n // 2 else -1
            while 0 <= r < n and 0 <= c < n and g[r][c] == '.':
                g[r][c] = mark
                if 0 <= c + d < n and g[r][c + d] == '.':
                    c += d
                else:
                    r += 1
                    d = -d
        return [''.join(row) for row in g]
#> Solution().vineGrid(3, [(0, 0)])
#> Solution().vineGrid(3, [(1, 1), (0, 2)])
#> Solution().vineGrid(2, [(0, 1), (1, 1)])
#> Solution().vineGrid(4, [(2, 0), (1, 3), (0, 1)])
#> Solution().vineGrid(2, [])
# %%
def queue_by_twos(q):
    out = []
    while len(q) >= 2:
        a, b = q.pop(0), q.pop(0)
        if a == b:
            out.append(a)
        elif a > b:
            q.append(a - b)
        else:
            q.insert(0, b - a)
    return out, q
#> queue_by_twos([3, 5, 2])
#> queue_by_twos([4, 4, 1, 1])
#> queue_by_twos([9, 2, 6, 3])
#> queue_by_twos([])
#> queue_by_twos([7, 1, 12, 12, 5, 20])
# %%
class Solution:
    def tripleMerge(self, x, y, z):
        heads = [x, y, z]
        out = []
        while any(heads):
            alive = [h for h in heads if h]
            alive.sort(key=lambda h: h[0])
            mid = alive[len(alive) // 2]
            out.append(mid.pop(0))
        return out
#> Solution().tripleMerge([1, 4], [2, 5], [3, 6])
#> Solution().tripleMerge([], [9, 1], [])
#> Solution().tripleMerge([7, 7], [7], [7, 0])
#> Solution().tripleMerge([10], [3, 20, 1], [5, 8])
#> Solution().tripleMerge([], [], [2])
# %%
def range_ladders(diffs, n):
    """Difference array with a slope: every (lo, hi, v) adds v, 2v, 3v... from lo to hi."""
    slope = [0] * (n + 2)
    cut = [0] * (n + 2)
    for lo, hi, v in diffs:
        slope[lo] += v
        slope[hi + 1] -= v
        cut[hi + 1] -= v * (hi - lo + 1)
    out = []
    s = level = 0
    for i in range(n):
        s += slope[i]
        level += s + cut[i]
        out.append(level)
    return out
#> range_ladders([(0, 2, 1)], 4)
#> range_ladders([(1, 3, 2), (0, 1, 5)], 4)
#> range_ladders([], 3)
#> range_ladders([(2, 2, -4), (0, 3, 1)], 5)
#> range_ladders([(0, 0, 7), (1, 1, 7)], 2)
# %%
class Solution:
    def explore(self, cave, r=0, c=0, torch=3):
        if torch == 0 or not (0 <= r < len(cave) and 0 <= c < len(cave[0])):
            return 0
        here = cave[r][c]
        if here is None:
            return 0
        cave[r][c] = None
        right = self.explore(cave, r, c + 1, torch - 1)
        down = self.explore(cave, r + 1, c, torch - 1)
        cave[r][c] = here
        return here + max(right, down)
#> Solution().explore([[1, 5], [2, 3]])
#> Solution().explore([[4, None], [1, 9]], torch=2)
#> Solution().explore([[None, 8]])
#> Solution().explore([[2, 0, 9], [3, 3, 3], [1, 1, 7]], 0, 1)
#> Solution().explore([[6, 6], [6, 6]], 1, 1, 5)
# %%
def binary_insert_log(nums):
    out, logs = [], []
    for v in nums:
        lo, hi, probes = 0, len(out), 0
        while lo < hi:
            mid = (lo + hi) >> 1
            probes += 1
            if out[mid] >= v:
                lo = mid + 1
            else:
                hi = mid
        out[lo:lo] = [v]
        logs.append(probes)
    return out, logs
#> binary_insert_log([5, 2, 9])
#> binary_insert_log([1, 2, 3, 4])
#> binary_insert_log([7, 7, 7])
#> binary_insert_log([])
#> binary_insert_log([12, -5, 30, 4, 8])
# %%
class Solution:
    def coverCells(self, rows, cols, tiles):
        board = [[0] * cols for _ in range(rows)]
        for label, (h, w) in enumerate(tiles, 1):
            spot = None
            for r in range(rows - h + 1):
                for c in range(cols - w + 1):
                    if not any(board[y][x] for y in range(r, r + h) for x in range(c, c + w)):
                        spot = (r, c)
                        break
                if spot:
                    break
            if spot:
                for y in range(spot[0], spot[0] + h):
                    board[y][spot[1]:spot[1] + w] = [label] * w
        return board
#> Solution().coverCells(2, 3, [(1, 2), (2, 1)])
#> Solution().coverCells(2, 2, [(3, 1), (1, 1)])
#> Solution().coverCells(3, 3, [(2, 2), (1, 3), (3, 1)])
#> Solution().coverCells(1, 4, [])
#> Solution().coverCells(3, 2, [(1, 1), (1, 2), (1, 1)])
# %%
class Solution:
    def stretch(self, s, memo=None):
        memo = {} if memo is None else memo
        if len(s) < 2:
            return len(s)
        if s not in memo:
            if s[0] == s[-1]:
                memo[s] = 2 + self.stretch(s[1:-1], memo)
            elif s[0] < s[-1]:
                memo[s] = 1 + self.stretch(s[1:], memo)
            else:
                memo[s] = self.stretch(s[:-1], memo) - 1
        return memo[s]
#> Solution().stretch("abca")
#> Solution().stretch("zebra")
#> Solution().stretch("madman")
#> Solution().stretch("")
#> Solution().stretch("kayak")
# %%
def boat_rows(rowers, seats):
    """Fills the boat from both ends: heavy to the stern, light to the bow, in turns."""
    boat = [None] * seats
    bow, stern = 0, seats - 1
    pool = sorted(rowers)
    heavy = True
    while pool and bow <= stern:
        if heavy:
            boat[stern] = pool.pop()
            stern -= 1
        else:
            boat[bow] = pool.pop(0)
            bow += 1
        heavy = not heavy
    return boat, pool
#> boat_rows([70, 82, 65, 90], 4)
#> boat_rows([55, 60], 3)
#> boat_rows([], 2)
#> boat_rows([71, 64, 88, 93, 59], 3)
#> boat_rows([100, 100, 50], 5)

# %%
class Solution:
    def bookShelves(self, pages, shelf):
        n = len(pages)
        INF = 10 ** 9
        waste = [INF] * (n + 1)
        waste[n] = 0
        cut = [n] * (n + 1)
        for i in range(n - 1, -1, -1):
            used = 0
            for j in range(i, n):
                used += pages[j]
                if used > shelf:
                    break
                w = (shelf - used) ** 2 + waste[j + 1]
                if w < waste[i]:
                    waste[i], cut[i] = w, j + 1
        lines, i = [], 0
        while i < n and waste[i] < INF:
            lines.append(pages[i:cut[i]])
            i = cut[i]
        return lines
#> Solution().bookShelves([3, 2, 4, 1], 5)
#> Solution().bookShelves([9, 1], 8)
#> Solution().bookShelves([2, 2, 2], 6)
#> Solution().bookShelves([], 4)
#> Solution().bookShelves([1, 6, 2, 3], 7)
# %%
def fire_rounds(forest):
    """'T' next to 'F' burns next round; 'F' becomes ash; counts the trees lost in each round."""
    h, w = len(forest), len(forest[0])
    fires = [(r, c) for r in range(h) for c in range(w) if forest[r][c] == "F"]
    lost = []
    while fires:
        nxt = []
        for r, c in fires:
            forest[r][c] = "a"
            for y, x in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
                if 0 <= y < h and 0 <= x < w and forest[y][x] == "T":
                    forest[y][x] = "F"
                    nxt.append((y, x))
        lost.append(len(nxt))
        fires = nxt
    return lost
#> fire_rounds([["F", "T"], ["T", "T"]])
#> fire_rounds([["T", ".", "F"]])
#> fire_rounds([["T", "T"]])
#> fire_rounds([["T", "F", "T", "T"]])
#> fire_rounds([["F", ".", "T"], ["T", "T", "T"]])
# %%
class Solution:
    def gapInsert(self, nums):
        # library of slots, every other one empty at first
        shelf = [None] * (2 * len(nums))
        used = 0
        for v in nums:
            i = 0
            while i < len(shelf) and (shelf[i] is None or shelf[i] < v):
                i += 1
            j = i
            while j < len(shelf) and shelf[j] is not None:
                j += 1
            if j == len(shelf):
                shelf.pop(shelf.index(None))
                shelf.insert(i - 1, v)
            else:
                shelf[i + 1:j + 1] = shelf[i:j]
                shelf[i] = v
            used += 1
        return shelf, used
#> Solution().gapInsert([5, 3])
#> Solution().gapInsert([4, 2, 9])
#> Solution().gapInsert([1])
#> Solution().gapInsert([])
#> Solution().gapInsert([8, 8, 1])
# %%
class Solution:
    def evalTree(self, t):
        if isinstance(t, int):
            return t
        op = t[0]
        vals = [self.evalTree(x) for x in t[1:]]
        if op == 'max':
            return max(vals)
        if op == 'alt':
            total = 0
            for i, v in enumerate(vals):
                total += v if i % 2 == 0 else -v
            return total
        return sum(vals) % len(vals)
#> Solution().evalTree(("alt", 5, 2, ("max", 1, 8)))
#> Solution().evalTree(7)
#> Solution().evalTree(("mod", 4, 5, 8))
#> Solution().evalTree(("max", ("alt", 3, 9), ("mod", 6, 1)))
#> Solution().evalTree(("alt", ("alt", 1), ("alt", 2), 30))
# %%
def cake_slices(cake, eaters):
    """Each eater takes the bigger end of the row; a tie sends them to the middle."""
    plates = {e: [] for e in eaters}
    turn = 0
    while cake and turn < 8:
        who = eaters[turn % len(eaters)]
        if cake[0] > cake[-1]:
            piece = cake.pop(0)
        elif cake[0] < cake[-1]:
            piece = cake.pop()
        else:
            piece = cake.pop(len(cake) // 2)
        plates[who].append(piece)
        turn += 1
    return plates
#> cake_slices([3, 1, 5], ["una", "vic"])
#> cake_slices([4, 9, 4], ["w"])
#> cake_slices([], ["x", "y"])
#> cake_slices([2, 2, 2, 2, 7], ["p", "q", "r"])
#> cake_slices([10, 6, 8, 1], ["m", "n"])
# %%
class Solution:
    def lockPattern(self, n, banned):
        """Walks of a token over dots 0..n-1: next dot must be at least two away, no dot twice, banned pairs avoided."""
        walks = []
        cur = [0]
        def go():
            stuck = True
            for d in range(n):
                if d in cur or abs(d - cur[-1]) < 2 or (cur[-1], d) in banned:
                    continue
                stuck = False
                cur.append(d)
                go()
                cur.pop()
            if stuck:
                walks.append(tuple(cur))
        go()
        return walks
#> Solution().lockPattern(3, [])
#> Solution().lockPattern(4, [])
#> Solution().lockPattern(5, [(0, 2), (0, 4)])
#> Solution().lockPattern(1, [])
#> Solution().lockPattern(4, [(0, 3)])
# %%
def blend(rows, rule):
    out = []
    acc = [0] * len(rows[0])
    for row in rows:
        for i, v in enumerate(row):
            if rule == "sum":
                acc[i] += v
            elif rule == "xor":
                acc[i] ^= v
            else:
                acc[i] = v if v > acc[i] else acc[i] - 1
        out.append(max(acc))
    return out, acc
#> blend([[1, 2], [3, 4]], "sum")
#> blend([[5, 9], [3, 9], [6, 1]], "xor")
#> blend([[4, 0], [1, 2], [1, 1]], "fade")
#> blend([[7]], "xor")
#> blend([[-2, 6, 3], [8, -6, 0]], "sum")
# %%
class Solution:
    def marbleRun(self, pipes, drops):
        # '\\' sends right and flips to '/', '/' sends left and flips
        cols = len(pipes[0])
        landed = [0] * cols
        lost = 0
        for c in drops:
            for row in pipes:
                if row[c] == '\\':
                    row[c] = '/'
                    c += 1
                elif row[c] == '/':
                    row[c] = '\\'
                    c -= 1
                if not 0 <= c < cols:
                    lost += 1
                    break
            else:
                landed[c] += 1
        return landed, lost
#> Solution().marbleRun([["\\", "|"], ["|", "/"]], [0, 0, 0])
#> Solution().marbleRun([["/", "/", "/"]], [0, 1, 1, 2])
#> Solution().marbleRun([["|", "|"]], [1, 1])
#> Solution().marbleRun([["\\", "\\"], ["/", "/"]], [0, 1, 0])
#> Solution().marbleRun([["/"]], [])
# %%
def longest_twice(s):
    """L[i][j] = length of the common stretch that ends at i and j (i < j), not overlapping."""
    n = len(s)
    L = [[0] * n for _ in range(n)]
    best = ""
    for i in range(n):
        for j in range(i + 1, n):
            if s[i] != s[j]:
                continue
            prev = L[i - 1][j - 1] if i else 0
            L[i][j] = min(prev + 1, j - i)
            if L[i][j] > len(best):
                best = s[i - L[i][j] + 1:i + 1]
    return best
#> longest_twice("abab")
#> longest_twice("aaaa")
#> longest_twice("xyz")
#> longest_twice("noonno")
#> longest_twice("b")
# %%
class Solution:
    def fillSpiralOut(self, n, words):
        g = [['.'] * n for _ in range(n)]
        r = c = n // 2
        run, d = 1, 0
        dirs = ((0, 1), (1, 0), (0, -1), (-1, 0))
        feed = iter(''.join(words))
        for ch in feed:
            g[r][c] = ch
            break
        while 0 <= r < n and 0 <= c < n:
            for _ in range(run):
                r += dirs[d][0]
                c += dirs[d][1]
                if not (0 <= r < n and 0 <= c < n):
                    break
                g[r][c] = next(feed, '-')
            d = (d + 1) % 4
            run += d % 2 == 0
        return [''.join(x) for x in g]
#> Solution().fillSpiralOut(3, ["ab", "cde"])
#> Solution().fillSpiralOut(2, ["xyz"])
#> Solution().fillSpiralOut(1, ["q"])
#> Solution().fillSpiralOut(3, [])
#> Solution().fillSpiralOut(4, ["moon", "sun", "star"])
# %%
class Solution:
    def dropDuplicatesBySwap(self, a):
        """Repeats are swapped to the tail; the head keeps first sightings."""
        end = len(a)
        i = 0
        while i < end:
            if a[i] in a[:i]:
                end -= 1
                a[i], a[end] = a[end], a[i]
            else:
                i += 1
        return a[:end], a[end:]
#> Solution().dropDuplicatesBySwap([4, 4, 2, 4, 7])
#> Solution().dropDuplicatesBySwap([1, 2, 3])
#> Solution().dropDuplicatesBySwap([])
#> Solution().dropDuplicatesBySwap([9, 9, 9])
#> Solution().dropDuplicatesBySwap(["b", "a", "b", "c", "a", "d"])
# %%
def best_bus_pass(trips, single, day, three):
    """dp over days: a single ticket for each trip, a day pass, or a pass for three days."""
    last = max(trips, default=0)
    dp = [0] * (last + 1)
    for d in range(1, last + 1):
        n = trips.count(d)
        if n == 0:
            dp[d] = dp[d - 1]
            continue
        dp[d] = min(dp[d - 1] + n * single, dp[d - 1] + day, dp[max(0, d - 3)] + three)
    return dp
#> best_bus_pass([1, 1, 2], 3, 5, 9)
#> best_bus_pass([2, 3, 4, 4], 4, 6, 10)
#> best_bus_pass([], 1, 2, 3)
#> best_bus_pass([5], 2, 8, 4)
#> best_bus_pass([1, 1, 1, 2, 2, 6], 2, 3, 5)
# %%
class Solution:
    def boxDepths(self, spec):
        depth = 0
        tops = {}
        stack = []
        for ch in spec:
            if ch in '[(':
                stack.append(ch)
                depth += 2 if ch == '[' else 1
            elif ch in '])':
                want = '[' if ch == ']' else '('
                while stack and stack[-1] != want:
                    depth -= 1 if stack.pop() == '(' else 2
                if stack:
                    stack.pop()
                    depth -= 2 if want == '[' else 1
            else:
                tops[ch] = max(tops.get(ch, 0), depth)
        return tops, depth
#> Solution().boxDepths("a[b(c)]")
#> Solution().boxDepths("[[x(y]z")
#> Solution().boxDepths(")p(")
#> Solution().boxDepths("")
#> Solution().boxDepths("(m[n)m]k")
# %%
def average_pool(grid, passes):
    for _ in range(passes):
        if len(grid) < 2 or len(grid[0]) < 2:
            break
        grid = [
            [(grid[r][c] + grid[r][c + 1] + grid[r + 1][c] + grid[r + 1][c + 1]) // 4
             for c in range(0, len(grid[0]) - 1, 2)]
            for r in range(0, len(grid) - 1, 2)
        ]
    return grid
#> average_pool([[1, 3], [5, 7]], 1)
#> average_pool([[8, 8, 0, 0], [8, 8, 0, 0], [4, 4, 2, 2], [4, 4, 2, 6]], 1)
#> average_pool([[8, 8, 0, 0], [8, 8, 0, 0], [4, 4, 2, 2], [4, 4, 2, 6]], 2)
#> average_pool([[9, 1, 5]], 3)
#> average_pool([[-4, 6, 1], [2, -9, 1], [0, 0, 0]], 1)
# %%
class Solution:
    def stampede(self, herd, gates):
        waiting = [(speed, i) for i, speed in enumerate(herd)]
        waiting.sort(reverse=True)
        out = []
        for gate in gates:
            through = []
            while waiting and len(through) < gate:
                through.append(waiting.pop(0))
            out.append([i for _, i in through])
            # those left get tired
            waiting = [(max(0, s - i), i) for s, i in waiting]
            waiting.sort(reverse=True)
        return out, waiting
#> Solution().stampede([5, 9, 7, 3], [1, 2])
#> Solution().stampede([4, 4], [5])
#> Solution().stampede([8, 6, 8, 10], [2])
#> Solution().stampede([], [1, 1])
#> Solution().stampede([1, 2, 3, 4, 5], [0, 2, 1])
# %%
class Solution:
    def uniqueHeights(self, want):
        # lower each tower until no two are the same, cheapest by going from the top; in place on a sorted copy
        order = sorted(range(len(want)), key=lambda i: -want[i])
        out = want[:]
        cap = None
        cost = 0
        for i in order:
            if cap is not None and out[i] >= cap:
                drop = out[i] - max(0, cap - 1)
                out[i] -= drop
                cost += drop * (i + 1)
            cap = out[i]
        return out, cost
#> Solution().uniqueHeights([4, 4, 3])
#> Solution().uniqueHeights([1, 1, 1])
#> Solution().uniqueHeights([9, 2, 5])
#> Solution().uniqueHeights([])
#> Solution().uniqueHeights([6, 6, 6, 5, 9])
# %%
def ackish(m, n, limit=40):
    calls = [0]

    def a(m, n):
        calls[0] += 1
        if calls[0] > limit:
            return -1
        if m == 0:
            return n + 2
        if n == 0:
            return a(m - 1, 1)
        return a(m - 1, a(m, n - 1) // 2)

    return a(m, n), calls[0]
#> ackish(1, 3)
#> ackish(2, 2)
#> ackish(0, 9)
#> ackish(3, 0)
#> ackish(2, 5, 12)
# %%
class Solution:
    def caterpillar(self, leaf, length):
        R, C = len(leaf), len(leaf[0])
        body = [(0, 0)]
        heading = (0, 1)
        munched = 0
        for _ in range(length):
            r, c = body[-1]
            y, x = r + heading[0], c + heading[1]
            if not (0 <= y < R and 0 <= x < C) or (y, x) in body:
                heading = (heading[1], -heading[0])
                continue
            munched += leaf[y][x]
            body.append((y, x))
            if leaf[y][x] == 0:
                body.pop(0)
        return munched, body
#> Solution().caterpillar([[1, 2], [3, 4]], 5)
#> Solution().caterpillar([[0, 0, 5], [1, 1, 1]], 4)
#> Solution().caterpillar([[9]], 3)
#> Solution().caterpillar([[1, 0, 2], [2, 0, 1], [3, 3, 3]], 8)
#> Solution().caterpillar([[6, 7, 8, 9]], 2)
# %%
def ballot_table(a, b):
    """Ways to count a + b votes with A never behind by more than one."""
    f = {(0, 0): 1}
    for i in range(a + 1):
        for j in range(b + 1):
            if (i, j) == (0, 0):
                continue
            if j - i > 1:
                f[i, j] = 0
            else:
                f[i, j] = f.get((i - 1, j), 0) + f.get((i, j - 1), 0)
    return f[a, b], sum(v == 0 for v in f.values())
#> ballot_table(2, 2)
#> ballot_table(1, 3)
#> ballot_table(3, 1)
#> ballot_table(0, 0)
#> ballot_table(3, 3)
# %%
class Solution:
    def threeHeaps(self, nums):
        heaps = [[], [], []]
        for n in nums:
            target = min(heaps, key=lambda h: (sum(h), len(h)))
            k = 0
            while k < len(target) and target[k] > n:
                k += 1
            target.insert(k, n)
            if len(target) == 3:
                small = target.pop()
                longest = max(heaps, key=len)
                longest.append(small)
        return heaps
#> Solution().threeHeaps([5, 3, 8, 1])
#> Solution().threeHeaps([2, 2, 2, 2, 2])
#> Solution().threeHeaps([])
#> Solution().threeHeaps([10, 1, 1, 1, 1, 1])
#> Solution().threeHeaps([7, 9, 4, 6, 0, 3, 12])
# %%
class Solution:
    def stepsToSame(self, board):
        R, C = len(board), len(board[0])
        steps = 0
        while steps < 6:
            flat = [v for row in board for v in row]
            if len(set(flat)) == 1:
                break
            low = min(flat)
            for r in range(R):
                for c in range(C):
                    if board[r][c] > low:
                        board[r][c] -= 1
                    elif r == c:
                        board[r][c] += 1
            steps += 1
        return steps, board
#> Solution().stepsToSame([[3, 1], [1, 2]])
#> Solution().stepsToSame([[5, 5], [5, 5]])
#> Solution().stepsToSame([[4, 2, 2]])
#> Solution().stepsToSame([[0], [7]])
#> Solution().stepsToSame([[2, 2], [2, 1]])
# %%
def prune(tree, keep):
    """tree: dict name -> subtree dict; leaves not in keep are cut off, then what became a leaf is looked at again."""
    out = {}
    for name, sub in tree.items():
        small = prune(sub, keep)
        if small or name in keep:
            out[name] = small
    return out
#> prune({"a": {"b": {}, "c": {}}, "d": {}}, ["c"])
#> prune({"x": {"y": {"z": {}}}}, ["y"])
#> prune({}, ["k"])
#> prune({"p": {"q": {}}, "r": {"s": {}, "t": {"u": {}}}}, ["q", "u", "v"])
#> prune({"m": {}, "n": {}}, [])
# %%
class Solution:
    def noisyMerge(self, a, b, tol):
        out = []
        i, j = 0, 0
        while i < len(a) and j < len(b):
            x, y = a[i], b[j]
            if abs(x - y) <= tol:
                out.append((x + y) // 2)
                i += 1
                j += 1
            elif x < y:
                if not out or out[-1] < x:
                    out.append(x)
                i += 1
            else:
                if not out or out[-1] < y:
                    out.append(y)
                j += 1
        return out, a[i:] or b[j:]
#> Solution().noisyMerge([1, 5, 9], [2, 7, 8], 1)
#> Solution().noisyMerge([10, 20], [], 3)
#> Solution().noisyMerge([3, 3, 3], [3, 4], 0)
#> Solution().noisyMerge([4, 30, 31], [12, 28, 50, 60], 2)
#> Solution().noisyMerge([], [6], 1)
# %%
class Solution:
    def rotCode(self, s, memo=None):
        if memo is None:
            memo = {'': 0}
        if s in memo:
            return memo[s]
        head, tail = s[0], s[1:]
        if head in tail:
            k = tail.index(head)
            val = self.rotCode(tail[:k], memo) + 2 * self.rotCode(tail[k + 1:], memo) + 1
        else:
            val = self.rotCode(tail, memo) - (head in 'aeiou')
        memo[s] = val
        return val
#> Solution().rotCode("abab")
#> Solution().rotCode("bookkoo")
#> Solution().rotCode("tatttt")
#> Solution().rotCode("")
#> Solution().rotCode("eerie")
# %%
def traffic_lights(lanes, greens):
    passed = []
    for tick, lane in enumerate(greens):
        for k, cars in enumerate(lanes):
            if k == lane:
                go = min(2, len(cars))
                passed.extend(cars[:go])
                del cars[:go]
            elif tick % 2 and cars:
                cars.append(cars.pop(0))
    return "".join(passed), ["".join(l) for l in lanes]
#> traffic_lights([list("abc"), list("xy")], [0, 1, 0])
#> traffic_lights([list("k"), []], [1, 0])
#> traffic_lights([list("mnop"), list("qrs")], [1, 1, 0])
#> traffic_lights([[]], [0, 0])
#> traffic_lights([list("ab"), list("cd"), list("ef")], [2, 0])
# %%
class Solution:
    def binomialLike(self, n, k, skip):
        row = [1] + [0] * k
        for i in range(1, n + 1):
            if i in skip:
                row = [0] + row[:-1]
                continue
            for j in range(k, 0, -1):
                row[j] += row[j - 1]
        return row
#> Solution().binomialLike(4, 2, [])
#> Solution().binomialLike(3, 3, [2])
#> Solution().binomialLike(5, 1, [1])
#> Solution().binomialLike(0, 2, [0])
#> Solution().binomialLike(6, 3, [3, 6])
# %%
def eat_maze(maze, r, c, fuel):
    if not (0 <= r < len(maze) and 0 <= c < len(maze[r])) or fuel < 0:
        return 0
    cell = maze[r][c]
    if cell == "#":
        return 0
    maze[r][c] = "#"
    gain = {"o": 1, "O": 5}.get(cell, 0)
    spare = fuel - 1 + gain // 5
    for dr, dc in ((0, 1), (1, 0), (0, -1)):
        gain += eat_maze(maze, r + dr, c + dc, spare)
    return gain
#> eat_maze([list("o.o"), list("#oO")], 0, 0, 3)
#> eat_maze([list("oo"), list("oo")], 0, 1, 1)
#> eat_maze([list("#")], 0, 0, 9)
#> eat_maze([list("O..o"), list("o##o")], 0, 0, 2)
#> eat_maze([list("..o"), list(".#o"), list("ooO")], 1, 0, 4)
# %%
class Solution:
    def shuttle(self, bins, plan):
        carry = []
        at = 0
        for cmd in plan:
            if cmd in '<>':
                at += 1 if cmd == '>' else -1
                at = max(0, min(at, len(bins) - 1))
            elif cmd == 'g' and bins[at]:
                carry.append(bins[at].pop())
            elif cmd == 'p' and carry:
                bins[at].insert(0, carry.pop(0))
        return bins, carry
#> Solution().shuttle([[1, 2], [], [3]], "g>p")
#> Solution().shuttle([[5], [6, 7]], ">gg<p")
#> Solution().shuttle([[], []], "gp")
#> Solution().shuttle([[4, 8], [9], []], "gg>g>pp")
#> Solution().shuttle([[1], [2], [3]], "<g>>>gp<p")
# %%
class Solution:
    def cutStrip(self, colours):
        n = len(colours)
        same = [[False] * n for _ in range(n)]
        best = [0] * (n + 1)
        for i in range(n - 1, -1, -1):
            best[i] = best[i + 1]
            for j in range(i, n):
                if colours[i] == colours[j] and (j - i < 2 or same[i + 1][j - 1]):
                    same[i][j] = True
                    gain = (j - i) ** 2
                    best[i] = max(best[i], gain + best[j + 1])
        return best
#> Solution().cutStrip("rgr")
#> Solution().cutStrip("bbbb")
#> Solution().cutStrip("xyz")
#> Solution().cutStrip("")
#> Solution().cutStrip("abbac")
# %%
def bisect_fill(n):
    """Seats get numbers in the order in which the widest gap is halved."""
    seats = [0] * n
    for k in range(1, n + 1):
        best_len, best_start = 0, 0
        i = 0
        while i < n:
            j = i
            while j < n and seats[j] == 0:
                j += 1
            if j - i > best_len:
                best_len, best_start = j - i, i
            i = j + 1
        seats[best_start + (best_len - 1) // 2] = k
    return seats
#> bisect_fill(3)
#> bisect_fill(5)
#> bisect_fill(1)
#> bisect_fill(0)
#> bisect_fill(4)
# %%
class Solution:
    def harvest(self, rows, water):
        yields = []
        for i, row in enumerate(rows):
            best = [0] * (water + 1)
            for need, crop in row:
                for w in range(water, need - 1, -1):
                    best[w] = max(best[w], best[w - need] + crop)
            yields.append(best[-1])
            used = next(w for w in range(water + 1) if best[w] == best[-1])
            water -= used
        return yields, water
#> Solution().harvest([[(2, 3), (1, 1)], [(1, 5)]], 3)
#> Solution().harvest([[(4, 9)], [(2, 2)]], 3)
#> Solution().harvest([], 5)
#> Solution().harvest([[(1, 1), (1, 1), (2, 5)]], 4)
#> Solution().harvest([[(3, 4), (2, 3)], [(2, 7), (1, 1)]], 5)
# %%
def rank_of_cells(m):
    """Cells get ranks by value over the whole matrix, equal cells share one; rows are then cut to their ranks' gaps."""
    order = sorted({v for row in m for v in row})
    rank = {v: i for i, v in enumerate(order)}
    out = []
    for row in m:
        r = [rank[v] for v in row]
        out.append([b - a for a, b in zip(r, r[1:])])
    return out
#> rank_of_cells([[10, 30], [20, 10]])
#> rank_of_cells([[5, 5, 5]])
#> rank_of_cells([[1], [2]])
#> rank_of_cells([[7, -2, 9], [0, 40, 7]])
#> rank_of_cells([[3, 1, 2], [1, 2, 3], [2, 3, 1]])
# %%
class Solution:
    def peelOnion(self, nums):
        layers = []
        while nums:
            avg = sum(nums) / len(nums)
            outer = [n for n in nums if abs(n - avg) >= 5]
            if not outer:
                layers.append(nums)
                break
            layers.append(outer)
            nums = [n for n in nums if n not in outer]
        return layers
#> Solution().peelOnion([1, 10, 12, 30])
#> Solution().peelOnion([4, 5, 6])
#> Solution().peelOnion([])
#> Solution().peelOnion([0, 20])
#> Solution().peelOnion([7, 50, 9, 18, 13])
# %%
class Solution:
    def quickPick(self, a, k):
        """k-th value by the last digit, then by value, with the middle as the pivot."""
        path = []
        while True:
            pivot = a[len(a) // 2]
            key = (pivot % 10, pivot)
            low = [x for x in a if (x % 10, x) < key]
            high = [x for x in a if (x % 10, x) > key]
            path.append(pivot)
            if k < len(low):
                a = low
            elif k >= len(a) - len(high):
                k -= len(a) - len(high)
                a = high
            else:
                return pivot, path
#> Solution().quickPick([31, 20, 14, 52], 1)
#> Solution().quickPick([9], 0)
#> Solution().quickPick([11, 21, 31, 1], 3)
#> Solution().quickPick([48, 17, 6, 95, 30, 72], 0)
#> Solution().quickPick([5, 5, 7], 1)
# %%
def folding_sums(vals):
    """Recursive: fold the list in the middle, add the ends, and keep every fold's first item."""
    if len(vals) <= 1:
        return vals
    n = len(vals)
    folded = [vals[i] + vals[n - 1 - i] for i in range(n // 2)]
    if n % 2:
        folded.append(vals[n // 2])
    return [folded[0]] + folding_sums(folded)
#> folding_sums([1, 2, 3, 4])
#> folding_sums([5, -5, 2])
#> folding_sums([8])
#> folding_sums([])
#> folding_sums([10, 4, 7, 1, 3, 6, 2])
# %%
class Solution:
    def pixelWalk(self, img, start, colour):
        # recolour along the row to both sides, then go on with the cell above and below the start
        todo = [start]
        touched = 0
        while todo:
            r, c = todo.pop(0)
            old = img[r][c]
            if old == colour:
                continue
            lo = c
            while lo > 0 and img[r][lo - 1] == old:
                lo -= 1
            hi = c
            while hi + 1 < len(img[r]) and img[r][hi + 1] == old:
                hi += 1
            for x in range(lo, hi + 1):
                img[r][x] = colour
                touched += 1
            todo += [(y, c) for y in (r - 1, r + 1) if 0 <= y < len(img) and img[y][c] == old]
        return touched, img
#> Solution().pixelWalk([[1, 1], [1, 0]], (0, 0), 5)
#> Solution().pixelWalk([[2, 2, 3], [3, 2, 2], [2, 2, 3]], (1, 1), 9)
#> Solution().pixelWalk([[4]], (0, 0), 4)
#> Solution().pixelWalk([[0, 7, 0]], (0, 2), 7)
#> Solution().pixelWalk([[6], [6], [8]], (2, 0), 6)
# %%
def rounds_of_cards(hand, table):
    score = 0
    while hand:
        card = hand.pop(0)
        match = [t for t in table if (t + card) % 5 == 0]
        if match:
            best = max(match)
            table.remove(best)
            score += best + card
        else:
            table.append(card)
            table.sort()
            if len(table) > 4:
                hand.append(table.pop(0))
                score -= 1
        if score < -3:
            break
    return score, table
#> rounds_of_cards([3, 4], [2, 7])
#> rounds_of_cards([1, 1, 1], [])
#> rounds_of_cards([], [5])
#> rounds_of_cards([6, 2, 9], [1, 3, 4, 8])
#> rounds_of_cards([10, 5], [5, 15, 2])
# %%
class Solution:
    def treeSplit(self, path):
        """A binary choice at each letter: 'l' halves the interval to the left, 'r' to the right, 'b' goes both ways."""
        def walk(lo, hi, i):
            if i == len(path) or hi - lo < 2:
                return [(lo, hi)]
            mid = (lo + hi) // 2
            out = []
            if path[i] in 'lb':
                out += walk(lo, mid, i + 1)
            if path[i] in 'rb':
                out += walk(mid, hi, i + 1)
            return out
        return walk(0, 20, 0)
#> Solution().treeSplit("lr")
#> Solution().treeSplit("bb")
#> Solution().treeSplit("")
#> Solution().treeSplit("rlrlrl")
#> Solution().treeSplit("lbr")
# %%
def shed_weight(bags, limit):
    """The heaviest thing of the heaviest bag goes until every bag is within the limit; the order is kept."""
    shed = []
    while bags:
        sums = [sum(b) for b in bags]
        worst = sums.index(max(sums))
        if sums[worst] <= limit:
            break
        bag = bags[worst]
        bag.sort()
        shed.append(bag.pop())
        if not bag:
            bags.pop(worst)
    return bags, shed
#> shed_weight([[4, 2, 9], [7]], 8)
#> shed_weight([[1, 1]], 5)
#> shed_weight([[30], [20, 5]], 10)
#> shed_weight([], 1)
#> shed_weight([[6, 6], [3, 8, 2], [12]], 9)
# %%
class Solution:
    def nudge(self, dials, target):
        # dials of 0..9; each turn moves the dial that is farthest off one step the short way round
        turns = []
        while dials != target and len(turns) < 10:
            off = [min((t - d) % 10, (d - t) % 10) for d, t in zip(dials, target)]
            k = off.index(max(off))
            step = 1 if (target[k] - dials[k]) % 10 <= 5 else -1
            dials[k] = (dials[k] + step) % 10
            turns.append(k * step)
        return dials, turns
#> Solution().nudge([0, 5], [9, 7])
#> Solution().nudge([3, 3, 3], [3, 3, 3])
#> Solution().nudge([1, 8], [6, 1])
#> Solution().nudge([9, 0, 4], [1, 0, 2])
#> Solution().nudge([7], [4])

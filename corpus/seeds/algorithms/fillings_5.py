# %%
class Solution:
    def loudestRun(self, notes):
        # end[i]: best sum of a run that ends at i and never falls by more than 2
        end = notes[:]
        for i in range(1, len(notes)):
            if notes[i] >= notes[i - 1] - 2:
                end[i] = max(end[i], end[i - 1] + notes[i])
        top = max(end)
        stop = end.index(top)
        start = stop
        need = top - notes[stop]
        while need:
            start -= 1
            need -= notes[start]
        return notes[start:stop + 1]
#> Solution().loudestRun([3, 2, 6, 1, 4])
#> Solution().loudestRun([9, 5, 1])
#> Solution().loudestRun([-3, 4, 5, 3, -1])
#> Solution().loudestRun([7])
#> Solution().loudestRun([2, 1, 8, 7, 20, 3])
# %%
def two_row_race(top, bottom):
    rows = [top, bottom]
    pos = [0, 0]
    score = [0, 0]
    turn = 0
    while pos[turn] < len(rows[turn]):
        v = rows[turn][pos[turn]]
        pos[turn] += 1
        if v < 0:
            score[turn] += v
            pos[1 - turn] += 1
        else:
            score[turn] += v
            turn = 1 - turn
    return score, pos
#> two_row_race([3, -1, 4], [2, 2, 5])
#> two_row_race([], [8])
#> two_row_race([1, 1], [1, -6, 1])
#> two_row_race([-2, -3, 9, 9], [4, 7, 1, 6])
#> two_row_race([5], [])
# %%
class Solution:
    def paperFold(self, sheet):
        """Fold the lower half of the sheet up, adding; then the right half to the left, until one cell is left."""
        vertical = True
        while len(sheet) > 1 or len(sheet[0]) > 1:
            if vertical and len(sheet) > 1:
                low = sheet.pop()
                for j, v in enumerate(low):
                    sheet[0][j] += v
            elif len(sheet[0]) > 1:
                for row in sheet:
                    v = row.pop()
                    row[0] -= v
            vertical = not vertical
        return sheet[0][0]
#> Solution().paperFold([[1, 2], [3, 4]])
#> Solution().paperFold([[5, 1, 1]])
#> Solution().paperFold([[2], [7], [9]])
#> Solution().paperFold([[10, 3, 2], [4, 0, 8]])
#> Solution().paperFold([[6]])
# %%
from functools import cache

class Solution:
    def sharePies(self, pies, eaters):
        @cache
        def ways(p, e, most):
            if e == 0:
                return int(p == 0)
            total = 0
            for take in range(1, min(p, most) + 1):
                total += ways(p - take, e - 1, take)
            return total

        return ways(pies, eaters, pies)
#> Solution().sharePies(4, 2)
#> Solution().sharePies(5, 3)
#> Solution().sharePies(3, 4)
#> Solution().sharePies(6, 2)
#> Solution().sharePies(0, 0)
# %%
def tidy(drawers):
    """Moves the last thing of the fullest drawer to the emptiest until they differ by at most one."""
    moves = 0
    while True:
        sizes = [len(d) for d in drawers]
        big, small = max(sizes), min(sizes)
        if big - small <= 1:
            break
        src = sizes.index(big)
        dst = sizes.index(small)
        drawers[dst].append(drawers[src].pop())
        moves += 1
    return drawers, moves
#> tidy([["cup", "fork", "pin"], [], ["key"]])
#> tidy([[1, 2], [3]])
#> tidy([[5, 6, 7, 8, 9], [0]])
#> tidy([[]])
#> tidy([[4, 4, 4, 4], [], [], [2]])
# %%
class Solution:
    def obstacleCount(self, rows, cols, rocks):
        ways = [0] * cols
        ways[0] = 1
        history = []
        for r in range(rows):
            for c in range(cols):
                if (r, c) in rocks:
                    ways[c] = 0
                elif c > 0:
                    ways[c] += ways[c - 1] * (2 if r % 2 else 1)
            history.append(tuple(ways))
        return history
#> Solution().obstacleCount(2, 2, [])
#> Solution().obstacleCount(3, 3, [(1, 1)])
#> Solution().obstacleCount(2, 4, [(0, 2), (1, 0)])
#> Solution().obstacleCount(3, 2, [(0, 1)])
#> Solution().obstacleCount(1, 3, [(0, 0)])
# %%
def unpack(parcel):
    """parcel: int = goods, list = box (costs 1 to open), tuple = sealed (only the first thing is taken)."""
    if isinstance(parcel, int):
        return parcel
    if isinstance(parcel, tuple):
        return unpack(parcel[0]) if parcel else 0
    total = -1
    for p in parcel:
        got = unpack(p)
        if got > 0:
            total += got
    return total
#> unpack([5, [2], (7, 9)])
#> unpack(())
#> unpack([[[]]])
#> unpack([(3, 8), [4, [6, ([1], 2)]]])
#> unpack([-4, [10, -2], ([5, 5],)])
# %%
class Solution:
    def oddEvenSort(self, a):
        done = False
        phase = 0
        frames = []
        while not done:
            done = True
            for start in (1, 0):
                for i in range(start, len(a) - 1, 2):
                    if a[i] > a[i + 1]:
                        a[i], a[i + 1] = a[i + 1], a[i]
                        done = False
            phase += 1
            frames.append(a[:1])
        return a, phase, frames
#> Solution().oddEvenSort([3, 2, 1])
#> Solution().oddEvenSort([4, 9, 6, 8])
#> Solution().oddEvenSort([1, 2])
#> Solution().oddEvenSort([])
#> Solution().oddEvenSort([7, 5, 6, 1, 2])
# %%
class Solution:
    def spreadRumour(self, people, start, doubters):
        heard = {start: 0}
        today = [start]
        day = 0
        while today:
            day += 1
            tomorrow = []
            for p in today:
                for q in people.get(p, ""):
                    if q in heard:
                        continue
                    if q in doubters:
                        doubters = doubters.replace(q, "", 1)
                        continue
                    heard[q] = day
                    tomorrow.append(q)
            today = tomorrow
        return heard
#> Solution().spreadRumour({"a": "bc", "b": "d", "c": "d"}, "a", "")
#> Solution().spreadRumour({"a": "bc", "b": "d", "c": "d"}, "a", "d")
#> Solution().spreadRumour({"x": "y"}, "y", "x")
#> Solution().spreadRumour({"k": "lm", "l": "k", "m": "ln"}, "k", "l")
#> Solution().spreadRumour({"p": "qr", "q": "rs", "r": "s"}, "p", "rr")
# %%
def carry_rows(grid):
    """Any cell of 10 or more passes its tens to the cell on its left, from the bottom row up."""
    for row in reversed(grid):
        for c in range(len(row) - 1, 0, -1):
            if row[c] >= 10:
                tens, row[c] = divmod(row[c], 10)
                row[c - 1] += tens
    digits = ["".join(map(str, row)) for row in grid]
    return digits
#> carry_rows([[1, 12], [0, 5]])
#> carry_rows([[9, 9, 10], [3, 25, 47]])
#> carry_rows([[14]])
#> carry_rows([[0, 0], [0, 0]])
#> carry_rows([[2, 30, 100], [8, 99, 1], [0, 1, 11]])
# %%
class Solution:
    def buildTowers(self, blocks, h):
        towers = []
        stack = []

        def up(i, left):
            if left == 0:
                towers.append(stack[:])
                return
            if i >= len(blocks) or left < 0:
                return
            stack.append(blocks[i])
            up(i + 1, left - blocks[i])
            stack.pop()
            up(i + 2, left)

        up(0, h)
        return towers
#> Solution().buildTowers([1, 2, 3, 1], 4)
#> Solution().buildTowers([5, 5], 5)
#> Solution().buildTowers([2, 4, 6], 6)
#> Solution().buildTowers([3, 1, 2, 2, 1], 5)
#> Solution().buildTowers([7], 3)
# %%
def grade_curve(marks):
    n = len(marks)
    if n == 0:
        return []
    best_left = [marks[0]] * n
    for i in range(1, n):
        best_left[i] = marks[i] if marks[i] > best_left[i - 1] else best_left[i - 1] - 1
    best_right = [marks[-1]] * n
    for i in range(n - 2, -1, -1):
        best_right[i] = marks[i] if marks[i] > best_right[i + 1] else best_right[i + 1] - 1
    return [max(a, b) for a, b in zip(best_left, best_right)]
#> grade_curve([10, 4, 4, 9])
#> grade_curve([])
#> grade_curve([3, 8, 2])
#> grade_curve([60, 50, 40, 61])
#> grade_curve([1, 1, 1, 7, 1])
# %%
class Solution:
    def lampPairs(self, grid):
        R, C = len(grid), len(grid[0])
        bright = [[0] * C for _ in range(R)]
        for r in range(R):
            for c in range(C):
                if grid[r][c] == 'L':
                    for x in range(c + 1, C):
                        if grid[r][x] == '#':
                            break
                        bright[r][x] += 1
                    for y in range(r + 1, R):
                        if grid[y][c] == '#':
                            break
                        bright[y][c] += 1
        return bright
#> Solution().lampPairs(["L..", "..."])
#> Solution().lampPairs(["L#L", "...", "L.."])
#> Solution().lampPairs(["..", ".L"])
#> Solution().lampPairs(["LL", "LL"])
#> Solution().lampPairs(["L.#.", "#L.."])
# %%
class Solution:
    def reduceWord(self, w):
        memo = {}

        def least(s):
            if s in memo:
                return memo[s]
            best = s
            for i in range(len(s) - 1):
                if s[i] == s[i + 1]:
                    cand = least(s[:i] + s[i + 2:])
                    if (len(cand), cand) < (len(best), best):
                        best = cand
            memo[s] = best
            return best

        return least(w), len(memo)
#> Solution().reduceWord("abba")
#> Solution().reduceWord("xyz")
#> Solution().reduceWord("aaab")
#> Solution().reduceWord("ccddc")
#> Solution().reduceWord("")
# %%
def march(formation, orders):
    rows = [list(r) for r in formation]
    for o in orders:
        if o == "about":
            rows = [r[::-1] for r in rows[::-1]]
        elif o == "wheel":
            rows = [list(r) for r in zip(*rows[::-1])]
        elif o == "close":
            rows = [[x for x in r if x != "."] for r in rows]
            width = max(len(r) for r in rows)
            rows = [r + ["."] * (width - len(r)) for r in rows]
    return ["".join(r) for r in rows]
#> march(["ab", "cd"], ["wheel"])
#> march(["a.b", "..c"], ["close", "about"])
#> march(["xyz"], ["wheel", "wheel"])
#> march(["p.", ".q", "rs"], ["close"])
#> march(["k.l."], ["about", "halt", "close"])
# %%
class Solution:
    def sievePile(self, stones, rounds):
        pile = stones
        out = []
        for k in range(2, rounds + 2):
            keep = []
            for i, s in enumerate(pile, 1):
                if i % k == 0:
                    out.append(s)
                else:
                    keep.append(s + k)
            pile = keep
        return pile, out
#> Solution().sievePile([1, 2, 3, 4, 5], 2)
#> Solution().sievePile([10, 20], 3)
#> Solution().sievePile([], 1)
#> Solution().sievePile([7, 7, 7, 7, 7, 7], 1)
#> Solution().sievePile([4, 0, -4], 2)
# %%
def ways_to_dress(tops, bottoms, clash):
    # counts[i] = outfits whose top is among the first i
    counts = [0]
    for t in tops:
        ok = 0
        for b in bottoms:
            if clash.get(t) == b or clash.get(b) == t:
                continue
            ok += 1
        counts.append(counts[-1] + ok)
    return counts
#> ways_to_dress(["red", "tan"], ["blue", "red"], {"red": "red"})
#> ways_to_dress(["a"], ["b", "c"], {"b": "a", "c": "a"})
#> ways_to_dress([], ["x"], {})
#> ways_to_dress(["w", "v", "u"], ["s", "t"], {"w": "s", "t": "v"})
#> ways_to_dress(["m", "n"], [], {"m": "n"})
# %%
class Solution:
    def mergeRuns(self, nums):
        runs = []
        for x in nums:
            if runs and runs[-1][-1] <= x:
                runs[-1].append(x)
            else:
                runs.append([x])
        passes = 0
        while len(runs) > 1:
            a = runs.pop(0)
            b = runs.pop(0)
            m = []
            while a and b:
                m.append(a.pop(0) if a[0] <= b[0] else b.pop(0))
            runs.append(m + a + b)
            passes += 1
        return runs, passes
#> Solution().mergeRuns([3, 5, 2, 4])
#> Solution().mergeRuns([1, 2, 3])
#> Solution().mergeRuns([9, 7, 8, 1])
#> Solution().mergeRuns([])
#> Solution().mergeRuns([6, 6, 1, 5, 2, 8])
# %%
class Solution:
    def countSignals(self, code):
        n = len(code)
        dp = [0] * (n + 3)
        dp[n] = 1
        for i in range(n - 1, -1, -1):
            if code[i] == '-':
                dp[i] = dp[i + 1]
            elif code[i:i + 3] == '...':
                dp[i] = dp[i + 1] + dp[i + 3]
            else:
                dp[i] = dp[i + 1] + (dp[i + 2] if code[i:i + 2] == '..' else 0)
        return dp[:n + 1]
#> Solution().countSignals("..-.")
#> Solution().countSignals("....")
#> Solution().countSignals("--")
#> Solution().countSignals("")
#> Solution().countSignals("...-..")
# %%
def mend_sequence(seq):
    """Fills the None gaps: the mean of both sides if known, else a copy of the known side."""
    out = seq[:]
    n = len(out)
    for i in range(n):
        if out[i] is not None:
            continue
        left = out[i - 1] if i else None
        right = next((x for x in seq[i + 1:] if x is not None), None)
        if left is None:
            out[i] = right
        elif right is None:
            out[i] = left
        else:
            out[i] = (left + right) // 2
    return out
#> mend_sequence([4, None, 10])
#> mend_sequence([None, None, 6])
#> mend_sequence([2, None, None, 17, None])
#> mend_sequence([None])
#> mend_sequence([1, 2, 3])
# %%
class Solution:
    def fairQueue(self, packets, quantum):
        flows = {name: list(sizes) for name, sizes in packets}
        credit = dict.fromkeys(flows, 0)
        sent = []
        guard = 0
        while any(flows.values()) and guard < 6:
            guard += 1
            for name, q in flows.items():
                if not q:
                    continue
                credit[name] += quantum
                while q and q[0] <= credit[name]:
                    credit[name] -= q[0]
                    sent.append((name, q.pop(0)))
        return sent, credit
#> Solution().fairQueue([("a", [3, 1]), ("b", [5])], 3)
#> Solution().fairQueue([("x", [2, 2, 2])], 4)
#> Solution().fairQueue([("p", []), ("q", [9])], 4)
#> Solution().fairQueue([("k", [50]), ("l", [1, 2])], 5)
#> Solution().fairQueue([("u", [4, 4]), ("v", [1, 6, 1])], 5)
# %%
def split_at_valleys(h):
    """Divide and conquer: cut at the lowest inner point; depth of the cuts and the pieces."""
    if len(h) < 3:
        return 0, [h]
    k = 1
    for i in range(2, len(h) - 1):
        if h[i] < h[k]:
            k = i
    if h[k] >= min(h[0], h[-1]):
        return 0, [h]
    d1, p1 = split_at_valleys(h[:k])
    d2, p2 = split_at_valleys(h[k + 1:])
    return 1 + max(d1, d2), p1 + p2
#> split_at_valleys([5, 2, 6, 1, 7])
#> split_at_valleys([1, 2, 3])
#> split_at_valleys([8, 3, 9, 9, 4, 8])
#> split_at_valleys([6])
#> split_at_valleys([9, 4, 5, 0, 7, 2, 6])
# %%
class Solution:
    def seesaw(self, kids):
        left, right = [], []
        lw = rw = 0
        for k in kids:
            if lw * len(left) <= rw * len(right):
                left.append(k)
                lw += k
            else:
                right.append(k)
                rw += k
            if abs(lw - rw) > 40:
                heavy, light = (left, right) if lw > rw else (right, left)
                out = heavy.pop(0)
                light.append(out)
                lw, rw = sum(left), sum(right)
        return left, right
#> Solution().seesaw([20, 30, 25, 22])
#> Solution().seesaw([50])
#> Solution().seesaw([31, 28, 45, 19, 40])
#> Solution().seesaw([])
#> Solution().seesaw([60, 10, 35])
# %%
def tri_matrix(vec):
    n = len(vec)
    m = []
    for i in range(n):
        m.append([0] * i + vec[:n - i])
    for j in range(n):
        for i in range(j + 1, n):
            m[i][j] = -m[j][i]
    return m
#> tri_matrix([1, 2])
#> tri_matrix([5])
#> tri_matrix([3, 0, 4])
#> tri_matrix([])
#> tri_matrix([9, -8, 7, -6])
# %%
class Solution:
    def twistyRoad(self, grid):
        R, C = len(grid), len(grid[0])
        across = [[0] * C for _ in range(R)]
        down = [[0] * C for _ in range(R)]
        for r in range(R):
            for c in range(C):
                g = grid[r][c]
                if r == 0 and c == 0:
                    across[r][c] = down[r][c] = g
                    continue
                # a step across must follow a step down and the other way round
                across[r][c] = g + (down[r][c - 1] if c else -99)
                down[r][c] = g + (across[r - 1][c] if r else -99)
        return max(across[-1][-1], down[-1][-1])
#> Solution().twistyRoad([[1, 2], [3, 4]])
#> Solution().twistyRoad([[5, 0, 1], [9, 2, 8], [1, 7, 3]])
#> Solution().twistyRoad([[7, 7, 7]])
#> Solution().twistyRoad([[6]])
#> Solution().twistyRoad([[2, 5], [4, 1], [0, 10]])
# %%
class Solution:
    def rankShift(self, names, points):
        table = list(names)
        for who, pts in points:
            i = table.index(who)
            while pts > 0 and i > 0:
                table[i - 1], table[i] = table[i], table[i - 1]
                i -= 1
                pts -= 1
            while pts < 0 and i < len(table) - 1:
                table[i + 1], table[i] = table[i], table[i + 1]
                i += 1
                pts += 1
        return table
#> Solution().rankShift(["ann", "bea", "cid", "dot"], [("cid", 1), ("ann", -2)])
#> Solution().rankShift(["x", "y"], [("y", 5)])
#> Solution().rankShift(["p", "q", "r"], [("q", 0)])
#> Solution().rankShift(["e", "f", "g", "h"], [("e", -9), ("h", 2), ("g", 1)])
#> Solution().rankShift(["solo"], [("solo", -1)])
# %%
def grid_words(grid, word):
    """Starts of the word, read right or down, with wrap-around at the edges."""
    R, C = len(grid), len(grid[0])
    hits = []
    for r in range(R):
        for c in range(C):
            for dr, dc, tag in ((0, 1, ">"), (1, 0, "v")):
                y, x = r, c
                for ch in word:
                    if grid[y][x] != ch:
                        break
                    y, x = (y + dr) % R, (x + dc) % C
                else:
                    hits.append((r, c, tag))
    return hits
#> grid_words(["cat", "axe"], "ca")
#> grid_words(["ab", "ba"], "aba")
#> grid_words(["zz"], "q")
#> grid_words(["top", "ooz", "pot"], "pot")
#> grid_words(["no", "on"], "on")
# %%
class Solution:
    def cheapParty(self, boss, cost):
        kids = {}
        for who, b in enumerate(boss):
            kids.setdefault(b, []).append(who)

        def invite(who):
            come = cost[who]
            stay = 0
            for k in kids.get(who, []):
                c, s = invite(k)
                come += min(c, s)
                stay += c
            return come, stay

        return invite(kids[-1][0])
#> Solution().cheapParty([-1, 0, 0], [5, 3, 4])
#> Solution().cheapParty([-1], [8])
#> Solution().cheapParty([1, -1, 1, 2], [2, 9, 1, 6])
#> Solution().cheapParty([-1, 0, 1, 2, 3], [1, 1, 1, 1, 1])
#> Solution().cheapParty([2, 2, -1, 0, 0], [10, 4, 3, 2, 6])
# %%
def partial_reverse(pancakes, steps):
    flips = []
    size = len(pancakes)
    while steps and size > 1:
        at = pancakes.index(min(pancakes[:size]))
        if at != size - 1:
            pancakes[:at + 1] = pancakes[:at + 1][::-1]
            pancakes[:size] = pancakes[:size][::-1]
            flips += [at + 1, size]
        size -= 1
        steps -= 1
    return pancakes, flips
#> partial_reverse([2, 4, 1, 3], 3)
#> partial_reverse([5, 4, 3], 2)
#> partial_reverse([1, 2, 3, 4, 5], 2)
#> partial_reverse([], 1)
#> partial_reverse([8, 3, 6], 0)
# %%
class Solution:
    def warmSeats(self, row, minutes):
        temps = row[:]
        for m in range(minutes):
            prev = temps[0]
            for i in range(1, len(temps) - 1):
                here = temps[i]
                temps[i] = (prev + here + temps[i + 1]) // 3
                prev = here
            temps[m % len(temps)] += 1
        return temps
#> Solution().warmSeats([10, 40, 10], 1)
#> Solution().warmSeats([5, 5, 5, 5], 2)
#> Solution().warmSeats([0, 9, 0, 9, 0], 3)
#> Solution().warmSeats([7], 2)
#> Solution().warmSeats([-12, 0, 30], 0)
# %%
class Solution:
    def parseLists(self, text):
        stack = [[]]
        num = ''
        for ch in text + ' ':
            if ch.isdigit():
                num += ch
                continue
            if num:
                stack[-1].append(int(num))
                num = ''
            if ch == '{':
                stack.append([])
            elif ch == '}':
                inner = stack.pop()
                stack[-1].append(max(inner, default=0) - len(inner))
        return stack[0]
#> Solution().parseLists("4 {7 2} 9")
#> Solution().parseLists("{}")
#> Solution().parseLists("{{12 3}5}8")
#> Solution().parseLists("31 7")
#> Solution().parseLists("1{20{6}}{0}")
# %%
def relabel(matrix):
    ids = {}
    nxt = 1
    for r, row in enumerate(matrix):
        for c, v in enumerate(row):
            up = matrix[r - 1][c] if r else None
            if v not in ids:
                ids[v] = nxt
                nxt += 1
            row[c] = ids[v]
            if up == row[c]:
                row[c] = -row[c]
    return matrix
#> relabel([["x", "y"], ["x", "z"]])
#> relabel([[30, 30, 20]])
#> relabel([["q"], ["q"], ["q"]])
#> relabel([[5, 6], [6, 5], [6, 7]])
#> relabel([["a", "b", "a"], ["c", "b", "c"]])
# %%
class Solution:
    def cyclePlace(self, a):
        """a holds 0..n-1; every cycle is closed in place by swaps."""
        swaps = []
        for i in range(len(a)):
            while a[i] != i:
                t = a[i]
                if a[t] == t:
                    return a, swaps, "double"
                a[i], a[t] = a[t], a[i]
                swaps.append((i, t))
        return a, swaps
#> Solution().cyclePlace([2, 0, 1])
#> Solution().cyclePlace([0, 1, 2])
#> Solution().cyclePlace([3, 2, 1, 0])
#> Solution().cyclePlace([1, 1, 0])
#> Solution().cyclePlace([4, 3, 0, 1, 2])
# %%
def best_show(slots, memo=None, after=0):
    if memo is None:
        memo = {}
    if after in memo:
        return memo[after]
    best = (0, [])
    for start, end, fun in slots:
        if start >= after:
            got, rest = best_show(slots, memo, end)
            if got + fun > best[0]:
                best = (got + fun, [start] + rest)
    memo[after] = best
    return best
#> best_show([(1, 3, 5), (2, 5, 6), (4, 7, 5)])
#> best_show([(0, 10, 20), (0, 4, 9), (5, 9, 9)])
#> best_show([])
#> best_show([(3, 4, 1), (1, 2, 1), (2, 3, 1)])
#> best_show([(6, 8, 4), (1, 7, 3)], after=2)
# %%
class Solution:
    def pickRows(self, m, k):
        chosen = []
        rows = [(max(r) - min(r), i) for i, r in enumerate(m)]
        for _ in range(min(k, len(rows))):
            best = 0
            for j in range(1, len(rows)):
                if rows[j][0] > rows[best][0]:
                    best = j
            rows[best], rows[-1] = rows[-1], rows[best]
            chosen.append(rows.pop())
        return [m[i] for _, i in chosen]
#> Solution().pickRows([[1, 9], [4, 5], [0, 7]], 2)
#> Solution().pickRows([[3, 3], [2, 2]], 1)
#> Solution().pickRows([[8]], 4)
#> Solution().pickRows([[1, 2, 3], [3, 6, 9], [5, 5, 0], [10, 0, 10]], 3)
#> Solution().pickRows([[6, 1], [1, 6]], 0)
# %%
def tunnel(walls, start):
    """Each wall says where to crawl next; walls crumble by one with every visit."""
    at = start
    trail = []
    while 0 <= at < len(walls) and len(trail) < 12:
        trail.append(at)
        step = walls[at]
        walls[at] -= 1 if step > 0 else -1 if step < 0 else 0
        if step == 0:
            break
        at += step
    return trail, walls
#> tunnel([2, 1, -1, 3], 0)
#> tunnel([0, 5], 0)
#> tunnel([1, 1, -2, 4], 2)
#> tunnel([3, -1, -1], 1)
#> tunnel([2, 2, 2, -3, -3], 4)
# %%
class Solution:
    def spiralSum(self, g):
        total, sign = 0, 1
        sides = []
        while g and g[0]:
            side = g.pop(0)
            sides.append(sign * sum(side))
            sign = -sign
            g = [list(col) for col in zip(*g)][::-1]
        return sides, sum(sides) + total
#> Solution().spiralSum([[1, 2], [3, 4]])
#> Solution().spiralSum([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> Solution().spiralSum([[5, 5, 5]])
#> Solution().spiralSum([[2], [4], [8]])
#> Solution().spiralSum([[0, 7, 1, 3], [6, 6, 2, 9]])
# %%
def wash_rounds(clothes, drum):
    rounds = []
    todo = sorted(clothes.items(), key=lambda kv: (-kv[1], kv[0]))
    while todo:
        used, batch, later = 0, [], []
        for name, size in todo:
            if used + size <= drum or not batch:
                used += size
                batch.append(name)
            else:
                later.append((name, size))
        rounds.append((used, batch))
        todo = later
    return rounds
#> wash_rounds({"coat": 6, "sock": 1, "shirt": 3}, 7)
#> wash_rounds({"rug": 12, "hat": 2}, 8)
#> wash_rounds({}, 5)
#> wash_rounds({"a": 2, "b": 2, "c": 2, "d": 2}, 4)
#> wash_rounds({"towel": 4, "sheet": 5, "bib": 1, "sock": 1}, 6)
# %%
class Solution:
    def crossGrid(self, n, rule):
        grid = [[0] * n for _ in range(n)]
        for i in range(n):
            grid[0][i] = i + 1
        for r in range(1, n):
            for c in range(n):
                a = grid[r - 1][c]
                b = grid[r - 1][(c + 1) % n]
                if rule == 'min':
                    grid[r][c] = min(a, b)
                elif rule == 'gap':
                    grid[r][c] = abs(a - b)
                else:
                    grid[r][c] = (a + b) % 7
        return grid[-1]
#> Solution().crossGrid(3, 'gap')
#> Solution().crossGrid(4, 'min')
#> Solution().crossGrid(3, 'sum')
#> Solution().crossGrid(1, 'gap')
#> Solution().crossGrid(4, 'mix')
# %%
class Solution:
    def dripRow(self, cups, drops):
        # a drop stays in the first cup that is lower than both neighbours (edges count as walls)
        for d in drops:
            spot = None
            for i, level in enumerate(cups):
                left = cups[i - 1] if i else 99
                right = cups[i + 1] if i + 1 < len(cups) else 99
                if level < left and level < right:
                    spot = i
                    break
            if spot is None:
                cups[-1] -= 1
            else:
                cups[spot] += d
        return cups
#> Solution().dripRow([3, 1, 4], [2, 2])
#> Solution().dripRow([5, 5, 5], [1, 1, 1])
#> Solution().dripRow([7], [4])
#> Solution().dripRow([6, 2, 6, 0], [5, 5, 5])
#> Solution().dripRow([2, 2], [])

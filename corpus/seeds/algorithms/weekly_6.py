# %%
from typing import List


class Solution:
    def friendGold(self, n: int, links: List[List[int]], gold: List[int]) -> List[int]:
        root = list(range(n))

        def find(x: int) -> int:
            while root[x] != x:
                root[x] = root[root[x]]
                x = root[x]
            return x

        for a, b in links:
            ra, rb = find(a), find(b)
            if ra == rb:
                gold[ra] += 1
            else:
                root[rb] = ra
                gold[ra] += gold[rb]
        return sorted(gold[i] for i in range(n) if root[i] == i)
#> Solution().friendGold(4, [[0, 1], [2, 3], [1, 0]], [5, 1, 2, 2])
#> Solution().friendGold(1, [], [9])
#> Solution().friendGold(3, [[0, 1], [1, 2], [2, 0]], [1, 1, 1])
#> Solution().friendGold(5, [[4, 3], [3, 2]], [0, 1, 2, 3, 4])
#> Solution().friendGold(n=2, links=[[1, 1]], gold=[3, 3])
# %%
class Solution:
    def trieSize(self, words):
        root, nodes, depth_sum = {}, 0, 0
        for w in words:
            node = root
            for d, c in enumerate(w):
                if c not in node:
                    node[c] = {}
                    nodes += 1
                    depth_sum += d + 1
                node = node[c]
        return nodes, depth_sum
#> Solution().trieSize(["to", "tea", "ten"])
#> Solution().trieSize([])
#> Solution().trieSize(["a", "a", "ab"])
#> Solution().trieSize(["xyz", "yz", "z"])
#> Solution().trieSize(words=["inn", "in", "i"])
# %%
def border_marks(s):
    n = len(s)
    pi = [0] * n
    for i in range(1, n):
        k = pi[i - 1]
        while k and s[i] != s[k]:
            k = pi[k - 1]
        if s[i] == s[k]:
            k += 1
        pi[i] = k
    out = []
    for i, p in enumerate(pi):
        if p and (i + 1) % (i + 1 - p) == 0:
            out.append((i + 1, i + 1 - p))
    return out
#> border_marks("abab")
#> border_marks("")
#> border_marks("aaaa")
#> border_marks("abcabcab")
#> border_marks("xyz")
# %%
from typing import List


class Solution:
    def backpack(self, w: List[int], v: List[int], cap: int) -> int:
        dp = [0] + [-1] * cap
        for i in range(len(w)):
            for c in range(cap, w[i] - 1, -1):
                if dp[c - w[i]] >= 0:
                    dp[c] = max(dp[c], dp[c - w[i]] + v[i])
        best = 0
        for c, x in enumerate(dp):
            if x >= 0:
                best = max(best, x - (cap - c))
        return best
#> Solution().backpack([2, 3], [4, 5], 6)
#> Solution().backpack([], [], 3)
#> Solution().backpack([9], [50], 4)
#> Solution().backpack([1, 2, 3], [1, 6, 7], 5)
#> Solution().backpack(w=[4, 4, 1], v=[9, 8, 1], cap=5)
# %%
class Solution:
    def longestTame(self, a, k):
        dp = []
        for i, x in enumerate(a):
            b = 1
            for j in range(i):
                if 0 <= x - a[j] <= k and dp[j] + 1 > b:
                    b = dp[j] + 1
            dp.append(b)
        return max(dp, default=0) * 10 + len(set(dp))
#> Solution().longestTame([1, 3, 2, 6, 4], 2)
#> Solution().longestTame([], 1)
#> Solution().longestTame([5, 5, 5], 0)
#> Solution().longestTame([9, 1, 8, 2], 3)
#> Solution().longestTame(a=[1, 2, 3, 4, 5], k=1)
# %%
def course_days(n, req, per_day):
    indeg = [0] * n
    nxt = [[] for _ in range(n)]
    for a, b in req:
        nxt[a].append(b)
        indeg[b] += 1
    ready = [i for i in range(n) if indeg[i] == 0]
    days, taken = 0, 0
    while ready:
        today, ready = ready[:per_day], ready[per_day:]
        days += 1
        for c in today:
            taken += 1
            for d in nxt[c]:
                indeg[d] -= 1
                if indeg[d] == 0:
                    ready.append(d)
    return days if taken == n else taken - n
#> course_days(4, [(0, 1), (0, 2), (1, 3)], 1)
#> course_days(3, [], 2)
#> course_days(3, [(0, 1), (1, 2), (2, 1)], 2)
#> course_days(5, [(0, 4), (1, 4), (2, 4)], 2)
#> course_days(0, [], 1)
# %%
from typing import List


class Solution:
    def sumTree(self, nums: List[int], ops: List[List[int]]) -> List[int]:
        n = len(nums)
        bit = [0] * (n + 1)

        def add(i: int, d: int) -> None:
            while i <= n:
                bit[i] += d
                i += i & -i

        for i, x in enumerate(nums, 1):
            add(i, x)
        out = []
        for t, i, x in ops:
            if t == 1:
                add(i + 1, x)
            else:
                s, j = 0, i + 1
                while j:
                    s += bit[j]
                    j &= j - 1
                out.append(s % x)
        return out
#> Solution().sumTree([1, 2, 3], [[2, 2, 10], [1, 0, 5], [2, 1, 7]])
#> Solution().sumTree([4], [])
#> Solution().sumTree([5, 5], [[1, 1, -5], [2, 1, 3]])
#> Solution().sumTree([2, 7, 1, 8], [[2, 3, 5]])
#> Solution().sumTree(nums=[9, 9], ops=[[2, 0, 4], [2, 1, 4]])
# %%
class Solution:
    def balloonHeights(self, ropes, wind):
        h = ropes[:]
        for w in wind:
            for i in range(len(h) - 1):
                if h[i] - h[i + 1] > w:
                    d = (h[i] - h[i + 1] - w + 1) // 2
                    h[i] -= d
                    h[i + 1] += d
        return h
#> Solution().balloonHeights([9, 1, 5], [2, 0])
#> Solution().balloonHeights([], [1])
#> Solution().balloonHeights([4, 4, 6, 1], [0, 3])
#> Solution().balloonHeights([20, 0, 0, 0], [1, 1, 1])
#> Solution().balloonHeights(ropes=[3, 8, 2], wind=[])
# %%
def vote_rounds(ballots):
    out = []
    while ballots:
        c = {}
        for b in ballots:
            c[b[0]] = c.get(b[0], 0) + 1
        lead = max(c, key=lambda k: (c[k], k))
        if c[lead] * 2 > len(ballots):
            return lead, out
        lose = min(c, key=lambda k: (c[k], k))
        out.append(lose)
        ballots = [b.replace(lose, '') for b in ballots]
        ballots = [b for b in ballots if b]
    return None, out
#> vote_rounds(["abc", "bca", "cab", "acb"])
#> vote_rounds([])
#> vote_rounds(["x", "y"])
#> vote_rounds(["pq", "pq", "qp"])
#> vote_rounds(["ab", "ba", "c"])
# %%
from typing import List


class Solution:
    def gridPower(self, grid: List[List[int]]) -> int:
        n, m = len(grid), len(grid[0])
        ps = [[0] * (m + 1) for _ in range(n + 1)]
        for i in range(n):
            for j in range(m):
                ps[i + 1][j + 1] = grid[i][j] + ps[i][j + 1] + ps[i + 1][j] - ps[i][j]
        best = -10**9
        for i in range(n - 1):
            for j in range(m - 1):
                s = ps[i + 2][j + 2] - ps[i][j + 2] - ps[i + 2][j] + ps[i][j]
                best = max(best, s)
        return best
#> Solution().gridPower([[1, 2], [3, 4]])
#> Solution().gridPower([[5]])
#> Solution().gridPower([[1, -1, 2], [0, 3, 3]])
#> Solution().gridPower([[0, 0], [9, 1], [2, 2]])
#> Solution().gridPower(grid=[[-1, -2], [-3, -4]])
# %%
class Solution:
    def rowsOfCoins(self, n, cost):
        k = spent = 0
        while n > k:
            k += 1
            n -= k
            spent += cost * (k % 2 + 1)
            if spent > 40:
                return k, -n
        return k, n, spent
#> Solution().rowsOfCoins(10, 2)
#> Solution().rowsOfCoins(0, 5)
#> Solution().rowsOfCoins(100, 4)
#> Solution().rowsOfCoins(30, 1)
#> Solution().rowsOfCoins(n=8, cost=0)
# %%
def ladder_game(rungs, players):
    seat = list(range(players))
    crossed = [0] * players
    for r in rungs:
        for i in r:
            if i + 1 < players:
                seat[i], seat[i + 1] = seat[i + 1], seat[i]
                crossed[seat[i]] += 1
                crossed[seat[i + 1]] += 1
    return ''.join(chr(65 + s) for s in seat), crossed
#> ladder_game([[0], [1], [0, 2]], 4)
#> ladder_game([], 3)
#> ladder_game([[5]], 2)
#> ladder_game([[0], [0], [0]], 2)
#> ladder_game([[1], [0], [2], [1]], 4)
# %%
from typing import List


class Solution:
    def minMeetings(self, a: List[List[int]], need: int) -> int:
        a.sort(key=lambda p: p[1])
        picks = []
        for s, e in a:
            have = sum(1 for p in picks if p >= s)
            p = e
            while have < need and p >= s:
                if p not in picks:
                    picks.append(p)
                    have += 1
                p -= 1
        return len(picks)
#> Solution().minMeetings([[1, 3], [2, 5], [4, 6]], 1)
#> Solution().minMeetings([], 2)
#> Solution().minMeetings([[1, 1], [1, 1]], 2)
#> Solution().minMeetings([[0, 4], [3, 8], [7, 9]], 2)
#> Solution().minMeetings(a=[[5, 9], [1, 6]], need=3)
# %%
def sortBySwapGap(a, gap):
    swaps = 0
    while gap:
        for i in range(gap, len(a)):
            j = i
            while j >= gap and a[j - gap] > a[j]:
                a[j - gap], a[j] = a[j], a[j - gap]
                swaps += 1
                j -= gap
        gap //= 2
    return a, swaps
#> sortBySwapGap([5, 2, 4, 1], 2)
#> sortBySwapGap([], 3)
#> sortBySwapGap([1, 2, 3], 1)
#> sortBySwapGap([9, 8, 7, 6, 5], 3)
#> sortBySwapGap([3, 1, 2], 0)
# %%
class Solution:
    def cardTricks(self, deck, cuts):
        for c in cuts:
            c %= len(deck) or 1
            top, rest = deck[:c], deck[c:]
            mixed = []
            for i in range(max(len(top), len(rest))):
                mixed += rest[i:i + 1]
                mixed += top[i:i + 1]
            deck = mixed
        return deck
#> Solution().cardTricks([1, 2, 3, 4], [2])
#> Solution().cardTricks([], [1, 2])
#> Solution().cardTricks([7, 8, 9], [1, 1])
#> Solution().cardTricks([1, 2, 3, 4, 5], [3, 8, 0])
#> Solution().cardTricks(deck=[4, 2], cuts=[])
# %%
from typing import List
from collections import defaultdict


class Solution:
    def colorBlocks(self, cells: List[str]) -> List[int]:
        rows = defaultdict(set)
        cols = defaultdict(set)
        for r, line in enumerate(cells):
            for c, ch in enumerate(line):
                rows[ch].add(r)
                cols[ch].add(c)
        ans = []
        for ch in sorted(rows):
            h = max(rows[ch]) - min(rows[ch]) + 1
            w = max(cols[ch]) - min(cols[ch]) + 1
            ans.append(h * w - sum(line.count(ch) for line in cells))
        return ans
#> Solution().colorBlocks(["aab", "acb"])
#> Solution().colorBlocks([])
#> Solution().colorBlocks(["xyx", "yxy"])
#> Solution().colorBlocks(["q"])
#> Solution().colorBlocks(cells=["ab", "cd", "ba"])
# %%
def crank(n):
    steps = []
    while n != 1 and len(steps) < 12:
        if n % 3 == 0:
            n, tag = n // 3, 't'
        elif n & 1:
            n, tag = n * 2 + 1 if n % 3 == 1 else n + 1, 'o'
        else:
            n, tag = n >> 1, 'h'
        if steps and steps[-1][0] == tag:
            steps[-1] = tag + str(int(steps[-1][1:]) + 1)
        else:
            steps.append(tag + '1')
    return n, ' '.join(steps)
#> crank(10)
#> crank(1)
#> crank(27)
#> crank(31)
#> crank(100)
# %%
class Solution:
    def petShop(self, prices, money):
        owned, day = [], 0
        while True:
            day += 1
            can = [(p, n) for n, p in prices.items() if p <= money and n not in owned]
            if not can:
                break
            p, n = max(can)
            money -= p
            owned.append(n)
            for o in owned[:-1]:
                money += prices[o] // 4
        return owned, money, day
#> Solution().petShop({"cat": 8, "dog": 12, "fly": 1}, 20)
#> Solution().petShop({}, 5)
#> Solution().petShop({"yak": 100}, 99)
#> Solution().petShop({"ant": 2, "bee": 2, "cow": 9}, 10)
#> Solution().petShop(prices={"hen": 4, "pig": 16, "rat": 6}, money=16)
# %%
from typing import List


class Solution:
    def beautyMin(self, flowers: List[int]) -> int:
        n = len(flowers)
        right = [0] * n
        for i in range(n - 2, -1, -1):
            right[i] = max(right[i + 1], flowers[i + 1])
        score, lmin = 0, float('inf')
        for i in range(n):
            if lmin < flowers[i] < right[i]:
                score += right[i] - lmin
            elif i and flowers[i] == flowers[i - 1]:
                score += 1
            lmin = min(lmin, flowers[i])
        return score
#> Solution().beautyMin([1, 3, 2, 5])
#> Solution().beautyMin([])
#> Solution().beautyMin([4, 4, 4])
#> Solution().beautyMin([9, 2, 6, 3, 8, 1])
#> Solution().beautyMin(flowers=[1, 2, 3, 4])
# %%
def telegram(words, free):
    cost, prev = 0, ''
    for w in words:
        same = 0
        while same < min(len(w), len(prev)) and w[same] == prev[same]:
            same += 1
        bill = len(w) - same
        if free >= bill:
            free -= bill
        else:
            cost += (bill - free) * 2
            free = 0
        prev = w
    return cost
#> telegram(["stop", "stone", "star"], 5)
#> telegram([], 2)
#> telegram(["aa", "aa", "aa"], 1)
#> telegram(["run", "jump"], 0)
#> telegram(["hi", "high", "higher", "hi"], 4)
# %%
class Solution:
    def cellGrowth(self, cells, gens):
        for _ in range(gens):
            nxt = {}
            for age, n in cells.items():
                if age == 0:
                    nxt[4] = nxt.get(4, 0) + n
                    nxt[5] = nxt.get(5, 0) + n
                else:
                    nxt[age - 1] = nxt.get(age - 1, 0) + n
            cells = nxt
        return sum(cells.values()), cells
#> Solution().cellGrowth({3: 1, 0: 2}, 3)
#> Solution().cellGrowth({}, 4)
#> Solution().cellGrowth({5: 7}, 0)
#> Solution().cellGrowth({0: 1}, 6)
#> Solution().cellGrowth(cells={1: 2, 2: 3}, gens=4)
# %%
from typing import List


class Solution:
    def jumpPairs(self, a: List[int]) -> List[int]:
        last = {}
        ans = [0] * len(a)
        for i in range(len(a) - 1, -1, -1):
            for d in range(1, 10):
                j = last.get(a[i] + d)
                if j is not None:
                    ans[i] = max(ans[i], (j - i) * d)
            last[a[i]] = i
        return ans
#> Solution().jumpPairs([1, 2, 5, 3])
#> Solution().jumpPairs([])
#> Solution().jumpPairs([10, 1])
#> Solution().jumpPairs([3, 3, 4])
#> Solution().jumpPairs(a=[0, 9, 18])
# %%
def bracketScore(s):
    st = [0]
    for c in s:
        if c in '([':
            st.append(c)
            st.append(0)
        elif c in ')]':
            inner = st.pop()
            op = st.pop() if len(st) > 1 else None
            if op is None or '([' .index(op) != ')]'.index(c):
                return -1
            st[-1] += 2 * inner + 1 if c == ')' else 3 * max(inner, 1)
        else:
            st[-1] += int(c)
    return st[0] if len(st) == 1 else -2
#> bracketScore("(1[2])")
#> bracketScore("")
#> bracketScore("[(]")
#> bracketScore("3(())[]")
#> bracketScore("((4)")
# %%
class Solution:
    def pickTickets(self, nums, k):
        nums = sorted(nums)
        best = None
        for i in range(len(nums) - k + 1):
            grp = nums[i:i + k]
            spread = grp[-1] - grp[0]
            mid = grp[k // 2]
            fix = sum(abs(x - mid) for x in grp)
            if best is None or (fix, spread) < best[:2]:
                best = (fix, spread, mid)
        return best
#> Solution().pickTickets([9, 1, 4, 5, 20], 3)
#> Solution().pickTickets([1, 2], 3)
#> Solution().pickTickets([7, 7, 7], 2)
#> Solution().pickTickets([10, 30, 20, 40], 2)
#> Solution().pickTickets(nums=[5, 100, 6, 50, 8], k=4)
# %%
from typing import List


class Solution:
    def doorCodes(self, lo: int, hi: int, banned: str) -> List[int]:
        codes = []
        x = lo
        while x <= hi and len(codes) < 6:
            y, ok, s = x, True, 0
            while y:
                y, d = divmod(y, 10)
                if str(d) in banned:
                    ok = False
                    break
                s += d
            if ok and s and x % s == 0:
                codes.append(x)
            x += 1 if ok else 2
        return codes
#> Solution().doorCodes(10, 24, "3")
#> Solution().doorCodes(1, 5, "")
#> Solution().doorCodes(0, 3, "123")
#> Solution().doorCodes(100, 120, "5")
#> Solution().doorCodes(lo=50, hi=40, banned="0")
# %%
def nth_turtle(stack, n):
    order = []
    i = moves = 0
    while stack and len(order) < n and moves < 9:
        i %= len(stack)
        w, s = stack[i]
        above = sum(x for x, _ in stack[:i])
        if above > s:
            order.append(stack.pop(i)[0])
        else:
            stack[i] = (w + 1, s)
            i += 1
        moves += 1
    return order, len(stack), moves
#> nth_turtle([(3, 1), (2, 2), (5, 9)], 2)
#> nth_turtle([], 1)
#> nth_turtle([(4, 0)], 1)
#> nth_turtle([(1, 5), (1, 0), (1, 1), (9, 2)], 3)
#> nth_turtle([(2, 2), (2, 2), (2, 2)], 0)
# %%
from typing import List


class Solution:
    def minCostConvert(self, src: str, dst: str, moves: List[List]) -> int:
        INF = 10**6
        letters = sorted(set(src + dst + ''.join(a + b for a, b, _ in moves)))
        d = {(a, b): 0 if a == b else INF for a in letters for b in letters}
        for a, b, c in moves:
            d[a, b] = min(d[a, b], c)
        for k in letters:
            for a in letters:
                for b in letters:
                    d[a, b] = min(d[a, b], d[a, k] + d[k, b])
        total = sum(d[x, y] for x, y in zip(src, dst))
        return total if total < INF else -1
#> Solution().minCostConvert("ab", "bb", [["a", "b", 3]])
#> Solution().minCostConvert("", "", [])
#> Solution().minCostConvert("aa", "cb", [["a", "b", 2], ["b", "c", 4]])
#> Solution().minCostConvert("x", "y", [])
#> Solution().minCostConvert(src="pp", dst="qp", moves=[["p", "q", 9], ["p", "q", 5]])
# %%
class Solution:
    def echoCount(self, calls, wall):
        heard, now = [], 0
        for v in calls:
            now += 1
            d = wall
            while v > 1 and d > 0:
                heard.append(now + 2 * d)
                v //= 2
                d -= 1
        heard.sort()
        clash = sum(x == y for x, y in zip(heard, heard[1:]))
        return len(heard), clash
#> Solution().echoCount([4, 8, 1], 3)
#> Solution().echoCount([], 2)
#> Solution().echoCount([16, 16, 16], 2)
#> Solution().echoCount([5, 3, 9, 2], 0)
#> Solution().echoCount(calls=[7, 1, 7], wall=5)
# %%
def spin_rows(g, k):
    for r in range(len(g)):
        row = g[r]
        s = (k * (r + 1)) % len(row)
        g[r] = row[-s:] + row[:-s]
    hits = 0
    for col in zip(*g):
        for a, b in zip(col, col[1:]):
            hits += a == b
    return g, hits
#> spin_rows([[1, 2, 3], [2, 3, 1]], 1)
#> spin_rows([[5]], 7)
#> spin_rows([[1, 1], [1, 2], [2, 1]], 1)
#> spin_rows([], 2)
#> spin_rows([[1, 2, 3, 4], [4, 3, 2, 1], [1, 2, 3, 4]], 2)
# %%
from typing import List


class Solution:
    def pickFruit(self, trees: List[str], kinds: int) -> int:
        cnt = {}
        l = best = 0
        for r in range(len(trees)):
            cnt[trees[r]] = cnt.get(trees[r], 0) + 1
            while len(cnt) > kinds:
                cnt[trees[l]] -= 1
                if cnt[trees[l]] == 0:
                    del cnt[trees[l]]
                l += 1
            if cnt:
                best = max(best, (r - l + 1) - max(cnt.values()))
        return best
#> Solution().pickFruit(["a", "b", "a", "c", "c"], 2)
#> Solution().pickFruit([], 1)
#> Solution().pickFruit(["p", "p", "p"], 3)
#> Solution().pickFruit(["x", "y", "z", "x", "y"], 3)
#> Solution().pickFruit(trees=["m", "n", "m", "n"], kinds=0)
# %%
def ops_eval(tokens):
    st = []
    for t in tokens:
        if t == 'dup' and st:
            st.append(st[-1])
        elif t == 'swap' and len(st) > 1:
            st[-1], st[-2] = st[-2], st[-1]
        elif t in '+-*' and len(st) > 1:
            b, a = st.pop(), st.pop()
            st.append(a + b if t == '+' else a - b if t == '-' else a * b)
        elif t.isdigit():
            st.append(int(t))
        else:
            st.append(-1)
    return st
#> ops_eval(["3", "dup", "*", "4", "-"])
#> ops_eval([])
#> ops_eval(["+", "7", "swap", "-"])
#> ops_eval(["1", "2", "swap", "-", "dup", "+"])
#> ops_eval(["swap", "dup", "9"])
# %%
class Solution:
    def pageFlips(self, pages, target):
        f = {0: 0}
        front = [0]
        while front:
            cur = front.pop(0)
            if cur == target:
                return f[cur]
            for nx in (cur + 1, cur * 2 + 1, cur - 3):
                if 0 <= nx <= pages and nx not in f:
                    f[nx] = f[cur] + 1
                    front.append(nx)
        return -1
#> Solution().pageFlips(10, 6)
#> Solution().pageFlips(5, 9)
#> Solution().pageFlips(0, 0)
#> Solution().pageFlips(20, 12)
#> Solution().pageFlips(pages=8, target=5)
# %%
from typing import List


class Solution:
    def discount(self, basket: List[int], k: int, pct: int) -> int:
        basket = sorted(basket, reverse=True)
        pay = 0
        for i, p in enumerate(basket):
            if (i + 1) % k == 0:
                pay += p - p * pct // 100
            elif i and basket[i - 1] == p:
                pay += p - 1
            else:
                pay += p
        return pay
#> Solution().discount([10, 40, 20], 2, 50)
#> Solution().discount([], 3, 10)
#> Solution().discount([7, 7, 7, 7], 3, 100)
#> Solution().discount([99], 1, 25)
#> Solution().discount(basket=[15, 30, 15, 60, 30], k=4, pct=20)
# %%
def tidy_path(cmds):
    cur, visits = [], {}
    for c in cmds.split('/'):
        if c in ('', '.'):
            continue
        if c == '..':
            if cur: cur.pop()
        elif c == '-':
            cur = cur[:1]
        else:
            cur.append(c)
        p = '/'.join(cur)
        visits[p] = visits.get(p, 0) + 1
    return '/'.join(cur), max(visits.values(), default=0)
#> tidy_path("a/b/../b/./c")
#> tidy_path("")
#> tidy_path("../x/y/-/y")
#> tidy_path("m/n/o/-/../..")
#> tidy_path("q/../q/../q")
# %%
class Solution:
    def starMap(self, n):
        rows = []
        for i in range(n):
            row = ''
            for j in range(n):
                if i == j or i + j == n - 1:
                    row += '*'
                elif (i * j) % 3 == 0:
                    row += '.'
                else:
                    row += str((i + j) % 10)
            rows.append(row.rstrip('.'))
        return rows
#> Solution().starMap(3)
#> Solution().starMap(0)
#> Solution().starMap(1)
#> Solution().starMap(5)
#> Solution().starMap(n=4)
# %%
from typing import List


class Solution:
    def bidWar(self, bids: List[List[int]], reserve: int) -> List[int]:
        top = second = 0
        who = -1
        for b, amt in bids:
            if amt < reserve:
                continue
            if amt > top:
                if who != b:
                    second = top
                top, who = amt, b
            elif amt > second and who != b:
                second = amt
        return [who, max(second, reserve)] if who >= 0 else []
#> Solution().bidWar([[1, 5], [2, 8], [1, 7]], 4)
#> Solution().bidWar([], 1)
#> Solution().bidWar([[3, 2]], 10)
#> Solution().bidWar([[1, 10], [1, 20], [2, 15], [3, 15]], 5)
#> Solution().bidWar(bids=[[4, 9], [5, 9]], reserve=9)
# %%
def egg_timer(rows):
    hot = {}
    t = 0
    log = []
    for name, mins in rows:
        t += 1
        for k in list(hot):
            hot[k] -= 1
            if hot[k] <= 0:
                log.append((t, k))
                del hot[k]
        if name in hot:
            hot[name] += mins
        else:
            hot[name] = mins
    return log, sum(hot.values())
#> egg_timer([("a", 1), ("b", 3), ("a", 2)])
#> egg_timer([])
#> egg_timer([("z", 0), ("y", 1), ("x", 1)])
#> egg_timer([("k", 2), ("k", 2), ("k", 2), ("m", 1)])
#> egg_timer([("p", 9)])
# %%
class Solution:
    def mixedRadix(self, a, b, base):
        out, carry = [], 0
        i, j = len(a) - 1, len(b) - 1
        while i >= 0 or j >= 0 or carry:
            s = carry
            if i >= 0: s += a[i]
            if j >= 0: s += b[j]
            carry, r = divmod(s, base)
            out.append(r)
            i, j = i - 1, j - 1
            base += 1
        return out[::-1]
#> Solution().mixedRadix([1, 2], [2, 2], 3)
#> Solution().mixedRadix([], [], 2)
#> Solution().mixedRadix([1, 1, 1], [1], 2)
#> Solution().mixedRadix(a=[4, 4], b=[5, 5, 5], base=6)
#> Solution().mixedRadix([9], [8], 4)
# %%
from typing import List
from itertools import combinations


class Solution:
    def bestTriple(self, nums: List[int], mod: int) -> int:
        ans = -1
        for a, b, c in combinations(nums, 3):
            if (a + b + c) % mod == 0 and (a - b) * (b - c) >= 0:
                ans = max(ans, a * b + c)
        return ans
#> Solution().bestTriple([1, 2, 3, 4], 3)
#> Solution().bestTriple([5, 5], 2)
#> Solution().bestTriple([9, 1, 5, 3], 9)
#> Solution().bestTriple([2, 2, 2, 2], 6)
#> Solution().bestTriple(nums=[4, 7, 1, 6, 8], mod=5)
# %%
def window_med(a, k):
    win, res = [], []
    for i, x in enumerate(a):
        p = 0
        while p < len(win) and win[p] < x:
            p += 1
        win.insert(p, x)
        if i >= k:
            win.remove(a[i - k])
        if len(win) == k:
            res.append(win[k // 2] - win[0])
    return res
#> window_med([4, 1, 3, 9], 3)
#> window_med([], 2)
#> window_med([5, 5], 3)
#> window_med([8, 6, 7, 5, 3], 2)
#> window_med([2, 4, 1], 1)

# %%
from typing import List


class Solution:
    def campfires(self, dist: List[int], warm: int) -> int:
        dist.sort()
        ans, i = 0, 0
        while i < len(dist):
            ans += 1
            reach = dist[i] + 2 * warm - ans
            while i < len(dist) and dist[i] <= reach:
                i += 1
            i = max(i, ans)
        return ans
#> Solution().campfires([1, 5, 9, 14], 3)
#> Solution().campfires([10, 11, 12], 4)
#> Solution().campfires([0, 20, 40, 60, 80], 6)
#> Solution().campfires([], 2)
#> Solution().campfires([3, 30, 7, 18, 25], 5)
# %%
from collections import defaultdict
from typing import List


class Solution:
    def mutualFans(self, likes: List[str]) -> List[str]:
        g = defaultdict(list)
        for a, b in likes:
            g[a].append(b)
        ans = []
        for a in sorted(g):
            for b in g[a]:
                if a < b and a in g.get(b, []):
                    ans.append(a + b)
        return ans
#> Solution().mutualFans(["ab", "ba", "bc"])
#> Solution().mutualFans(["xy", "yz", "zx"])
#> Solution().mutualFans(["pq", "qp", "rp", "pr"])
#> Solution().mutualFans(["mm"])
#> Solution().mutualFans(["dc", "cd", "da", "cb", "bc"])
# %%
from functools import cache


class Solution:
    def digitDance(self, n: int, k: int) -> int:
        @cache
        def dfs(i: int, last: int) -> int:
            if i == k:
                return 1
            return sum(dfs(i + 1, d) for d in range(n) if abs(d - last) == 2 or last < 0)

        return dfs(0, -1)
#> Solution().digitDance(4, 2)
#> Solution().digitDance(2, 3)
#> Solution().digitDance(5, 2)
#> Solution().digitDance(3, 1)
#> Solution().digitDance(6, 3)
# %%
from heapq import heappop, heappush
from typing import List


class Solution:
    def overtime(self, tasks: List[List[int]]) -> List[int]:
        tasks = sorted((s, d, i) for i, (s, d) in enumerate(tasks))
        q, t, k, ans = [], 0, 0, []
        while q or k < len(tasks):
            if not q:
                t = max(t, tasks[k][0])
            while k < len(tasks) and tasks[k][0] <= t:
                s, d, i = tasks[k]
                heappush(q, (-d, i))
                k += 1
            d, i = heappop(q)
            t -= d
            ans.append(i)
        return ans + [t]
#> Solution().overtime([[0, 3], [1, 2], [2, 6]])
#> Solution().overtime([[5, 1]])
#> Solution().overtime([[4, 4], [0, 1], [4, 9]])
#> Solution().overtime([])
#> Solution().overtime([[2, 5], [2, 5], [0, 7], [30, 1]])
# %%
from typing import List


class Solution:
    def sealGaps(self, tiles: str) -> int:
        ans = 0
        i = 0
        while (i := tiles.find(".", i)) >= 0:
            j = i
            while j < len(tiles) and tiles[j] == ".":
                j += 1
            m = j - i
            ans += m // 3 * 4 + (0, 2, 3)[m % 3]
            i = j
        return ans
#> Solution().sealGaps("##..#")
#> Solution().sealGaps("....#.")
#> Solution().sealGaps("###")
#> Solution().sealGaps(".#.#.")
#> Solution().sealGaps("#........#...")
# %%
from itertools import accumulate
from operator import mul
from typing import List


class Solution:
    def sunFactors(self, a: List[int], mod: int) -> List[int]:
        l = list(accumulate(a, lambda x, y: x * y % mod, initial=1))
        r = list(accumulate(a[::-1], mul, initial=1))[::-1]
        return [l[i] * r[i + 1] % mod for i in range(len(a))]
#> Solution().sunFactors([2, 3, 4], 10)
#> Solution().sunFactors([7], 5)
#> Solution().sunFactors([1, -2, 5, 3], 100)
#> Solution().sunFactors([6, 0, 9], 13)
#> Solution().sunFactors([12, 11, 10, 9], 17)
# %%
class Solution:
    def caesarPeak(self, s: str) -> str:
        def shift(k: int) -> str:
            return "".join(chr((ord(c) - 97 + k) % 26 + 97) for c in s)

        best = max(range(0, 26, 5), key=lambda k: sum(c in "aeiou" for c in shift(k)))
        return f"{best}:{shift(best)}"
#> Solution().caesarPeak("zdn")
#> Solution().caesarPeak("ae")
#> Solution().caesarPeak("vjp")
#> Solution().caesarPeak("tk")
#> Solution().caesarPeak("dpd")
# %%
from typing import List


class Solution:
    def leapGrid(self, g: List[List[int]]) -> int:
        m, n = len(g), len(g[0])
        f = [[0] * n for _ in range(m)]
        f[0][0] = 1
        for i in range(m):
            for j in range(n):
                if not f[i][j]:
                    continue
                k = g[i][j]
                for x, y in ((i + k, j), (i, j + k)):
                    if k and x < m and y < n:
                        f[x][y] += f[i][j]
        return f[-1][-1]
#> Solution().leapGrid([[1, 1], [1, 0]])
#> Solution().leapGrid([[2, 1, 1]])
#> Solution().leapGrid([[1, 1, 2], [2, 1, 1], [1, 1, 5]])
#> Solution().leapGrid([[0, 3]])
#> Solution().leapGrid([[1, 2], [1, 1], [1, 9]])
# %%
from bisect import bisect_right
from typing import List


class Solution:
    def snapToTicks(self, prices: List[int], ticks: List[int]) -> List[int]:
        ans = []
        for p in prices:
            if (i := bisect_right(ticks, p)) == 0:
                ans.append(ticks[0])
            elif i < len(ticks) and ticks[i] - p < p - ticks[i - 1]:
                ans.append(ticks[i])
            else:
                ans.append(-ticks[i - 1])
        return ans
#> Solution().snapToTicks([12, 47], [10, 20, 50])
#> Solution().snapToTicks([3], [5, 10])
#> Solution().snapToTicks([99, 15, 16], [10, 20])
#> Solution().snapToTicks([], [1])
#> Solution().snapToTicks([250, 7, 180], [0, 100, 200])
# %%
from typing import List


class Solution:
    def cableClusters(self, n: int, cables: List[List[int]]) -> int:
        def find(x: int) -> int:
            while p[x] != x:
                p[x] = p[p[x]]
                x = p[x]
            return x

        p, w, spare = list(range(n)), 0, 0
        for c, a, b in sorted(cables):
            a, b = find(a), find(b)
            if a != b:
                p[a] = b
                w += c
            else:
                spare = max(spare, c)
        return w - spare
#> Solution().cableClusters(3, [[4, 0, 1], [2, 1, 2], [9, 0, 2]])
#> Solution().cableClusters(4, [[5, 2, 3], [1, 0, 1]])
#> Solution().cableClusters(2, [[7, 0, 1], [8, 1, 0], [3, 1, 1]])
#> Solution().cableClusters(3, [])
#> Solution().cableClusters(4, [[6, 0, 1], [6, 1, 2], [2, 3, 0], [4, 3, 1]])
# %%
from collections import deque


class Solution:
    def senateVotes(self, s: str) -> str:
        q, veto = deque(s), 0
        for _ in range(3 * len(s)):
            c = q.popleft()
            if c == "x" and veto:
                veto -= 1
            elif c == "y":
                veto += 1
                q.append(c)
            else:
                q.append(c.upper())
            if "x" not in q:
                break
        return "".join(q) + str(veto)
#> Solution().senateVotes("xyx")
#> Solution().senateVotes("yyx")
#> Solution().senateVotes("xx")
#> Solution().senateVotes("xyyxxy")
#> Solution().senateVotes("yxyxx")
# %%
from typing import List


class Solution:
    def rainBarrel(self, rain: List[int], use: int, cap: int) -> List[int]:
        lvl = dry = spill = 0
        for x in rain:
            lvl += x
            if (over := lvl - cap) > 0:
                spill += over
                lvl = cap
            if lvl < use:
                dry += 1
                lvl = 0
            else:
                lvl -= use
        return [lvl, dry, spill]
#> Solution().rainBarrel([5, 0, 0, 8], 3, 6)
#> Solution().rainBarrel([1, 1, 1], 4, 10)
#> Solution().rainBarrel([20, 20], 1, 15)
#> Solution().rainBarrel([2, 9, 0, 4, 0], 4, 8)
#> Solution().rainBarrel([], 1, 1)
# %%
from itertools import combinations
from typing import List


class Solution:
    def clashingTalks(self, talks: List[List[int]]) -> int:
        ans = 0
        for (a, b), (c, d) in combinations(talks, 2):
            if (ov := min(b, d) - max(a, c)) > 0:
                ans = max(ans, ov * ((a <= c <= d <= b) + 1))
        return ans
#> Solution().clashingTalks([[1, 5], [4, 9], [2, 3]])
#> Solution().clashingTalks([[0, 2], [2, 4]])
#> Solution().clashingTalks([[1, 10], [3, 7], [6, 12]])
#> Solution().clashingTalks([[5, 6]])
#> Solution().clashingTalks([[3, 8], [0, 20], [7, 30], [25, 26]])
# %%
class Solution:
    def hexFold(self, s: str, w: int) -> str:
        x = int(s, 16)
        mask = (1 << w) - 1
        acc = 0
        while x:
            acc ^= x & mask
            x >>= w
            acc = (acc << 1 | acc >> (w - 1)) & mask
        return f"{acc:x}"
#> Solution().hexFold("1f3", 4)
#> Solution().hexFold("beef", 8)
#> Solution().hexFold("0", 5)
#> Solution().hexFold("c0de", 5)
#> Solution().hexFold("7", 3)
# %%
from typing import List


class Solution:
    def maxBanner(self, h: List[int], k: int) -> int:
        n = len(h)
        l, r = [-1] * n, [n] * n
        stk = []
        for i, x in enumerate(h):
            while stk and h[stk[-1]] >= x:
                r[stk.pop()] = i
            if stk:
                l[i] = stk[-1]
            stk.append(i)
        return max((x * min(k, b - a - 1) for x, a, b in zip(h, l, r)), default=0)
#> Solution().maxBanner([2, 4, 3, 1], 2)
#> Solution().maxBanner([5], 3)
#> Solution().maxBanner([3, 3, 3, 3], 9)
#> Solution().maxBanner([], 1)
#> Solution().maxBanner([6, 2, 5, 4, 5, 1], 3)
# %%
from functools import cache
from typing import List


class Solution:
    def rentBoats(self, w: List[int], cap: int) -> int:
        @cache
        def dfs(mask: int) -> int:
            if not mask:
                return 0
            i = mask.bit_length() - 1
            rest = mask ^ 1 << i
            res = w[i] + dfs(rest)
            for j in range(i):
                if rest >> j & 1 and w[i] + w[j] <= cap:
                    res = min(res, max(w[i], w[j]) + dfs(rest ^ 1 << j))
            return res

        return dfs((1 << len(w)) - 1)
#> Solution().rentBoats([5, 3, 4], 8)
#> Solution().rentBoats([9, 9], 10)
#> Solution().rentBoats([2, 6, 7, 1], 8)
#> Solution().rentBoats([11], 20)
#> Solution().rentBoats([4, 4, 4], 8)
# %%
class Solution:
    def balloonText(self, s: str, word: str) -> list:
        ans, i = [], 0
        for j, c in enumerate(s):
            if c == word[i]:
                i += 1
                if i == len(word):
                    ans.append(j)
                    i = 0
            elif c == word[0]:
                i = 1
        return ans
#> Solution().balloonText("abcabc", "abc")
#> Solution().balloonText("aab-ab", "ab")
#> Solution().balloonText("xoxo", "ox")
#> Solution().balloonText("mmm", "mm")
#> Solution().balloonText("tattoo", "to")
# %%
from typing import List


class Solution:
    def sandTimer(self, piles: List[int]) -> int:
        t = 0
        while any(piles):
            i = max(range(len(piles)), key=lambda i: (piles[i], -i))
            if i + 1 < len(piles):
                piles[i + 1] += piles[i] // 3
            piles[i] //= 2
            t += 1
        return t
#> Solution().sandTimer([4, 1])
#> Solution().sandTimer([8])
#> Solution().sandTimer([0, 0, 0])
#> Solution().sandTimer([3, 9, 2])
#> Solution().sandTimer([25, 0])
# %%
from collections import Counter
from typing import List


class Solution:
    def fairTeams(self, skill: List[int], k: int) -> List[int]:
        cnt = Counter(x % k for x in skill)
        ans = [cnt[0] // 2]
        for r in range(1, k // 2 + 1):
            if 2 * r == k:
                ans.append(cnt[r] // 2)
            else:
                ans.append(min(cnt[r], cnt[k - r]))
        return ans
#> Solution().fairTeams([1, 4, 5, 6, 10], 5)
#> Solution().fairTeams([2, 6, 4, 8, 10], 4)
#> Solution().fairTeams([7, 8, 9], 2)
#> Solution().fairTeams([3, -3, 9, 12], 6)
#> Solution().fairTeams([11, 17, 25, 31, 40], 7)
# %%
from math import inf
from typing import List


class Solution:
    def tollRoute(self, n: int, roads: List[List[int]]) -> List[int]:
        dist = [inf] * n
        dist[0] = 0
        for rnd in range(2):
            pre = dist[:]
            for a, b, w in roads:
                dist[b] = min(dist[b], pre[a] + w)
                if w % 2 == 0:
                    dist[a] = min(dist[a], pre[b] + w)
        return [d if d < inf else None for d in dist]
#> Solution().tollRoute(3, [[0, 1, 5], [1, 2, 4]])
#> Solution().tollRoute(3, [[1, 0, 2], [2, 1, 3]])
#> Solution().tollRoute(4, [[0, 3, 9], [0, 1, 1], [1, 3, 6], [3, 2, 8]])
#> Solution().tollRoute(2, [])
#> Solution().tollRoute(4, [[2, 0, 10], [2, 3, 10], [0, 3, 30]])
# %%
from typing import List


class Solution:
    def mountainTrim(self, a: List[int]) -> List[int]:
        i = a.index(max(a))
        l, r = [a[i]], []
        for x in reversed(a[:i]):
            if x < l[-1]:
                l.append(x)
        for x in a[i + 1 :]:
            if x < (r[-1] if r else a[i]):
                r.append(x)
        return l[::-1] + r
#> Solution().mountainTrim([2, 5, 3, 9, 4, 6, 1])
#> Solution().mountainTrim([7, 7, 7])
#> Solution().mountainTrim([1, 2, 3])
#> Solution().mountainTrim([8, 0, 3])
#> Solution().mountainTrim([4, -1, 6, 10, 10, 8, 9])
# %%
from itertools import groupby
from typing import List


class Solution:
    def shiftRoster(self, recs: List[List[int]]) -> List[List[int]]:
        ans = []
        for k, grp in groupby(sorted(recs), key=lambda r: r[0]):
            hrs = [h for _, h in grp]
            over = max(0, sum(hrs) - 8)
            ans.append([k, len(hrs), over or -max(hrs)])
        return ans
#> Solution().shiftRoster([[2, 5], [1, 4], [2, 6]])
#> Solution().shiftRoster([[7, 9]])
#> Solution().shiftRoster([[3, 2], [3, 2], [3, 4]])
#> Solution().shiftRoster([])
#> Solution().shiftRoster([[5, 10], [4, 1], [5, 3], [4, 7], [6, 12]])
# %%
class Solution:
    def typoRank(self, typed: str, words: list) -> list:
        def score(w: str) -> int:
            pre = next((i for i, (a, b) in enumerate(zip(w, typed)) if a != b), min(len(w), len(typed)))
            return 2 * pre - abs(len(w) - len(typed))

        return sorted(words, key=lambda w: (-score(w), w))[:2]
#> Solution().typoRank("cat", ["car", "cats", "dog"])
#> Solution().typoRank("hi", ["hill", "ho", "hi"])
#> Solution().typoRank("zebra", ["zeb", "apple"])
#> Solution().typoRank("", ["b", "a", "cc"])
#> Solution().typoRank("plant", ["plan", "planet", "plants"])
# %%
from typing import List


class Solution:
    def cutRibbon(self, row: str, k: int) -> List[int]:
        f = [0]
        for i in range(1, len(row) + 1):
            best = f[-1]
            for j in range(max(0, i - k), i):
                if row[j] == row[i - 1]:
                    best = max(best, f[j] + (i - j) * (i > j + 1))
            f.append(best)
        return f
#> Solution().cutRibbon("abab", 3)
#> Solution().cutRibbon("xx", 2)
#> Solution().cutRibbon("abc", 3)
#> Solution().cutRibbon("zyzzy", 4)
#> Solution().cutRibbon("aaba", 2)
# %%
from typing import List


class Solution:
    def gridPulse(self, g: List[List[int]]) -> List[int]:
        rows = [max(r) for r in g]
        cols = [min(c) for c in zip(*g)]
        ans = []
        for i, r in enumerate(rows):
            for j, c in enumerate(cols):
                if r == c == g[i][j]:
                    ans.append(i * 10 + j)
                elif r < c:
                    ans.append(r - c)
        return ans
#> Solution().gridPulse([[1, 2], [3, 4]])
#> Solution().gridPulse([[5, 9], [6, 9]])
#> Solution().gridPulse([[8, 3, 7]])
#> Solution().gridPulse([[2, 7, 7], [4, 1, 9]])
#> Solution().gridPulse([[6], [6], [4]])
# %%
from heapq import heapreplace
from typing import List


class Solution:
    def printers(self, speed: List[int], pages: int) -> List[int]:
        q = sorted((s, i, s) for i, s in enumerate(speed))
        done = [0] * len(speed)
        while pages:
            t, i, s = q[0]
            heapreplace(q, (t + s + done[i], i, s))
            done[i] += 1
            pages -= 1
        return done
#> Solution().printers([2, 3], 5)
#> Solution().printers([10, 1], 4)
#> Solution().printers([4], 3)
#> Solution().printers([5, 5, 5], 7)
#> Solution().printers([1, 2, 3, 9], 0)
# %%
class Solution:
    def palinSplit(self, s: str) -> list:
        ans = []
        i = 0
        while i < len(s):
            j = len(s)
            while s[i:j] != s[i:j][::-1]:
                j -= 1
            ans.append(j - i)
            i = j
        return ans
#> Solution().palinSplit("abacd")
#> Solution().palinSplit("noonish")
#> Solution().palinSplit("zzz")
#> Solution().palinSplit("bananas")
#> Solution().palinSplit("")
# %%
from typing import List


class Solution:
    def starRank(self, reviews: List[List[int]], floor: int) -> List[int]:
        d = {}
        for item, stars in reviews:
            c, s = d.get(item, (0, 0))
            d[item] = c + 1, s + stars
        rank = sorted(d, key=lambda k: (-d[k][1] / d[k][0], k))
        return [k for k in rank if d[k][1] >= floor]
#> Solution().starRank([[1, 5], [2, 4], [1, 2]], 4)
#> Solution().starRank([[9, 1]], 3)
#> Solution().starRank([[3, 3], [2, 3], [4, 5], [4, 1]], 3)
#> Solution().starRank([[7, 4], [8, 5], [7, 5], [8, 3], [6, 5]], 6)
#> Solution().starRank([[5, 2], [5, 2]], 4)
# %%
from typing import List


class Solution:
    def packRafts(self, w: List[int], cap: int) -> int:
        w.sort()
        l, r, ans = 0, len(w) - 1, 0
        while l <= r:
            room = cap - w[r]
            r -= 1
            cnt = 1
            while l <= r and w[l] <= room and cnt < 3:
                room -= w[l]
                l += 1
                cnt += 1
            ans += 1
        return ans
#> Solution().packRafts([4, 5, 1, 2], 8)
#> Solution().packRafts([9, 9, 8, 9, 9], 10)
#> Solution().packRafts([1, 1, 1], 20)
#> Solution().packRafts([3, 6, 2, 7, 5, 4], 9)
#> Solution().packRafts([], 5)
# %%
from collections import defaultdict
from typing import List


class Solution:
    def chainReaction(self, links: List[List[int]], fire: int) -> List[int]:
        g = defaultdict(set)
        for a, b in links:
            g[a].add(b)
            g[b].add(a)
        cur, burnt, ans = {fire}, {fire}, []
        while cur:
            ans.append(len(cur))
            cur = set().union(*(g[x] for x in cur)) - burnt
            burnt |= cur
        return ans
#> Solution().chainReaction([[1, 2], [2, 3], [1, 4]], 1)
#> Solution().chainReaction([[5, 6]], 7)
#> Solution().chainReaction([[0, 1], [1, 2], [2, 0]], 2)
#> Solution().chainReaction([[3, 1], [3, 2], [3, 4], [4, 5]], 3)
#> Solution().chainReaction([[8, 9], [9, 6], [6, 7], [7, 5]], 8)
# %%
def stairs_of(n: int) -> list[int]:
    out, k = [], 1
    while n > 0:
        step = min(k, n)
        out.append(step if step == k else -step)
        n -= step
        k += 1 + (k % 3 == 0)
    return out
#> stairs_of(10)
#> stairs_of(13)
#> stairs_of(1)
#> stairs_of(40)
#> stairs_of(0)
# %%
from itertools import cycle


def deal(cards: str, players: int, skip: str = "J") -> list[str]:
    hands = [""] * players
    it = cycle(range(players))
    for c in cards:
        i = next(it)
        hands[i] += c
        if c == skip:
            next(it)
    return hands
#> deal("A2345", 2)
#> deal("JJJ", 3)
#> deal("9J8J7", 3)
#> deal("KQ", 4, "K")
#> deal("5566778", 3, "6")
# %%
from collections import ChainMap


def settle(base: dict, *layers: dict) -> dict:
    cm = ChainMap(*reversed(layers), base)
    res = {}
    for k in sorted(cm):
        v = cm[k]
        depth = sum(k in m for m in cm.maps)
        res[k] = v if depth == 1 else v * depth
    return res
#> settle({"a": 1, "b": 2}, {"b": 5})
#> settle({}, {"x": 3}, {"x": 4})
#> settle({"k": 7})
#> settle({"m": 1, "n": 0}, {"o": 2}, {"m": 3, "n": -2})
#> settle({"p": 10}, {}, {"p": 1, "q": 6}, {"q": 8})
# %%
def zigzag(a: list[list[int]]) -> list[int]:
    m, n = len(a), len(a[0])
    res = []
    for s in range(m + n - 1):
        d = [a[i][s - i] for i in range(m) if 0 <= s - i < n]
        res.append(d[s % 2 - 1] if len(d) > 1 else -d[0])
    return res
#> zigzag([[1, 2], [3, 4]])
#> zigzag([[5, 6, 7]])
#> zigzag([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> zigzag([[10], [20]])
#> zigzag([[0, -1, 2, -3], [4, -5, 6, -7]])
# %%
from functools import reduce


def lamps(switches: list[int], n: int = 6) -> str:
    def press(state: int, k: int) -> int:
        step = abs(k)
        for i in range(step - 1, n, step):
            state = state ^ 1 << i if k > 0 else state & ~(1 << i)
        return state

    end = reduce(press, switches, 0)
    return "".join("o" if end >> i & 1 else "." for i in range(n))
#> lamps([1, 2])
#> lamps([3, 2, -6])
#> lamps([1, -1], 4)
#> lamps([2, 3, 4], 8)
#> lamps([], 3)
# %%
from bisect import bisect


class Solution:
    def gradeBook(self, marks: list, cuts: list) -> str:
        ans = [0] * (len(cuts) + 1)
        for x in marks:
            ans[bisect(cuts, x)] += 1
        best = max(range(len(ans)), key=ans.__getitem__)
        return "".join(f"{'FEDCBA'[i]}{c}" for i, c in enumerate(ans) if c) + "*" * best
#> Solution().gradeBook([55, 71, 90], [50, 70, 85])
#> Solution().gradeBook([10, 20, 30], [40])
#> Solution().gradeBook([65, 66, 40, 67], [60, 80])
#> Solution().gradeBook([], [50])
#> Solution().gradeBook([100, 99, 12, 98, 50], [20, 50, 70, 80, 95])
# %%
from typing import List


class Solution:
    def balanceScale(self, w: List[int], target: int) -> List[str]:
        def dfs(i: int, cur: int, path: str) -> None:
            if i == len(w):
                if cur == target:
                    ans.append(path)
                return
            dfs(i + 1, cur, path + ".")
            dfs(i + 1, cur + w[i], path + "R")
            dfs(i + 1, cur - w[i], path + "L")

        ans = []
        dfs(0, 0, "")
        return ans
#> Solution().balanceScale([1, 3], 2)
#> Solution().balanceScale([5], 5)
#> Solution().balanceScale([2, 2], 0)
#> Solution().balanceScale([4, 7], 1)
#> Solution().balanceScale([6, 2, 4], 8)
# %%
class Solution:
    def stampDates(self, start: int, marks: str) -> int:
        y, m = divmod(start, 100)
        for c in marks:
            if c == "+":
                m += 1
            elif c == "-":
                m -= 1
            elif c.isdigit():
                m += 12 * int(c)
            y += (m - 1) // 12
            m = (m - 1) % 12 + 1
        return y * 100 + m
#> Solution().stampDates(202311, "++")
#> Solution().stampDates(199901, "-")
#> Solution().stampDates(200506, "3-?-")
#> Solution().stampDates(202012, "+1+")
#> Solution().stampDates(198002, "--")
# %%
from typing import List


class Solution:
    def cleanSensors(self, a: List[int], k: int) -> List[int]:
        n = len(a)
        ans = []
        for i, x in enumerate(a):
            w = a[max(0, i - k) : i] + a[i + 1 : i + k + 1]
            if w and not min(w) <= x <= max(w):
                x = sum(w) // len(w)
            ans.append(x)
        return ans if ans != a else [n]
#> Solution().cleanSensors([10, 11, 90, 12, 13], 1)
#> Solution().cleanSensors([5, 5, 5], 2)
#> Solution().cleanSensors([1, 2, 3, -40], 2)
#> Solution().cleanSensors([7], 1)
#> Solution().cleanSensors([20, 0, 21, 19, 20], 2)
# %%
from collections import deque
from typing import List


class Solution:
    def trainYard(self, cars: List[int]) -> str:
        stk, want, ops = [], 1, []
        q = deque(cars)
        while q or stk:
            if stk and stk[-1] == want:
                stk.pop()
                want += 1
                ops.append("o")
            elif q:
                stk.append(q.popleft())
                ops.append("i")
            else:
                ops.append(f"!{want}")
                break
        return "".join(ops)
#> Solution().trainYard([2, 1, 3])
#> Solution().trainYard([3, 1, 2])
#> Solution().trainYard([1])
#> Solution().trainYard([4, 3, 2, 1])
#> Solution().trainYard([2, 5, 3])

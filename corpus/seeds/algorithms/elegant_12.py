# %%
from typing import List


class Solution:
    def tideMarks(self, lvl: List[int]) -> List[List[int]]:
        ans = []
        i = 0
        while i < len(lvl):
            j = i
            while j + 1 < len(lvl) and abs(lvl[j + 1] - lvl[j]) <= 1:
                j += 1
            if j > i:
                ans.append([i, j, lvl[j] - lvl[i]])
            i = j + 1
        return ans
#> Solution().tideMarks([1, 2, 3, 7, 7])
#> Solution().tideMarks([5, 9, 13])
#> Solution().tideMarks([4, 3, 3, 2])
#> Solution().tideMarks([])
#> Solution().tideMarks([0, 1, 5, 4, 4, 10, 11])
# %%
from collections import Counter
from typing import List


class Solution:
    def stickerSheet(self, sheet: str, words: List[str]) -> List[int]:
        have = Counter(sheet)
        ans = []
        for w in sorted(words, key=lambda w: (len(w), w)):
            need = Counter(w)
            if all(have[c] >= k for c, k in need.items()):
                have -= need
                ans.append(len(w))
            else:
                ans.append(0)
        return ans
#> Solution().stickerSheet("aabbcc", ["abc", "ab", "cc"])
#> Solution().stickerSheet("xyz", ["xx"])
#> Solution().stickerSheet("noodle", ["do", "one", "led"])
#> Solution().stickerSheet("abracad", ["bad", "ca"])
#> Solution().stickerSheet("ttttoo", ["to", "tot", "too", "t"])
# %%
from functools import cache
from typing import List


class Solution:
    def catNaps(self, sun: List[int], nap: int) -> int:
        n = len(sun)

        @cache
        def dfs(i: int, awake: int) -> int:
            if i >= n:
                return 0
            walk = dfs(i + 1, awake + 1) - (awake > 1)
            if i + nap > n:
                return walk
            return max(walk, sum(sun[i : i + nap]) + dfs(i + nap + 1, 0))

        return dfs(0, 0)
#> Solution().catNaps([3, 1, 4], 1)
#> Solution().catNaps([2, 2, 2, 2], 2)
#> Solution().catNaps([-1, -5], 1)
#> Solution().catNaps([6], 2)
#> Solution().catNaps([1, 5, 5, 1, 9], 2)
# %%
from typing import List


class Solution:
    def paveRoad(self, road: str, slabs: List[int]) -> List[int]:
        gaps = [len(g) for g in road.split("=") if g]
        slabs.sort(reverse=True)
        ans = []
        for g in gaps:
            used = 0
            for s in slabs:
                k, g = divmod(g, s)
                used += k
            ans.append(used if g == 0 else -g)
        return ans
#> Solution().paveRoad("=...==.....=", [1, 2])
#> Solution().paveRoad(".......", [3, 2])
#> Solution().paveRoad("====", [1])
#> Solution().paveRoad("....=...=..", [4, 2])
#> Solution().paveRoad("..........=.", [5, 3, 1])
# %%
from bisect import bisect_right
from typing import List


class Solution:
    def loyalty(self, spend: List[int], tiers: List[int]) -> List[int]:
        pts = 0
        ans = []
        for x in spend:
            t = bisect_right(tiers, pts)
            pts += x * (10 + t) // 10
            if (nt := bisect_right(tiers, pts)) > t + 1:
                pts = tiers[t + 1] - 1
            ans.append(pts if nt == t else -pts)
        return ans
#> Solution().loyalty([30, 40, 50], [50, 100])
#> Solution().loyalty([500], [10, 20, 30])
#> Solution().loyalty([5, 5, 5], [100])
#> Solution().loyalty([90, 8, 60], [80, 95, 120])
#> Solution().loyalty([], [1])
# %%
from heapq import heapify, heappop, heappush
from typing import List


class Solution:
    def reorgTape(self, runs: List[int], k: int) -> int:
        heapify(runs)
        cost = 0
        while len(runs) > 1:
            grp = [heappop(runs) for _ in range(min(k, len(runs)))]
            s = sum(grp)
            cost += s + len(grp)
            heappush(runs, s - grp[0] // 2)
        return cost
#> Solution().reorgTape([4, 3, 2], 2)
#> Solution().reorgTape([10], 2)
#> Solution().reorgTape([1, 1, 1, 1], 3)
#> Solution().reorgTape([6, 20, 5, 9], 4)
#> Solution().reorgTape([8, 2, 14, 3, 7], 2)
# %%
class Solution:
    def stickyKeys(self, typed: str, meant: str) -> list:
        i = j = 0
        extra = []
        while i < len(typed):
            if j < len(meant) and typed[i] == meant[j]:
                j += 1
            elif i and typed[i] == typed[i - 1]:
                extra.append(i)
            else:
                return [-i - 1]
            i += 1
        return extra if j == len(meant) else [j - len(meant)]
#> Solution().stickyKeys("helllo", "hello")
#> Solution().stickyKeys("caat", "cart")
#> Solution().stickyKeys("ok", "okay")
#> Solution().stickyKeys("aaab", "ab")
#> Solution().stickyKeys("yes", "yes")
# %%
from collections import deque
from typing import List


class Solution:
    def lilyHops(self, pads: List[int]) -> List[int]:
        n = len(pads)
        dist = [-1] * n
        dist[0] = 0
        q = deque([0])
        while q:
            i = q.popleft()
            for j in (i + pads[i], i - pads[i] // 2, i + 1):
                if 0 <= j < n and dist[j] < 0 and abs(pads[j] - pads[i]) < 4:
                    dist[j] = dist[i] + 1
                    q.append(j)
        return dist
#> Solution().lilyHops([2, 1, 3, 1])
#> Solution().lilyHops([1, 9, 1])
#> Solution().lilyHops([3, 4, 4, 6, 2])
#> Solution().lilyHops([0])
#> Solution().lilyHops([1, 2, 5, 8, 5, 9])
# %%
from itertools import combinations
from typing import List


class Solution:
    def spyPairs(self, diaries: List[str]) -> List[List[int]]:
        ans = []
        for (i, a), (j, b) in combinations(enumerate(diaries), 2):
            diff = [k for k, (x, y) in enumerate(zip(a, b)) if x != y]
            if len(a) == len(b) and len(diff) <= 2:
                ans.append([i, j, *diff])
        return ans
#> Solution().spyPairs(["cold", "cord", "card"])
#> Solution().spyPairs(["aa", "bbb"])
#> Solution().spyPairs(["xyz", "xyz"])
#> Solution().spyPairs(["north", "south", "forth"])
#> Solution().spyPairs(["q"])
# %%
from typing import List


class Solution:
    def archery(self, wind: List[int], aim: int) -> List[int]:
        score = [0, 0]
        for i, w in enumerate(wind):
            hit = aim + w
            d = abs(hit)
            score[i % 2] += 10 - d if d < 10 else 0
            aim -= (hit > 0) - (hit < 0)
        return [*score, aim]
#> Solution().archery([2, -1, 0, 3], 1)
#> Solution().archery([12, 12, -12], 0)
#> Solution().archery([], 5)
#> Solution().archery([-4, -4, -4, -4, 0], 3)
#> Solution().archery([6, 2], -7)
# %%
from math import inf
from typing import List


class Solution:
    def gondola(self, h: List[int], span: int) -> int:
        ans = inf
        for i in range(len(h)):
            peak = h[i]
            for j in range(i + 1, min(len(h), i + span + 1)):
                if h[j] >= h[i]:
                    sag = sum(max(0, peak - x) for x in h[i:j])
                    ans = min(ans, sag + h[j] - h[i])
                    break
                peak = max(peak, h[j])
        return ans if ans < inf else -1
#> Solution().gondola([4, 1, 5], 2)
#> Solution().gondola([9, 8, 7], 3)
#> Solution().gondola([3, 3], 1)
#> Solution().gondola([6, 2, 2, 8, 1, 12], 3)
#> Solution().gondola([10, 4, 15], 1)
# %%
class Solution:
    def maskId(self, s: str) -> str:
        head, at, tail = s.partition("@")
        if at:
            dots = tail.count(".")
            return f"{head[0]}{'*' * (len(head) - 2)}{head[-1]}@{dots}"
        nums = [c for c in s if c.isdigit()]
        return "".join("#" if i < len(nums) - 3 else c for i, c in enumerate(nums))
#> Solution().maskId("robin@mail.co.uk")
#> Solution().maskId("+1 (555) 0199")
#> Solution().maskId("a@b")
#> Solution().maskId("12")
#> Solution().maskId("jo.li@x.org")
# %%
from typing import List


class Solution:
    def evenSplitTree(self, parent: List[int]) -> List[int]:
        n = len(parent)
        size = [1] * n
        cuts = []
        for i in range(n - 1, 0, -1):
            if size[i] % 2 == 0:
                cuts.append(i)
            else:
                size[parent[i]] += size[i]
        return cuts + [-size[0]]
#> Solution().evenSplitTree([-1, 0, 1, 0])
#> Solution().evenSplitTree([-1, 0, 0])
#> Solution().evenSplitTree([-1, 0, 0, 1, 2, 2])
#> Solution().evenSplitTree([-1])
#> Solution().evenSplitTree([-1, 0, 1, 2, 3, 4])
# %%
from itertools import accumulate
from operator import xor
from typing import List


class Solution:
    def xorPlateaus(self, a: List[int], q: List[List[int]]) -> List[int]:
        pre = list(accumulate(a, xor, initial=0))
        ans = []
        for l, r in q:
            v = pre[r + 1] ^ pre[l]
            ans.append(v if v & 1 == (r - l) & 1 else ~v)
        return ans
#> Solution().xorPlateaus([3, 5, 6], [[0, 1], [1, 2]])
#> Solution().xorPlateaus([7], [[0, 0]])
#> Solution().xorPlateaus([1, 2, 4, 8], [[0, 3], [2, 3], [1, 1]])
#> Solution().xorPlateaus([9, 9, 12], [[0, 2], [0, 1]])
#> Solution().xorPlateaus([20, 11], [])
# %%
from typing import List


class Solution:
    def marketDay(self, stalls: List[List[int]], cash: int) -> List[int]:
        stalls = sorted(enumerate(stalls), key=lambda t: (t[1][0] - t[1][1], t[0]))
        ans = []
        for i, (cost, back) in stalls:
            if cost > cash:
                continue
            cash += back - cost
            ans.append(i)
            if back < cost:
                break
        return [cash, *ans]
#> Solution().marketDay([[5, 8], [10, 12], [3, 1]], 6)
#> Solution().marketDay([[100, 900]], 50)
#> Solution().marketDay([[4, 2], [6, 3]], 9)
#> Solution().marketDay([], 7)
#> Solution().marketDay([[8, 15], [9, 30], [2, 5], [20, 21]], 8)
# %%
class Solution:
    def rotorMessage(self, s: str, notch: int) -> str:
        off, ans = 0, []
        for i, c in enumerate(s, 1):
            if c.islower():
                k = (ord(c) - 97 - off) % 26
                ans.append(chr(97 + 25 - k))
            else:
                ans.append(c)
            off += 1 + (i % notch == 0)
        return "".join(ans)
#> Solution().rotorMessage("abc", 2)
#> Solution().rotorMessage("zzzz", 1)
#> Solution().rotorMessage("Hi!", 3)
#> Solution().rotorMessage("go on", 2)
#> Solution().rotorMessage("mmmmmm", 3)
# %%
from typing import List


class Solution:
    def fenceHoles(self, posts: List[int], holes: List[int]) -> List[int]:
        i, ans = 0, [0] * (len(posts) + 1)
        for h in sorted(holes):
            while i < len(posts) and posts[i] <= h:
                i += 1
            ans[i] += 1
        best = max(range(len(ans)), key=lambda k: (ans[k], -k))
        return ans + [best]
#> Solution().fenceHoles([3, 7], [1, 4, 5, 9])
#> Solution().fenceHoles([10], [2, 3])
#> Solution().fenceHoles([1, 2, 3], [3, 3, 0])
#> Solution().fenceHoles([], [6])
#> Solution().fenceHoles([5, 15, 25], [30, 4, 26, 15, 14])
# %%
from functools import cache


class Solution:
    def countSums(self, n: int, parts: int, cap: int) -> int:
        @cache
        def f(n: int, parts: int, cap: int) -> int:
            if parts == 0:
                return int(n == 0)
            return sum(f(n - x, parts - 1, x) for x in range(1, min(n, cap) + 1) if x % 4)

        return f(n, parts, cap)
#> Solution().countSums(8, 1, 9)
#> Solution().countSums(6, 1, 6)
#> Solution().countSums(9, 3, 5)
#> Solution().countSums(4, 2, 9)
#> Solution().countSums(10, 4, 6)
# %%
from typing import List


class Solution:
    def radioDial(self, start: int, presets: List[int], turns: str) -> List[int]:
        cur, ans = start, []
        presets.sort()
        for c in turns:
            if c == "+":
                cur = next((p for p in presets if p > cur), presets[0])
            elif c == "-":
                cur = next((p for p in reversed(presets) if p < cur), presets[-1])
            else:
                cur = (cur + presets[len(presets) // 2]) // 2
            ans.append(cur)
        return ans
#> Solution().radioDial(95, [88, 101, 93], "++-")
#> Solution().radioDial(100, [90], "+m+")
#> Solution().radioDial(87, [104, 98], "--")
#> Solution().radioDial(92, [91, 96, 107, 99], "mm+")
#> Solution().radioDial(90, [95], "")
# %%
from collections import defaultdict
from typing import List


class Solution:
    def potluck(self, guests: List[List[str]]) -> List[str]:
        by = defaultdict(list)
        for name, dish in guests:
            by[dish].append(name)
        dup = {d: sorted(ns) for d, ns in by.items() if len(ns) > 1}
        if not dup:
            return sorted(by)
        d = max(sorted(dup), key=lambda d: len(dup[d]))
        return [d, *dup[d][1:]]
#> Solution().potluck([["al", "pie"], ["bo", "pie"], ["cy", "dip"]])
#> Solution().potluck([["x", "tea"], ["y", "jam"]])
#> Solution().potluck([["p", "a"], ["q", "b"], ["r", "b"], ["s", "a"], ["t", "b"]])
#> Solution().potluck([])
#> Solution().potluck([["zed", "nuts"], ["amy", "nuts"], ["kit", "rice"], ["lee", "rice"]])
# %%
from typing import List


class Solution:
    def ladderRungs(self, rungs: List[int], reach: int) -> List[int]:
        cur, added = 0, []
        for r in rungs:
            while r - cur > reach:
                cur += reach if (r - cur) % reach else reach - 1
                added.append(cur)
                if len(added) > 6:
                    return added
            cur = r
        return added
#> Solution().ladderRungs([3, 10], 4)
#> Solution().ladderRungs([2, 4, 6], 2)
#> Solution().ladderRungs([20], 3)
#> Solution().ladderRungs([5, 14, 15], 5)
#> Solution().ladderRungs([12, 13, 30], 8)
# %%
class Solution:
    def vowelWeave(self, s: str) -> str:
        v = [c for c in s if c in "aeiou"]
        it = iter(sorted(v, reverse=True))
        out = []
        for i, c in enumerate(s):
            if c in "aeiou":
                nxt = next(it)
                out.append(nxt.upper() if nxt != c else c)
            else:
                out.append(c)
        return "".join(out) + str(len(v))
#> Solution().vowelWeave("banana")
#> Solution().vowelWeave("education")
#> Solution().vowelWeave("rhythm")
#> Solution().vowelWeave("queue")
#> Solution().vowelWeave("aeiou")
# %%
from typing import List


class Solution:
    def shadowBan(self, g: List[List[int]]) -> List[int]:
        alive = list(range(len(g)))
        out = []
        while len(alive) > 1:
            pts = {i: sum(g[j][i] for j in alive) for i in alive}
            lo = min(pts.values())
            gone = [i for i in alive if pts[i] == lo]
            if len(gone) == len(alive):
                break
            alive = [i for i in alive if i not in gone]
            out += gone
        return out + [-len(alive)]
#> Solution().shadowBan([[0, 1, 2], [3, 0, 1], [2, 2, 0]])
#> Solution().shadowBan([[0, 1], [1, 0]])
#> Solution().shadowBan([[0, 5, 1], [5, 0, 1], [5, 5, 0]])
#> Solution().shadowBan([[7]])
#> Solution().shadowBan([[0, 1, 1, 4], [2, 0, 1, 1], [3, 0, 0, 1], [0, 6, 1, 0]])
# %%
from typing import List


class Solution:
    def trafficWave(self, cars: str) -> List[str]:
        ans = [cars]
        for _ in range(3):
            a = list(cars)
            n = len(a)
            for i in range(n):
                if cars[i] == ">" and cars[(i + 1) % n] == ".":
                    a[i], a[(i + 1) % n] = ".", ">"
            nxt = "".join(a)
            if nxt == cars:
                break
            cars = nxt
            ans.append(cars)
        return ans[1:]
#> Solution().trafficWave(">>.")
#> Solution().trafficWave(">>>")
#> Solution().trafficWave(".>.>")
#> Solution().trafficWave("..")
#> Solution().trafficWave(">>..>")
# %%
from typing import List


class Solution:
    def minRooms(self, n: int, fights: List[List[int]]) -> List[int]:
        foes = [set() for _ in range(n)]
        for a, b in fights:
            foes[a].add(b)
            foes[b].add(a)
        room = [-1] * n
        for i in sorted(range(n), key=lambda i: -len(foes[i])):
            used = {room[j] for j in foes[i]}
            r = 0
            while r in used:
                r += 1
            room[i] = r
        return room
#> Solution().minRooms(3, [[0, 1], [1, 2]])
#> Solution().minRooms(4, [[0, 1], [0, 2], [0, 3], [1, 2]])
#> Solution().minRooms(2, [])
#> Solution().minRooms(4, [[0, 1], [1, 2], [2, 3], [3, 0]])
#> Solution().minRooms(5, [[4, 3], [4, 2], [3, 2], [1, 0]])
# %%
from typing import List


class Solution:
    def gymStreak(self, a: List[int], k: int) -> List[int]:
        fit = tired = run = 0
        for x in a:
            if run == k:
                run, tired = 0, tired // 2
                continue
            if x > tired:
                fit += x - tired
                tired += x % 3
                run += 1
            else:
                tired = max(0, tired - 1)
                run = 0
        return [fit, tired, run]
#> Solution().gymStreak([4, 2, 6, 1], 2)
#> Solution().gymStreak([5, 5, 5, 5], 1)
#> Solution().gymStreak([8, 1, 7, 0], 3)
#> Solution().gymStreak([10, 11, 14, 2, 9], 4)
#> Solution().gymStreak([], 1)
# %%
class Solution:
    def hexPath(self, moves: str) -> int:
        x = y = far = 0
        for a, b in zip(moves[::2], moves[1::2]):
            step = {"ne": (1, 0), "nn": (0, 1), "nw": (-1, 1), "sw": (-1, 0), "ss": (0, -1), "se": (1, -1)}.get(a + b)
            if not step:
                return -far
            x, y = x + step[0], y + step[1]
            far = max(far, (abs(x) + abs(y) + abs(x + y)) // 2)
        return far * 10 + (abs(x) + abs(y) + abs(x + y)) // 2
#> Solution().hexPath("nene")
#> Solution().hexPath("nnss")
#> Solution().hexPath("nenwxx")
#> Solution().hexPath("swswnnse")
#> Solution().hexPath("")
# %%
from typing import List


class Solution:
    def kthGap(self, a: List[int], k: int) -> int:
        a.sort()
        l, r = 0, a[-1] - a[0]
        while l < r:
            mid = (l + r) >> 1
            cnt = i = 0
            for j, x in enumerate(a):
                while x - a[i] > mid:
                    i += 1
                cnt += (j - i) * (j + 1)
            if cnt >= k:
                r = mid
            else:
                l = mid + 1
        return l * l
#> Solution().kthGap([1, 6, 3], 4)
#> Solution().kthGap([4, 4, 4], 3)
#> Solution().kthGap([10, 2], 1)
#> Solution().kthGap([9, 1, 5, 7], 11)
#> Solution().kthGap([8, 3, 14], 8)
# %%
from typing import List


class Solution:
    def voteWeights(self, w: List[int], quota: int) -> List[int]:
        n = len(w)
        swing = [0] * n
        for m in range(1, 1 << n):
            s = sum(w[i] for i in range(n) if m >> i & 1)
            if s < quota:
                continue
            for i in range(n):
                if m >> i & 1 and s - w[i] < quota:
                    swing[i] += 1
        return swing
#> Solution().voteWeights([4, 3, 2], 5)
#> Solution().voteWeights([5, 1], 6)
#> Solution().voteWeights([10, 2, 2], 8)
#> Solution().voteWeights([3, 3, 3], 9)
#> Solution().voteWeights([7], 20)
# %%
def columns(rows: list[str], sep: str = "|") -> list[str]:
    cells = [[c.strip() for c in r.split(sep)] for r in rows]
    n = max(map(len, cells), default=0)
    width = [max((len(r[j]) for r in cells if j < len(r)), default=0) for j in range(n)]
    return ["".join(c.rjust(w, ".") for c, w in zip(r, width)) for r in cells]
#> columns(["a|bb", "ccc|d"])
#> columns(["x"])
#> columns([])
#> columns(["1, 20", "300, 4, 5"], ",")
#> columns([" p |q", "|rr|s"])
# %%
from collections import deque


def lru_order(keys: str, cap: int) -> tuple[str, str]:
    q, gone = deque(), []
    for k in keys:
        if k in q:
            q.remove(k)
        elif len(q) == cap:
            gone.append(q.popleft() if k.islower() else q.pop())
        q.append(k)
    return "".join(q), "".join(gone)
#> lru_order("abcab", 2)
#> lru_order("xyX", 2)
#> lru_order("aaa", 1)
#> lru_order("pqrPqs", 3)
#> lru_order("", 4)
# %%
from itertools import chain, repeat


def expand_rle(pairs: list[tuple[int, str]], fold: int) -> list[str]:
    s = "".join(chain.from_iterable(repeat(c, n) for n, c in pairs))
    rows = [s[i : i + fold] for i in range(0, len(s), fold)]
    return [r if i % 2 == 0 else r[::-1] for i, r in enumerate(rows)]
#> expand_rle([(2, "a"), (3, "b")], 3)
#> expand_rle([(1, "xy"), (2, "z")], 2)
#> expand_rle([], 4)
#> expand_rle([(4, "-"), (1, "+"), (3, "=")], 5)
#> expand_rle([(0, "q"), (2, "k")], 1)
# %%
from functools import reduce


def gear_path(ops: list[str], x: int) -> list[int]:
    table = {"dbl": lambda v: v * 2, "dec": lambda v: v - 1, "neg": lambda v: -v, "dig": lambda v: sum(map(int, str(abs(v))))}
    trail = reduce(lambda acc, op: acc + [table[op](acc[-1])], ops, [x])
    return trail if trail[-1] != x else [len(trail)]
#> gear_path(["dbl", "dec"], 7)
#> gear_path(["neg", "neg"], 4)
#> gear_path(["dig", "dbl", "neg"], 386)
#> gear_path([], 1)
#> gear_path(["dec", "dec", "dig"], -97)
# %%
from operator import mul


def weighted_rank(scores: dict[str, list[int]], w: list[int]) -> list[str]:
    tot = {k: sum(map(mul, v, w)) for k, v in scores.items()}
    cut = sum(tot.values()) / max(len(tot), 1)
    return [f"{k}{tot[k]}" for k in sorted(tot, key=tot.get, reverse=True) if tot[k] >= cut]
#> weighted_rank({"a": [3, 1], "b": [1, 4]}, [2, 1])
#> weighted_rank({"x": [5]}, [3])
#> weighted_rank({}, [1])
#> weighted_rank({"p": [1, 2, 3], "q": [3, 2, 1], "r": [9, 0, 0]}, [1, 1, 2])
#> weighted_rank({"m": [0, 4], "n": [2, 2]}, [1, 1])
# %%
def tokens(expr: str) -> list:
    out, i = [], 0
    while i < len(expr):
        c = expr[i]
        if c.isdigit():
            j = i
            while j < len(expr) and expr[j].isdigit():
                j += 1
            out.append(int(expr[i:j]))
            i = j
            continue
        if c != " ":
            if out and out[-1] == c == "-":
                out[-1] = "+"
            else:
                out.append(c)
        i += 1
    return out
#> tokens("12+3")
#> tokens("5 - -4")
#> tokens("")
#> tokens("(70*2)-1")
#> tokens("8---6")
# %%
def unzip_moves(log: str, size: int) -> list[int]:
    pos = [0, 0]
    for i, c in enumerate(log):
        who = i % 2
        step = "abcdef".find(c) + 1
        pos[who] = (pos[who] + step) % size if step else 0
        if pos[0] == pos[1] != 0:
            pos[1 - who] = 0
    return pos
#> unzip_moves("abab", 5)
#> unzip_moves("cc", 9)
#> unzip_moves("f?f?", 8)
#> unzip_moves("", 3)
#> unzip_moves("bdbabb", 6)
# %%
from typing import List


class Solution:
    def paperRoute(self, houses: List[int], bag: int) -> int:
        left = sorted(-x for x in houses if x < 0)
        right = sorted(x for x in houses if x > 0)
        ans = 0
        for side in (left, right):
            while side:
                ans += 2 * side[-1]
                del side[-bag:]
        return ans - max(map(abs, houses), default=0)
#> Solution().paperRoute([-3, 5, 2], 2)
#> Solution().paperRoute([1, 2, 3, 4], 3)
#> Solution().paperRoute([], 1)
#> Solution().paperRoute([-6, -1, 7, 8, -2], 2)
#> Solution().paperRoute([10, -10], 5)
# %%
from typing import List


class Solution:
    def seatSwap(self, rows: List[str]) -> List[str]:
        cols = [list(c) for c in zip(*rows)]
        for c in cols:
            i = 0
            for j, x in enumerate(c):
                if x != "_":
                    c[i], c[j] = x, c[i] if i != j else x
                    i += 1
        return ["".join(r) for r in zip(*cols)]
#> Solution().seatSwap(["a_", "_b"])
#> Solution().seatSwap(["__", "xy", "z_"])
#> Solution().seatSwap(["pq"])
#> Solution().seatSwap(["_", "_", "m", "n"])
#> Solution().seatSwap(["k_l", "_j_", "__i"])
# %%
from typing import List, Optional


class Solution:
    def firstRepeat(self, a: List[int], window: int) -> Optional[List[int]]:
        seen = {}
        for i, x in enumerate(a):
            key = x // 5
            for k in (key - 1, key, key + 1):
                if k in seen and i - seen[k][1] <= window and abs(seen[k][0] - x) < 5:
                    return [seen[k][1], i]
            seen[key] = x, i
        return None
#> Solution().firstRepeat([3, 20, 6], 2)
#> Solution().firstRepeat([1, 50, 100], 5)
#> Solution().firstRepeat([12, 30, 45, 14], 2)
#> Solution().firstRepeat([7, 19, 33, 22], 3)
#> Solution().firstRepeat([-2, 2], 1)
# %%
from typing import List


class Solution:
    def sushiBelt(self, plates: List[int], gap: int) -> int:
        eat = [0] * (len(plates) + gap + 1)
        for i in range(len(plates) - 1, -1, -1):
            eat[i] = max(eat[i + 1], plates[i] + eat[i + gap + 1])
        i, taken = 0, 0
        while i < len(plates):
            if eat[i] != eat[i + 1]:
                taken = taken * 10 + i
                i += gap
            i += 1
        return eat[0] * 1000 + taken
#> Solution().sushiBelt([4, 9, 3, 7], 1)
#> Solution().sushiBelt([5, 5, 5], 2)
#> Solution().sushiBelt([-1, -2], 1)
#> Solution().sushiBelt([2, 1, 1, 8, 6], 2)
#> Solution().sushiBelt([6, 1, 7], 0)

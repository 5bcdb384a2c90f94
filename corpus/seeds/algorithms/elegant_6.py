# %%
from typing import List


class Solution:
    def outranked(self, a: List[int]) -> List[int]:
        def update(x: int) -> None:
            while x < len(c):
                c[x] += 1
                x += x & -x

        def query(x: int) -> int:
            s = 0
            while x:
                s += c[x]
                x &= x - 1
            return s

        c = [0] * 9
        ans = []
        for x in a:
            ans.append(query(x - 1))
            update(x)
        return ans
#> Solution().outranked([3, 1, 5])
#> Solution().outranked([8, 8, 7])
#> Solution().outranked([2, 7, 4, 6])
#> Solution().outranked([6, 5, 4, 3])
#> Solution().outranked([1])
# %%
from typing import List


class Solution:
    def prefixVotes(self, words: List[str], k: int) -> List[str]:
        trie = {}
        for w in words:
            node = trie
            for c in w[:k]:
                node = node.setdefault(c, {"#": 0})
                node["#"] += 1

        def dfs(node: dict, path: str) -> None:
            for c, nxt in node.items():
                if c != "#" and nxt["#"] > 1:
                    ans.append(f"{path}{c}{nxt['#']}")
                    dfs(nxt, path + c)

        ans = []
        dfs(trie, "")
        return ans
#> Solution().prefixVotes(["tea", "ten", "to"], 2)
#> Solution().prefixVotes(["a", "b"], 1)
#> Solution().prefixVotes(["inn", "in", "i"], 3)
#> Solution().prefixVotes(["oar", "oak", "elm", "elk"], 3)
#> Solution().prefixVotes([], 4)
# %%
from typing import List, Optional


class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next

    def __repr__(self):
        return f"{self.val}>{self.next}"


class Solution:
    def skipEvens(self, a: List[int]) -> List[int]:
        head = None
        for x in reversed(a):
            head = ListNode(x, head)
        cur: Optional[ListNode] = head
        while cur and cur.next:
            if (cur.val + cur.next.val) % 2 == 0:
                cur.val += cur.next.val
                cur.next = cur.next.next
            else:
                cur = cur.next
        ans = []
        while head:
            ans.append(head.val)
            head = head.next
        return ans
#> Solution().skipEvens([1, 3, 5, 2])
#> Solution().skipEvens([4, 7, 8])
#> Solution().skipEvens([2, 2, 2, 2])
#> Solution().skipEvens([])
#> Solution().skipEvens([9, 1, 6, 4, 5])
# %%
from typing import List


class Solution:
    def jumpRope(self, beats: List[int], k: int) -> int:
        f = [0] * len(beats)
        for i, x in enumerate(beats):
            f[i] = x + max((f[j] - (i - j) for j in range(max(0, i - k), i)), default=0)
        return max(f)
#> Solution().jumpRope([3, -2, 5], 2)
#> Solution().jumpRope([4, -9, -9, 6], 1)
#> Solution().jumpRope([-1, -2], 3)
#> Solution().jumpRope([10, 2, 0, 7, 1], 3)
#> Solution().jumpRope([8], 5)
# %%
from itertools import pairwise
from typing import List


class Solution:
    def patrolGaps(self, stamps: List[int], limit: int) -> List[int]:
        ans = [b for a, b in pairwise(sorted(stamps)) if b - a > limit]
        lost = sum(b - a - limit for a, b in pairwise(sorted(stamps)) if b - a > limit)
        if not ans:
            return [lost]
        return [len(ans), ans[0], lost]
#> Solution().patrolGaps([5, 30, 12, 14], 8)
#> Solution().patrolGaps([1, 2, 3], 1)
#> Solution().patrolGaps([100, 40], 25)
#> Solution().patrolGaps([9], 3)
#> Solution().patrolGaps([0, 60, 20, 90, 21], 15)
# %%
from collections import defaultdict
from typing import List


class Solution:
    def rightView(self, edges: List[List[int]]) -> List[int]:
        g = defaultdict(list)
        for p, c in edges:
            g[p].append(c)
        level, ans = [0], []
        while level:
            ans.append(max(level) if len(ans) % 2 else min(level))
            level = [c for p in level for c in g[p]]
        return ans
#> Solution().rightView([[0, 4], [0, 9], [4, 2]])
#> Solution().rightView([])
#> Solution().rightView([[0, 1], [1, 2], [2, 3]])
#> Solution().rightView([[0, 7], [0, 3], [7, 8], [3, 5], [5, 11], [8, 12]])
#> Solution().rightView([[5, 6], [0, 5]])
# %%
class Solution:
    def typewriter(self, keys: str) -> str:
        l, r = [], []
        for c in keys:
            if c == "<" and l:
                r.append(l.pop())
            elif c == ">" and r:
                l.append(r.pop())
            elif c == "^":
                l, r = r[::-1], l[::-1]
            elif c not in "<>":
                l.append(c)
        return "".join(l) + "|" + "".join(r[::-1])
#> Solution().typewriter("ab<c")
#> Solution().typewriter("<x>y")
#> Solution().typewriter("pq<^r")
#> Solution().typewriter("abc<<<d>>")
#> Solution().typewriter("^z^")
# %%
from functools import cache
from typing import List


class Solution:
    def parkBench(self, n: int, sizes: List[int]) -> int:
        @cache
        def ways(left: int) -> int:
            if left == 0:
                return 1
            res = 0
            for s in sizes:
                if s < left:
                    res += ways(left - s - 1)
                elif s == left:
                    res += 1
            return res

        return ways(n)
#> Solution().parkBench(5, [1, 2])
#> Solution().parkBench(4, [4, 9])
#> Solution().parkBench(7, [1, 3])
#> Solution().parkBench(3, [5])
#> Solution().parkBench(8, [2, 1])
# %%
from heapq import heappop, heappush
from typing import List


class Solution:
    def pourSoup(self, pots: List[int], bowls: List[int]) -> int:
        q = [-p for p in sorted(pots, reverse=True)]
        ans = 0
        for b in sorted(bowls):
            if not q or -q[0] < b:
                break
            left = -heappop(q) - b
            ans += 1
            if left > 1:
                heappush(q, -left)
        return ans * 100 - sum(q)
#> Solution().pourSoup([5, 3], [2, 4])
#> Solution().pourSoup([2], [3, 5])
#> Solution().pourSoup([10], [3, 3, 3])
#> Solution().pourSoup([6, 6, 1], [5, 1, 2, 7])
#> Solution().pourSoup([], [1])
# %%
from typing import List


class Solution:
    def tagTeams(self, a: List[int]) -> int:
        n = len(a)
        ans = 0
        for j in range(1, n - 1):
            l = sum(x < a[j] for x in a[:j])
            r = sum(x > a[j] for x in a[j + 1 :])
            ans += l * r - (l == r)
        return ans
#> Solution().tagTeams([2, 5, 3, 4, 1])
#> Solution().tagTeams([1, 2, 3, 4])
#> Solution().tagTeams([9, 8, 7])
#> Solution().tagTeams([6, 10])
#> Solution().tagTeams([3, 1, 4, 2, 5, 6])
# %%
from string import ascii_uppercase


class Solution:
    def columnHop(self, s: str, d: int) -> str:
        x = 0
        for c in s:
            x = x * 26 + ascii_uppercase.index(c) + 1
        x += d
        ans = []
        while x > 0:
            x, r = divmod(x - 1, 26)
            ans.append(ascii_uppercase[r])
        return "".join(reversed(ans))
#> Solution().columnHop("Z", 1)
#> Solution().columnHop("AB", -2)
#> Solution().columnHop("C", -9)
#> Solution().columnHop("AZ", 26)
#> Solution().columnHop("ZZ", 3)
# %%
from typing import List


class Solution:
    def slopeRuns(self, pts: List[List[int]]) -> int:
        ans = run = 1
        for (a, b), (c, d), (e, f) in zip(pts, pts[1:], pts[2:]):
            if (c - a) * (f - d) == (e - c) * (d - b):
                run += 1
            else:
                run = 1
            ans = max(ans, run)
        return ans if len(pts) > 2 else -len(pts)
#> Solution().slopeRuns([[0, 0], [1, 1], [2, 2], [3, 5]])
#> Solution().slopeRuns([[4, 1], [6, 3]])
#> Solution().slopeRuns([[0, 0], [0, 3], [0, 9], [0, 10]])
#> Solution().slopeRuns([[1, 2], [2, 4], [3, 5]])
#> Solution().slopeRuns([[5, 0], [3, 1], [1, 2], [-1, 3], [-3, 4]])
# %%
from collections import Counter
from typing import List


class Solution:
    def repairTiles(self, s: str, t: str) -> int:
        cnt = Counter(t)
        l = ans = 0
        need = len(t)
        for r, c in enumerate(s):
            need -= cnt[c] > 0
            cnt[c] -= 1
            while need == 0:
                ans = max(ans, len(s) - (r - l + 1))
                cnt[s[l]] += 1
                need += cnt[s[l]] > 0
                l += 1
        return ans
#> Solution().repairTiles("xaybz", "ab")
#> Solution().repairTiles("cccc", "cc")
#> Solution().repairTiles("hello", "q")
#> Solution().repairTiles("abcab", "ba")
#> Solution().repairTiles("mopoxp", "px")
# %%
from typing import List


class Solution:
    def cheapSort(self, a: List[int]) -> int:
        to = {x: i for i, x in enumerate(sorted(a))}
        vis, ans = set(), 0
        for i in range(len(a)):
            j, lo, sz = i, a[i], 0
            while j not in vis:
                vis.add(j)
                lo = min(lo, a[j])
                sz += 1
                j = to[a[j]]
            if sz > 1:
                ans += lo * (sz - 1)
        return ans
#> Solution().cheapSort([3, 1, 2])
#> Solution().cheapSort([4, 5, 6])
#> Solution().cheapSort([9, 8, 7, 6])
#> Solution().cheapSort([20, 10, 50, 30, 40])
#> Solution().cheapSort([2, -1])
# %%
class Solution:
    def sumOfParts(self, s: str, target: int) -> list:
        def dfs(i: int, cur: int, path: list) -> bool:
            if i == len(s):
                if cur == target:
                    ans.extend(path)
                return cur == target
            return any(dfs(j, cur + int(s[i:j]), path + [s[i:j]]) for j in range(i + 1, min(i + 3, len(s)) + 1))

        ans = []
        dfs(0, 0, [])
        return ans
#> Solution().sumOfParts("123", 15)
#> Solution().sumOfParts("45", 9)
#> Solution().sumOfParts("907", 16)
#> Solution().sumOfParts("111", 5)
#> Solution().sumOfParts("2024", 44)
# %%
from bisect import bisect_left
from typing import List


class Solution:
    def alarmSnooze(self, alarms: List[int], sleep: List[int]) -> List[int]:
        alarms.sort()
        ans = []
        for t in sleep:
            i = bisect_left(alarms, t + 6)
            nap = alarms[i] - t if i < len(alarms) else 24 - t + alarms[0]
            ans.append(nap if nap <= 9 else 9 - nap)
        return ans
#> Solution().alarmSnooze([7, 9, 14], [0, 2, 8])
#> Solution().alarmSnooze([6], [23, 5])
#> Solution().alarmSnooze([20, 10], [1, 12])
#> Solution().alarmSnooze([8, 8], [2])
#> Solution().alarmSnooze([5, 18, 11], [22, 3, 9, 15])
# %%
from itertools import product
from typing import List


class Solution:
    def lightsOff(self, rows: List[str]) -> int:
        m, n = len(rows), len(rows[0])
        ans = 0
        for i, j in product(range(m), range(n)):
            near = [rows[x][y] for x in range(max(0, i - 1), i + 2) for y in range(max(0, j - 1), j + 2) if x < m and y < n]
            ans += near.count("*") * (1 if rows[i][j] == "." else -1)
        return ans
#> Solution().lightsOff(["*.", ".."])
#> Solution().lightsOff(["***"])
#> Solution().lightsOff([".*.", "*.*"])
#> Solution().lightsOff(["."])
#> Solution().lightsOff(["*..*", "....", ".*.."])
# %%
from typing import List


class Solution:
    def rotateLock(self, wheels: List[str], moves: List[int]) -> List[str]:
        n = len(wheels)
        for k, m in enumerate(moves):
            w = wheels[k % n]
            m %= len(w)
            wheels[k % n] = w[m:] + w[:m]
        return ["".join(t) for t in zip(*wheels)]
#> Solution().rotateLock(["abc", "xyz"], [1, 2])
#> Solution().rotateLock(["0123"], [-1, 6])
#> Solution().rotateLock(["pq", "rst"], [3])
#> Solution().rotateLock(["no", "on", "go"], [0, 1, 0, 1])
#> Solution().rotateLock(["", "ab"], [])
# %%
from typing import List


class Solution:
    def queueJumps(self, line: List[int]) -> List[int]:
        ans = []
        for h, k in sorted(zip(line, range(len(line))), key=lambda p: (-p[0], p[1])):
            ans.insert(h % (len(ans) + 1), k)
        return ans
#> Solution().queueJumps([5, 8, 3])
#> Solution().queueJumps([4, 4, 4, 4])
#> Solution().queueJumps([10])
#> Solution().queueJumps([7, 1, 9, 2, 6])
#> Solution().queueJumps([])
# %%
from math import inf
from typing import List


class Solution:
    def stockBreak(self, p: List[int], fee: int) -> int:
        hold, cash, rest = -inf, 0, 0
        for x in p:
            hold, cash, rest = max(hold, rest - x), max(cash, hold + x - fee), max(rest, cash - 1)
        return cash
#> Solution().stockBreak([1, 5, 3, 9], 1)
#> Solution().stockBreak([9, 7, 4], 0)
#> Solution().stockBreak([2, 10, 1, 12, 3, 20], 2)
#> Solution().stockBreak([6], 3)
#> Solution().stockBreak([4, 6, 5, 30], 5)
# %%
class Solution:
    def runwayCode(self, s: str) -> str:
        res, pre = [], ""
        for i, c in enumerate(s):
            if c == pre:
                res[-1] += 1
            else:
                res += [c, 1]
            pre = c
        k = max(res[1::2], default=0)
        i = res.index(k) if k else 0
        return "".join(map(str, res[i - 1 :] + res[: i - 1])) if i else s
#> Solution().runwayCode("aabbbc")
#> Solution().runwayCode("zyx")
#> Solution().runwayCode("")
#> Solution().runwayCode("pqqqpp")
#> Solution().runwayCode("mmmmnn")
# %%
from collections import deque
from typing import List


class Solution:
    def snakeFeed(self, path: str, food: List[List[int]]) -> List[int]:
        body = deque([(0, 0)])
        eaten = 0
        step = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
        for i, c in enumerate(path):
            dx, dy = step[c]
            head = body[0][0] + dx, body[0][1] + dy
            if eaten < len(food) and list(head) == food[eaten]:
                eaten += 1
            else:
                body.pop()
            if head in body:
                return [i, eaten]
            body.appendleft(head)
        return [*body[-1], eaten]
#> Solution().snakeFeed("RRD", [[0, 1]])
#> Solution().snakeFeed("RL", [[0, 1], [0, 5]])
#> Solution().snakeFeed("DDRR", [])
#> Solution().snakeFeed("RDLU", [[0, 1], [1, 1], [1, 0], [0, 0]])
#> Solution().snakeFeed("DRU", [[1, 0], [1, 1], [0, 1]])
# %%
from typing import List


class Solution:
    def shareCab(self, rides: List[List[int]]) -> List[int]:
        ev = sorted([(s, 1, i) for i, (s, e) in enumerate(rides)] + [(e, -1, i) for i, (s, e) in enumerate(rides)])
        cur = pre = 0
        shared = [0] * 3
        for t, d, _ in ev:
            shared[min(cur, 2)] += t - pre
            cur, pre = cur + d, t
        return shared
#> Solution().shareCab([[0, 4], [2, 6]])
#> Solution().shareCab([[5, 9]])
#> Solution().shareCab([[1, 10], [2, 8], [3, 4]])
#> Solution().shareCab([])
#> Solution().shareCab([[0, 2], [2, 5], [9, 12]])
# %%
from typing import List


class Solution:
    def pickSeats(self, taken: List[int], n: int, k: int) -> List[int]:
        free = [i for i in range(n) if i not in taken]
        best = []
        for i in range(len(free) - k + 1):
            blk = free[i : i + k]
            if not best or blk[-1] - blk[0] < best[-1] - best[0]:
                best = blk
        return best
#> Solution().pickSeats([2, 3], 8, 3)
#> Solution().pickSeats([0, 1, 4], 6, 2)
#> Solution().pickSeats([1, 3, 5], 7, 3)
#> Solution().pickSeats([0], 2, 2)
#> Solution().pickSeats([1, 2, 6], 10, 4)
# %%
from functools import reduce
from math import gcd, lcm
from typing import List


class Solution:
    def syncBells(self, p: List[int]) -> List[int]:
        big = reduce(lcm, p)
        near = max(range(len(p)), key=lambda i: gcd(p[i], big // p[i]))
        rest = p[:near] + p[near + 1 :]
        return [big, near, reduce(lcm, rest, 1)]
#> Solution().syncBells([4, 6])
#> Solution().syncBells([2, 8, 5])
#> Solution().syncBells([7])
#> Solution().syncBells([9, 12, 6, 4])
#> Solution().syncBells([10, 15, 25])
# %%
from typing import List


class Solution:
    def maskPairs(self, words: List[str]) -> List[int]:
        def mask(w: str) -> int:
            m = 0
            for c in w:
                m ^= 1 << ord(c) - 97
            return m

        d = {}
        for i, w in enumerate(words):
            m = mask(w)
            for k, j in d.items():
                if (m ^ k).bit_count() <= 1:
                    return [j, i]
            d[m] = i
        return sorted(d)[:2]
#> Solution().maskPairs(["ab", "cd", "bcb"])
#> Solution().maskPairs(["a", "bb", "aaa"])
#> Solution().maskPairs(["fed", "ab", "ba"])
#> Solution().maskPairs(["bad", "egg"])
#> Solution().maskPairs([])
# %%
from collections import defaultdict
from typing import List


class Solution:
    def flightLoop(self, tickets: List[str], start: str) -> str:
        g = defaultdict(list)
        for t in tickets:
            g[t[0]].append(t[1])
        cur, path = start, start
        while g[cur]:
            nxt = max(g[cur], key=lambda c: (len(g[c]), c))
            g[cur].remove(nxt)
            path += nxt
            cur = nxt
        left = sum(map(len, g.values()))
        return path + "!" * left
#> Solution().flightLoop(["ab", "bc"], "a")
#> Solution().flightLoop(["xy", "yx", "xz"], "x")
#> Solution().flightLoop(["ca", "ab", "bc", "cd"], "c")
#> Solution().flightLoop(["mm", "nm"], "o")
#> Solution().flightLoop(["pq", "qr", "rp", "ps", "sp"], "p")
# %%
from typing import List


class Solution:
    def quotaDays(self, sales: List[int], quota: int) -> int:
        pre, ans = [0], len(sales) + 1
        for x in sales:
            pre.append(pre[-1] + x)
        l = 0
        for r in range(1, len(pre)):
            while pre[r] - pre[l] >= quota + (r - l):
                ans = min(ans, r - l)
                l += 1
        return ans if ans <= len(sales) else 0
#> Solution().quotaDays([2, 3, 1, 7], 6)
#> Solution().quotaDays([1, 1, 1], 3)
#> Solution().quotaDays([5, 9, 4], 10)
#> Solution().quotaDays([20], 19)
#> Solution().quotaDays([3, 4, 3, 5, 4, 6], 9)
# %%
def ladder(words: list[str]) -> int:
    f = {}
    for w in sorted(words, key=len):
        f[w] = 1 + max((f.get(w[:i] + w[i + 1 :], 0) for i in range(len(w))), default=0)
    return sum(v for v in f.values() if v > 1)
#> ladder(["a", "at", "cat"])
#> ladder(["dog", "fish", "do"])
#> ladder(["b", "be", "bee", "bees", "e"])
#> ladder(["in", "pin", "spin", "pi", "n"])
#> ladder([])
# %%
from itertools import islice


def takes(a, sizes):
    it = iter(a)
    res = []
    for n in sizes:
        blk = list(islice(it, n))
        if not blk:
            break
        res.append(blk[0] if len(blk) < n else sum(blk))
    return res, list(it)
#> takes([1, 2, 3, 4, 5], [2, 2])
#> takes([9, 8, 7], [2, 2, 2])
#> takes([], [1])
#> takes([5, 5, 5, 5], [1, 3, 4])
#> takes([10, -4, 6], [1])
# %%
from collections import defaultdict


def timeline(events: list[tuple[str, int]], window: int) -> dict:
    last = {}
    hits = defaultdict(int)
    for who, t in events:
        if who in last and t - last[who] <= window:
            hits[who] += t - last[who]
        last[who] = t
    return dict(hits) or last
#> timeline([("a", 1), ("b", 2), ("a", 4)], 3)
#> timeline([("x", 0), ("x", 9)], 5)
#> timeline([("p", 1), ("p", 2), ("q", 3), ("p", 5), ("q", 4)], 2)
#> timeline([], 1)
#> timeline([("k", 10), ("m", 11), ("k", 30), ("m", 12)], 6)
# %%
def unroll(spec: str) -> list[int]:
    out = []
    for part in spec.split(","):
        lo, _, hi = part.partition("-")
        if not hi:
            out.append(int(lo))
            continue
        a, b = int(lo), int(hi)
        step = 1 if a <= b else -1
        out.extend(range(a, b + step, step))
    return out
#> unroll("1-3,7")
#> unroll("5-2")
#> unroll("10")
#> unroll("4-4,9-11,0")
#> unroll("3-1,1-3")
# %%
from operator import add, sub, mul


def fold_ops(expr: str) -> int:
    ops = {"+": add, "-": sub, "*": mul}
    acc, f, num = 0, add, ""
    for c in expr + "+":
        if c in ops:
            acc, f, num = f(acc, int(num or 0)), ops[c], ""
        elif c.isdigit():
            num += c
    return acc
#> fold_ops("2+3*4")
#> fold_ops("10-7")
#> fold_ops("6*7")
#> fold_ops("1 2 + 8")
#> fold_ops("-5*3-1")
# %%
class Cell:
    def __init__(self, v):
        self.v, self.left, self.right = v, None, None

    def __repr__(self):
        return f"[{self.left or ''} {self.v} {self.right or ''}]"


def bst_path(vals, x):
    root = None
    for v in vals:
        node = Cell(v)
        if root is None:
            root = node
            continue
        cur = root
        while True:
            side = "left" if v < cur.v else "right"
            if (nxt := getattr(cur, side)) is None:
                setattr(cur, side, node)
                break
            cur = nxt
    path = []
    while root and root.v != x:
        path.append(root.v)
        root = root.left if x < root.v else root.right
    return path if root else path[::-1]
#> bst_path([5, 2, 8], 8)
#> bst_path([4, 1, 3, 2], 2)
#> bst_path([], 1)
#> bst_path([10, 20, 15], 12)
#> bst_path([6, 3, 9, 7], 7)
# %%
from typing import List


class Solution:
    def marbleRun(self, pegs: List[str], tilt: int) -> List[int]:
        def fall(j: int) -> int:
            for i, row in enumerate(pegs):
                if row[j] == "o":
                    j += tilt if i % 2 else -tilt
                    if not 0 <= j < len(row):
                        return ~i
            return j

        return [fall(j) for j in range(len(pegs[0]))]
#> Solution().marbleRun(["o.o", ".o."], 1)
#> Solution().marbleRun(["oo"], -1)
#> Solution().marbleRun(["....", "o..o", "..o."], 2)
#> Solution().marbleRun([".", "o"], 0)
#> Solution().marbleRun(["o..", "oo.", "..o", "o.o"], 1)
# %%
from typing import List


class Solution:
    def hungryBirds(self, seeds: List[int], birds: int) -> List[int]:
        ans = [0] * birds
        i = 0
        for d, s in enumerate(seeds):
            while s > 0:
                eat = min(s, d + 1)
                ans[i] += eat
                s -= eat
                i = (i + 1) % birds
        return ans
#> Solution().hungryBirds([2, 5], 3)
#> Solution().hungryBirds([0, 0], 2)
#> Solution().hungryBirds([1, 4, 7], 2)
#> Solution().hungryBirds([3], 5)
#> Solution().hungryBirds([2, 2, 2, 9], 4)
# %%
from typing import List


class Solution:
    def guardTowers(self, h: List[int]) -> int:
        ans = 0
        stk: List[int] = []
        for x in h:
            while stk and stk[-1] < x:
                stk.pop()
                ans += 1
            if stk:
                ans += 10
            if not stk or stk[-1] != x:
                stk.append(x)
        return ans
#> Solution().guardTowers([3, 1, 2])
#> Solution().guardTowers([5, 5, 5])
#> Solution().guardTowers([1, 2, 3, 4])
#> Solution().guardTowers([7, 4, 6, 2, 9])
#> Solution().guardTowers([8])
# %%
class Solution:
    def maskWords(self, s: str, banned: str) -> str:
        ban = banned.split()
        ans = []
        for w in s.split():
            core = w.strip(".,!").lower()
            if any(core.startswith(b) for b in ban):
                w = w.replace(w[1 : len(core)], "*" * (len(core) - 1))
            ans.append(w)
        return " ".join(ans)
#> Solution().maskWords("Darn it!", "darn")
#> Solution().maskWords("all good", "bad ugly")
#> Solution().maskWords("Heck, heckler.", "heck")
#> Solution().maskWords("oh no", "o n")
#> Solution().maskWords("", "x")
# %%
from typing import List


class Solution:
    def spaceMaze(self, g: List[str], k: int) -> int:
        def dfs(i: int, j: int, k: int) -> int:
            if not (0 <= i < m and 0 <= j < n):
                return 0
            if g[i][j] == "#":
                k -= 1
            if k < 0:
                return 0
            if (i, j) == (m - 1, n - 1):
                return 1
            return dfs(i + 1, j, k) + dfs(i, j + 1, k)

        m, n = len(g), len(g[0])
        return dfs(0, 0, k)
#> Solution().spaceMaze(["..", ".."], 0)
#> Solution().spaceMaze([".#.", "..."], 0)
#> Solution().spaceMaze(["##", ".."], 2)
#> Solution().spaceMaze(["#"], 0)
#> Solution().spaceMaze([".#.", "#..", "..."], 1)
# %%
from collections import OrderedDict
from typing import List


class Solution:
    def lruMisses(self, reqs: List[int], cap: int) -> List[int]:
        d = OrderedDict()
        miss = 0
        for x in reqs:
            if x in d:
                d.move_to_end(x)
                d[x] += 1
                continue
            miss += 1
            if len(d) == cap:
                k, v = d.popitem(last=False)
                miss += v > 1
            d[x] = 1
        return [miss, *d]
#> Solution().lruMisses([1, 2, 1, 3, 2], 2)
#> Solution().lruMisses([5, 5, 5], 1)
#> Solution().lruMisses([4, 6, 4, 8, 10], 2)
#> Solution().lruMisses([], 3)
#> Solution().lruMisses([9, 7, 9, 7, 3, 9], 3)

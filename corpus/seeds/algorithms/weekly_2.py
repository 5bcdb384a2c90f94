# %%
from typing import List


class Solution:
    def kilnHeat(self, temps: List[int], limit: int) -> int:
        ans = hot = cool = 0
        for i in range(1, len(temps)):
            d = temps[i] - temps[i - 1]
            if d > 0:
                hot, cool = hot + d, 0
            else:
                hot, cool = max(0, hot + d), cool - d
            if hot > limit:
                ans += hot - limit
                hot = limit
        return ans * 10 + cool
#> Solution().kilnHeat([1, 5, 9, 7, 12], 6)
#> Solution().kilnHeat([3], 2)
#> Solution().kilnHeat([9, 8, 7], 1)
#> Solution().kilnHeat(temps=[0, 10, 0, 10], limit=4)
#> Solution().kilnHeat([2, 2, 2, 3, 1], 5)
# %%
class Solution:
    def countGoodCuts(self, s):
        left, right = {}, {}
        for c in s:
            right[c] = right.get(c, 0) + 1
        good = 0
        for i in range(len(s) - 1):
            left[s[i]] = left.get(s[i], 0) + 1
            right[s[i]] -= 1
            if right[s[i]] == 0:
                del right[s[i]]
            if abs(len(left) - len(right)) == 1:
                good += 1
        return good
#> Solution().countGoodCuts("aabbc")
#> Solution().countGoodCuts("a")
#> Solution().countGoodCuts("abcabc")
#> Solution().countGoodCuts(s="zzzz")
#> Solution().countGoodCuts("hopping")
# %%
def tower_view(h):
    st, seen = [], [0] * len(h)
    for i, x in enumerate(h):
        while st and h[st[-1]] < x:
            j = st.pop()
            seen[j] += 1
            seen[i] += 1
        if st:
            seen[st[-1]] += 1
            seen[i] += 1
            if h[st[-1]] == x:
                st.pop()
        st.append(i)
    return seen
#> tower_view([3, 1, 2, 4])
#> tower_view([5, 5, 5])
#> tower_view([])
#> tower_view([6, 2, 5, 3, 6, 1])
#> tower_view([1, 2, 3, 4])
# %%
from typing import List


class Solution:
    def coldBridge(self, planks: List[int], jump: int) -> int:
        INF = float('inf')
        n = len(planks)
        cost = [INF] * n
        cost[0] = planks[0]
        for i in range(n):
            if cost[i] == INF or planks[i] < 0:
                continue
            for j in range(i + 1, min(n, i + jump + 1)):
                if planks[j] >= 0:
                    cost[j] = min(cost[j], cost[i] + planks[j] * (j - i))
        return -1 if cost[-1] == INF else cost[-1]
#> Solution().coldBridge([1, 2, -1, 3], 2)
#> Solution().coldBridge([4], 1)
#> Solution().coldBridge([1, -1, -1, 2], 2)
#> Solution().coldBridge([0, 5, 1, 1, 2], 3)
#> Solution().coldBridge(planks=[2, 2, 2, 2], jump=1)
# %%
class Solution:
    def vowelTicket(self, s, k):
        w = sum(c in 'aeiou' for c in s[:k])
        best, at = w, 0
        for i in range(k, len(s)):
            w += (s[i] in 'aeiou') - (s[i - k] in 'aeiou')
            if w > best or (w == best and s[i - k + 1] < s[at]):
                best, at = w, i - k + 1
        return s[at:at + k], best
#> Solution().vowelTicket("banana", 3)
#> Solution().vowelTicket("", 2)
#> Solution().vowelTicket("sequoia", 4)
#> Solution().vowelTicket(s="rhythm", k=2)
#> Solution().vowelTicket("oceanic", 5)
# %%
def pay_back(debts):
    net = {}
    for who, whom, amt in debts:
        net[who] = net.get(who, 0) - amt
        net[whom] = net.get(whom, 0) + amt
    pos = sorted((v, p) for p, v in net.items() if v > 0)
    neg = sorted((-v, p) for p, v in net.items() if v < 0)
    moves = 0
    while pos and neg:
        a, p = pos.pop()
        b, q = neg.pop()
        moves += 1
        if a > b:
            pos.append((a - b, p))
        elif b > a:
            neg.append((b - a, q))
    return moves
#> pay_back([("a", "b", 5), ("b", "c", 5)])
#> pay_back([])
#> pay_back([("x", "y", 3), ("y", "x", 3)])
#> pay_back([("a", "b", 4), ("a", "c", 6), ("d", "b", 2)])
#> pay_back([("k", "m", 10), ("m", "n", 4), ("n", "o", 1)])
# %%
from typing import List


class Solution:
    def rowBattle(self, grid: List[List[int]]) -> List[int]:
        wins = [0] * len(grid)
        for i in range(len(grid)):
            for j in range(i + 1, len(grid)):
                s = 0
                for x, y in zip(grid[i], grid[j]):
                    s += (x > y) - (x < y)
                if s > 0:
                    wins[i] += 1
                elif s < 0:
                    wins[j] += 1
        return wins
#> Solution().rowBattle([[1, 5, 3], [2, 4, 4], [0, 9, 1]])
#> Solution().rowBattle([[1]])
#> Solution().rowBattle([])
#> Solution().rowBattle([[2, 2], [2, 2], [3, 1]])
#> Solution().rowBattle(grid=[[7, 1], [6, 0], [5, 5]])
# %%
class Solution:
    def bouncePrefix(self, nums):
        pre, low, ans = 0, 0, -10**9
        for i, v in enumerate(nums, 1):
            pre += v
            ans = max(ans, (pre - low) * i)
            if pre < low:
                low = pre
        return ans if nums else 0
#> Solution().bouncePrefix([2, -3, 4, 1])
#> Solution().bouncePrefix([])
#> Solution().bouncePrefix([-5])
#> Solution().bouncePrefix(nums=[-1, -2, 6, -4])
#> Solution().bouncePrefix([3, 3, -10, 4, 4, 4])
# %%
def decode_beads(code):
    out, num, i = [], 0, 0
    while i < len(code):
        c = code[i]
        if c.isdigit():
            num = num * 10 + int(c)
        elif c == '<':
            out = out[:-num or -1]
            num = 0
        else:
            out += [c] * (num or 1)
            num = 0
        i += 1
    return ''.join(out)
#> decode_beads("3a2b")
#> decode_beads("xyz2<")
#> decode_beads("")
#> decode_beads("12k<10<q")
#> decode_beads("a<b<2c")
# %%
from typing import List


class Solution:
    def busiestHour(self, shifts: List[List[int]]) -> List[int]:
        load = {}
        for s, e, w in shifts:
            for t in range(s, e):
                load[t % 24] = load.get(t % 24, 0) + w
        best, hours = 0, []
        for t in sorted(load):
            if load[t] > best:
                best, hours = load[t], [t]
            elif load[t] == best:
                hours.append(t)
        return hours
#> Solution().busiestHour([[8, 11, 2], [10, 13, 1]])
#> Solution().busiestHour([[22, 26, 1], [0, 1, 3]])
#> Solution().busiestHour([])
#> Solution().busiestHour([[5, 5, 9], [6, 8, 1]])
#> Solution().busiestHour(shifts=[[1, 4, 1], [2, 5, 1], [3, 6, 1]])
# %%
class Solution:
    def rank(self, a):
        order = sorted(set(a), reverse=True)
        pos = {v: i + 1 for i, v in enumerate(order)}
        res = 0
        for i in range(len(a)):
            res += pos[a[i]] * (1 if i % 2 else -1)
        return res, [pos[v] for v in a]
#> Solution().rank([30, 10, 20])
#> Solution().rank([7, 7, 7, 7])
#> Solution().rank([])
#> Solution().rank([5, 1, 4, 1, 5, 9])
#> Solution().rank(a=[-2, 0, -2])
# %%
def xor_walk(nums, start):
    seen = {start: 0}
    x, step = start, 0
    while nums:
        x ^= nums[step % len(nums)]
        step += 1
        if x in seen:
            return step - seen[x], x
        seen[x] = step
    return 0, start
#> xor_walk([1, 2, 4], 0)
#> xor_walk([], 9)
#> xor_walk([5], 3)
#> xor_walk([1, 3, 7, 15], 8)
#> xor_walk([6, 6, 1], 2)
# %%
from typing import List


class Solution:
    def leafGap(self, tree: List[int]) -> int:
        def depth(i: int, d: int) -> None:
            if i >= len(tree) or tree[i] < 0:
                return
            l, r = 2 * i + 1, 2 * i + 2
            lv = l < len(tree) and tree[l] >= 0
            rv = r < len(tree) and tree[r] >= 0
            if not lv and not rv:
                sums.append(d + tree[i])
                return
            depth(l, d + tree[i])
            depth(r, d + tree[i])

        sums = []
        depth(0, 0)
        return max(sums) - min(sums) if sums else 0
#> Solution().leafGap([1, 2, 3])
#> Solution().leafGap([])
#> Solution().leafGap([5, 4, 8, 1, -1, 2, 9])
#> Solution().leafGap([7])
#> Solution().leafGap(tree=[3, -1, 6, -1, -1, 0, 10])
# %%
class Solution:
    def packLetters(self, words, width):
        lines, cur, room = 0, 0, []
        for w in words:
            need = len(w) + (1 if cur else 0)
            if cur + need > width:
                room.append(width - cur)
                lines += 1
                cur = len(w)
            else:
                cur += need
        if cur:
            room.append(width - cur)
            lines += 1
        return lines, sum(x * x for x in room)
#> Solution().packLetters(["it", "is", "a", "test"], 6)
#> Solution().packLetters([], 5)
#> Solution().packLetters(["longword"], 4)
#> Solution().packLetters(words=["a", "b", "c", "d"], width=3)
#> Solution().packLetters(["the", "quick", "ox"], 9)
# %%
def spoon_trick(a, k):
    a = a[:]
    total = 0
    for _ in range(k):
        i = min(range(len(a)), key=a.__getitem__)
        total += a[i]
        nb = [j for j in (i - 1, i + 1) if 0 <= j < len(a)]
        for j in nb:
            a[j] += a[i]
        a[i] = a[i] * 2 + 1
    return total, a
#> spoon_trick([3, 1, 2], 2)
#> spoon_trick([4], 3)
#> spoon_trick([5, 5, 5], 1)
#> spoon_trick([0, 9, 0, 9], 4)
#> spoon_trick([2, 7], 0)
# %%
from typing import List, Dict


class Solution:
    def splitBill(self, items: List[str], prices: Dict[str, int], people: int) -> List[int]:
        owe = [0] * people
        i = 0
        for it in items:
            p = prices.get(it)
            if p is None:
                continue
            share, extra = divmod(p, people)
            for k in range(people):
                owe[k] += share
            while extra:
                owe[i % people] += 1
                i += 1
                extra -= 1
        return owe
#> Solution().splitBill(["tea", "pie"], {"tea": 5, "pie": 8}, 3)
#> Solution().splitBill([], {"a": 1}, 2)
#> Solution().splitBill(["x", "y"], {"y": 4}, 3)
#> Solution().splitBill(["a", "a", "a"], {"a": 7}, 4)
#> Solution().splitBill(items=["q"], prices={"q": 10}, people=1)
# %%
class Solution:
    def evenIslands(self, s):
        count = run = longest = 0
        for ch in s + ' ':
            if ch in '02468':
                run += 1
            else:
                if run >= 2:
                    count += run - 1
                longest = max(longest, run)
                run = 0
        return count * longest
#> Solution().evenIslands("1224680")
#> Solution().evenIslands("135")
#> Solution().evenIslands("")
#> Solution().evenIslands("88188")
#> Solution().evenIslands(s="4040140")
# %%
def longest_echo(a):
    n, best = len(a), 0
    for gap in range(1, n // 2 + 1):
        run = 0
        for i in range(n - gap):
            run = run + 1 if a[i] == a[i + gap] else 0
            if run >= gap:
                best = max(best, gap)
                break
    return best
#> longest_echo([1, 2, 1, 2, 3])
#> longest_echo([5])
#> longest_echo([4, 4, 4, 4])
#> longest_echo([1, 2, 3, 4, 5])
#> longest_echo([7, 1, 8, 7, 1, 8])
# %%
from typing import List
from bisect import bisect_left, bisect_right


class Solution:
    def nearRivals(self, ratings: List[int], window: int) -> int:
        s: List[int] = []
        total = 0
        for r in ratings:
            lo = bisect_left(s, r - window)
            hi = bisect_right(s, r + window)
            total += hi - lo
            s.insert(bisect_left(s, r), r)
        return total
#> Solution().nearRivals([10, 12, 20, 11], 2)
#> Solution().nearRivals([], 3)
#> Solution().nearRivals([5, 5, 5], 0)
#> Solution().nearRivals([1, 100, 50, 99, 2, 51], 1)
#> Solution().nearRivals(ratings=[8, 3, 6, 1], window=10)
# %%
class Solution:
    def turnstile(self, events, cap):
        inside, refused, peak = set(), 0, 0
        for e in events:
            if e > 0:
                if e in inside or len(inside) >= cap:
                    refused += 1
                else:
                    inside.add(e)
            else:
                if -e in inside:
                    inside.remove(-e)
                else:
                    refused += 2
            peak = max(peak, len(inside))
        return [refused, peak, sum(inside)]
#> Solution().turnstile([1, 2, -1, 3], 2)
#> Solution().turnstile([-4, 4, 4], 3)
#> Solution().turnstile([], 1)
#> Solution().turnstile([1, 2, 3, 4, 5], 3)
#> Solution().turnstile(events=[7, -7, 7, -7, -7], cap=1)
# %%
def prod_digits(nums):
    best, who = -1, None
    for x in nums:
        p, y = 1, abs(x)
        while y > 9:
            p *= y % 10 or 1
            y //= 10
        p *= y or 1
        p = -p if x < 0 else p
        if p > best:
            best, who = p, x
    return who, best
#> prod_digits([23, 105, 99])
#> prod_digits([-11, -4])
#> prod_digits([])
#> prod_digits([0, 10, 100])
#> prod_digits([222, 81, -999, 33])
# %%
from typing import List


class Solution:
    def farmFence(self, plots: List[str]) -> int:
        rows, cols = len(plots), len(plots[0])
        fence = 0
        for r in range(rows):
            for c in range(cols):
                here = plots[r][c]
                if c + 1 < cols and plots[r][c + 1] != here:
                    fence += 2 if '#' in (here, plots[r][c + 1]) else 1
                if r + 1 < rows and plots[r + 1][c] != here:
                    fence += 2 if '#' in (here, plots[r + 1][c]) else 1
        return fence
#> Solution().farmFence(["aab", "ab#"])
#> Solution().farmFence(["x"])
#> Solution().farmFence(["##", "##"])
#> Solution().farmFence(["abc", "bca", "cab"])
#> Solution().farmFence(plots=["p#p#"])
# %%
class Solution:
    def slowSort(self, a):
        cost = 0
        for i in range(len(a)):
            k = i
            for j in range(i + 1, len(a)):
                if a[j] < a[k]:
                    k = j
            if k != i:
                cost += (k - i) * (a[i] - a[k])
                a[i], a[k] = a[k], a[i]
        return cost
#> Solution().slowSort([4, 2, 3, 1])
#> Solution().slowSort([])
#> Solution().slowSort([1, 2, 3])
#> Solution().slowSort([5, 4, 3, 2, 1])
#> Solution().slowSort(a=[8, 8, 1, 8])
# %%
def mixColors(pots, steps):
    log = []
    for src, dst, amt in steps:
        moved = min(amt, pots.get(src, 0))
        if moved == 0:
            log.append(f"{src}!")
            continue
        pots[src] -= moved
        pots[dst] = pots.get(dst, 0) + moved
        if pots[src] == 0:
            del pots[src]
    return pots, log
#> mixColors({"r": 5, "g": 2}, [("r", "g", 3), ("g", "b", 9)])
#> mixColors({}, [("x", "y", 1)])
#> mixColors({"a": 1}, [])
#> mixColors({"r": 4}, [("r", "r", 2), ("r", "w", 4), ("r", "w", 1)])
#> mixColors({"p": 3, "q": 3}, [("p", "q", 3), ("p", "q", 1), ("q", "p", 6)])
# %%
from typing import List


class Solution:
    def equalSplit(self, nums: List[int]) -> List[int]:
        total = sum(nums)
        left, out = 0, []
        for i, v in enumerate(nums):
            right = total - left - v
            if abs(left - right) <= v:
                out.append(i)
            left += v
        return out
#> Solution().equalSplit([1, 2, 3, 4])
#> Solution().equalSplit([])
#> Solution().equalSplit([0, 0, 0])
#> Solution().equalSplit([10, 1, 1, 1, 10])
#> Solution().equalSplit(nums=[6, -2, 9, 3])
# %%
def elevator_log(start, calls, speed):
    at, clock, log = start, 0, []
    pending = list(calls)
    while pending:
        nearest = min(pending, key=lambda c: (abs(c - at), -c))
        pending.remove(nearest)
        d = abs(nearest - at)
        clock += -(-d // speed) + 1
        at = nearest
        log.append((at, clock))
    return log
#> elevator_log(0, [3, 1, 8], 2)
#> elevator_log(5, [], 1)
#> elevator_log(4, [2, 6], 3)
#> elevator_log(1, [1, 1], 1)
#> elevator_log(10, [0, 9, 12, 20], 4)
# %%
class Solution:
    def buildCode(self, n):
        return self.wrap(self.shrink(n), n % 3)

    def shrink(self, n):
        parts = []
        d = 2
        while n > 1:
            if n % d == 0:
                parts.append(d)
                n //= d
            else:
                d += 1
        return parts

    def wrap(self, parts, k):
        s = ''.join(str(p) for p in parts)
        return s[k:] + s[:k]
#> Solution().buildCode(60)
#> Solution().buildCode(1)
#> Solution().buildCode(13)
#> Solution().buildCode(64)
#> Solution().buildCode(n=98)
# %%
from typing import List


class Solution:
    def hopCount(self, pads: List[int]) -> int:
        i, hops, used = 0, 0, set()
        while 0 <= i < len(pads):
            if i in used:
                return -hops
            used.add(i)
            i += pads[i] if hops % 3 != 2 else -pads[i]
            hops += 1
        return hops
#> Solution().hopCount([1, 2, 1, -2, 3])
#> Solution().hopCount([])
#> Solution().hopCount([0])
#> Solution().hopCount([2, 1, 1, 1, -4, 5])
#> Solution().hopCount(pads=[3, 3, 3, -1, 4, 2])
# %%
def acronyms(names):
    taken = {}
    for nm in names:
        key = ''.join(p[0].upper() for p in nm.split())
        if key in taken:
            taken[key] += 1
            key = f"{key}{taken[key]}"
        taken[key] = taken.get(key, 0) + 1
    return sorted(taken.items())
#> acronyms(["ann lee", "al lo", "bo"])
#> acronyms([])
#> acronyms(["x y z"])
#> acronyms(["a b", "a b", "a b"])
#> acronyms(["kit orr", "kim oz", "pat"])
# %%
from typing import List
from collections import deque


class Solution:
    def passParcel(self, kids: List[str], counts: List[int]) -> List[str]:
        ring = deque(kids)
        out: List[str] = []
        for c in counts:
            if len(ring) < 2:
                break
            ring.rotate(-c if len(out) % 2 == 0 else c)
            out.append(ring.popleft())
        out.extend(ring)
        return out
#> Solution().passParcel(["a", "b", "c", "d"], [1, 2, 3])
#> Solution().passParcel(["z"], [4])
#> Solution().passParcel([], [1])
#> Solution().passParcel(["k", "l", "m"], [0, 0])
#> Solution().passParcel(kids=["p", "q", "r", "s", "t"], counts=[7, 1, 2])
# %%
class Solution:
    def priceSpread(self, p):
        n = len(p)
        dp = [[0] * n for _ in range(n)]
        for size in range(1, n + 1):
            for i in range(n - size + 1):
                j = i + size - 1
                if i == j:
                    dp[i][j] = p[i] % 3
                else:
                    dp[i][j] = max(dp[i + 1][j] + p[i] * (size % 2), dp[i][j - 1] + p[j] // 2)
        return dp[0][-1] if n else 0
#> Solution().priceSpread([4, 7, 2])
#> Solution().priceSpread([])
#> Solution().priceSpread([8])
#> Solution().priceSpread(p=[1, 9, 3, 6])
#> Solution().priceSpread([5, 5])
# %%
def first_conflict(rules):
    less = {}
    for n, (a, b) in enumerate(rules):
        stack, seen = [b], set()
        while stack:
            v = stack.pop()
            if v == a:
                return n
            if v not in seen:
                seen.add(v)
                stack += less.get(v, [])
        less.setdefault(a, []).append(b)
    return -1
#> first_conflict([(1, 2), (2, 3), (3, 1)])
#> first_conflict([])
#> first_conflict([(4, 4)])
#> first_conflict([(1, 2), (1, 3), (2, 3)])
#> first_conflict([(5, 6), (7, 8), (6, 7), (8, 5)])
# %%
from typing import List


class Solution:
    def keyboardLag(self, typed: str, delays: List[int]) -> str:
        when = []
        t = 0
        for i, c in enumerate(typed):
            t += 1
            when.append((t + delays[i % len(delays)], i, c))
        when.sort()
        out, prev = '', -1
        for w, i, c in when:
            out += c if i > prev else c.upper()
            prev = max(prev, i)
        return out
#> Solution().keyboardLag("hello", [0, 2])
#> Solution().keyboardLag("", [1])
#> Solution().keyboardLag("abcdef", [5, 0, 0])
#> Solution().keyboardLag(typed="run", delays=[0])
#> Solution().keyboardLag("winter", [3, 2, 1, 0])
# %%
class Solution:
    def mostWater(self, buckets, cups):
        spilled = 0
        for c in cups:
            i = 0
            while c > 0 and i < len(buckets):
                take = min(c, buckets[i])
                buckets[i] -= take
                c -= take
                i += 1
            spilled += c
            if spilled > 10:
                return "dry"
        return sum(b for b in buckets if b) - spilled
#> Solution().mostWater([5, 3], [2, 4])
#> Solution().mostWater([1], [20])
#> Solution().mostWater([], [3, 4])
#> Solution().mostWater([4, 4, 4], [])
#> Solution().mostWater(buckets=[2, 2, 2], cups=[3, 3, 3])
# %%
def tri(n, odd):
    row, tot = [1], 0
    for i in range(n):
        tot += sum(v for v in row if v % 2 == odd)
        nxt = [1] * (len(row) + 1)
        for j in range(1, len(row)):
            nxt[j] = row[j - 1] + row[j] * (2 if i % 2 else 1)
        row = nxt
    return tot, row
#> tri(3, 1)
#> tri(0, 0)
#> tri(4, 0)
#> tri(5, 1)
#> tri(1, 1)
# %%
from typing import List


class Solution:
    def teamFormation(self, strengths: List[int], size: int, diff: int) -> int:
        s = sorted(strengths)
        teams, i = 0, 0
        while i + size <= len(s):
            if s[i + size - 1] - s[i] <= diff:
                teams += 1
                i += size
            else:
                i += 1
        return teams
#> Solution().teamFormation([4, 9, 5, 1, 6, 8], 2, 1)
#> Solution().teamFormation([7, 7], 3, 0)
#> Solution().teamFormation([], 1, 1)
#> Solution().teamFormation([1, 2, 3, 10, 11, 12, 20], 3, 2)
#> Solution().teamFormation(strengths=[5, 1, 3], size=1, diff=0)
# %%
def hop_merge(s):
    res = []
    carry = 0
    for c in reversed(s):
        v = ord(c) - ord('a') + carry
        carry, v = divmod(v * 2, 26)
        res.append(chr(v + ord('a')))
    if carry:
        res.append(chr(carry + ord('a')))
    return ''.join(res[::-1])
#> hop_merge("abc")
#> hop_merge("zz")
#> hop_merge("")
#> hop_merge("nope")
#> hop_merge("mmmm")
# %%
class Solution:
    def closestPairSum(self, a, b, t):
        a.sort()
        b.sort()
        i, j = 0, len(b) - 1
        best = None
        while i < len(a) and j >= 0:
            s = a[i] + b[j]
            if best is None or abs(s - t) < abs(best[0] - t):
                best = (s, a[i], b[j])
            if s > t:
                j -= 1
            else:
                i += 1
        return best
#> Solution().closestPairSum([1, 8, 4], [5, 2, 9], 12)
#> Solution().closestPairSum([], [1], 3)
#> Solution().closestPairSum([10, 20], [30], 5)
#> Solution().closestPairSum(a=[3, 3, 3], b=[1, 4, 7], t=8)
#> Solution().closestPairSum([-5, 0, 6], [2, -2], 1)
# %%
from typing import List
from itertools import accumulate


class Solution:
    def dryDays(self, rain: List[int], use: int) -> int:
        tank, dry = 0, 0
        caps = list(accumulate(rain, max))
        for i, r in enumerate(rain):
            tank = min(caps[i] * 2, tank + r)
            if tank < use:
                dry += 1
                tank = 0
            else:
                tank -= use
        return dry
#> Solution().dryDays([3, 0, 5, 1], 2)
#> Solution().dryDays([], 2)
#> Solution().dryDays([0, 0, 0], 1)
#> Solution().dryDays([9, 0, 0, 0, 1, 1], 4)
#> Solution().dryDays(rain=[2, 2, 2], use=2)
# %%
def chess_colors(moves):
    x = y = 0
    black = 0
    spots = {(0, 0)}
    for dx, dy in moves:
        x, y = x + dx, y + dy
        if (x + y) % 2 == 0 and (x, y) not in spots:
            black += 1
        spots.add((x, y))
    return black, len(spots), max(abs(p) + abs(q) for p, q in spots)
#> chess_colors([(1, 1), (1, 0), (-2, -1)])
#> chess_colors([])
#> chess_colors([(2, 1), (1, 2), (-1, 2), (-2, 1)])
#> chess_colors([(0, 2), (0, -2), (0, 2)])
#> chess_colors([(3, 0), (0, -3)])

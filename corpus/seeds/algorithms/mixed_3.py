# %%
from typing import List

class Solution:
    def longestCalm(self, noise: List[int], tol: int, skips: int) -> int:
        left = loud = best = 0
        for right, v in enumerate(noise):
            if v > tol:
                loud += 1
            while loud > skips:
                if noise[left] > tol:
                    loud -= 1
                left += 1
            width = right - left + 1 - loud
            if width > best or (width == best and v == tol):
                best = width
        return best
#> Solution().longestCalm([1, 9, 2, 2, 9, 1], 3, 1)
#> Solution().longestCalm([], 3, 0)
#> Solution().longestCalm([9, 9, 9], 5, 0)
#> Solution().longestCalm(noise=[1, 1, 8, 1, 1, 8, 1], tol=4, skips=2)
#> Solution().longestCalm([4, 5, 4, 5, 4], 4, 1)
# %%
def undo_editor(ops):
    text, hist, redo = "", [], []
    for op in ops:
        if op == "undo":
            if hist:
                redo.append(text)
                text = hist.pop()
        elif op == "redo":
            if redo:
                hist.append(text)
                text = redo.pop()
        else:
            hist.append(text)
            redo = []
            text = text[:-1] if op == "<" else text + op
    return text, len(hist), len(redo)
#> undo_editor(["a", "b", "undo", "c"])
#> undo_editor([])
#> undo_editor(["x", "undo", "undo", "redo", "redo"])
#> undo_editor(["<", "hi", "<", "yo", "undo", "undo"])
#> undo_editor(["ab", "undo", "redo", "<", "redo"])
# %%
from typing import List

class Solution:
    def gradeCurve(self, marks: List[int]) -> str:
        out, streak, boost = [], 0, 0
        for m in marks:
            eff = m + boost
            if eff >= 90:
                g = 'A'
            elif eff >= 75:
                g = 'B'
            elif eff >= 60:
                g = 'C'
            else:
                g = 'D'
            streak = streak + 1 if out and out[-1] == g else 0
            if streak == 1 and g in 'CD':
                boost += 5
            elif streak >= 2:
                boost = 0
            out.append(g)
        return ''.join(out) + str(boost)
#> Solution().gradeCurve([95, 70, 58, 59, 61])
#> Solution().gradeCurve([])
#> Solution().gradeCurve([50, 50, 50, 50])
#> Solution().gradeCurve(marks=[62, 64, 72, 88, 86])
#> Solution().gradeCurve([100, 90, 91])
# %%
def domino_fall(tiles, force):
    fallen = []
    power, i, n = force, 0, len(tiles)
    while i < n and power > 0:
        h = tiles[i]
        if h == 0:
            power -= 2
            i += 1
            continue
        if h > power + 3:
            break
        fallen.append(i)
        power += 1 if h > power else -1
        i += 1
    else:
        return fallen, power, "end"
    return fallen, power, i
#> domino_fall([2, 3, 0, 4], 4)
#> domino_fall([], 1)
#> domino_fall([9, 1], 2)
#> domino_fall([1, 1, 1, 1, 1], 3)
#> domino_fall([3, 4, 5, 6, 7, 20], 2)
# %%
from collections import deque
from typing import List

class Solution:
    def movingSpread(self, a: List[int], w: int) -> List[int]:
        hi, lo = deque(), deque()
        out = []
        for i, x in enumerate(a):
            while hi and a[hi[-1]] <= x:
                hi.pop()
            hi.append(i)
            while lo and a[lo[-1]] >= x:
                lo.pop()
            lo.append(i)
            if hi[0] <= i - w:
                hi.popleft()
            if lo[0] <= i - w:
                lo.popleft()
            if i % 2 == 0:
                out.append(a[hi[0]] - a[lo[0]])
        return out
#> Solution().movingSpread([4, 1, 7, 3], 2)
#> Solution().movingSpread([], 3)
#> Solution().movingSpread([5, 5, 5], 1)
#> Solution().movingSpread(a=[9, 2, 6, 1, 8], w=3)
#> Solution().movingSpread([1, 2, 3, 4, 5], 4)
# %%
def label_boxes(names):
    used, res = {}, []
    longest = ""
    for nm in names:
        base = nm.strip("-") or "box"
        if base in used:
            k = used[base]
            while f"{base}{k}" in used:
                k += 1
            used[base] = k + 1
            base = f"{base}{k}"
        used[base] = 1
        res.append(base)
        if len(base) > len(longest) or (len(base) == len(longest) and base < longest):
            longest = base
    return res, longest
#> label_boxes(["a", "a", "b", "a"])
#> label_boxes([])
#> label_boxes(["--", "box", "-x-"])
#> label_boxes(["k1", "k", "k", "k"])
#> label_boxes(["tea-", "-tea", "ink"])
# %%
from typing import List

class Solution:
    def windmill(self, wind: List[int], store: int) -> List[int]:
        power = spilled = idle = 0
        for w in wind:
            made = 0 if w < 3 or w > 20 else (w - 2) * 2
            if made == 0:
                idle += 1
                power -= min(power, 3)
            elif power + made > store:
                spilled += power + made - store
                power = store
            else:
                power += made
            if idle == 3:
                power, idle = power // 2, 0
        return [power, spilled, idle]
#> Solution().windmill([5, 2, 9, 25], 15)
#> Solution().windmill([], 10)
#> Solution().windmill([1, 1, 1, 8, 30], 50)
#> Solution().windmill(wind=[10, 10, 10], store=30)
#> Solution().windmill([7, 0, 0, 0, 4], 12)
# %%
def sieve_marks(n, skip):
    alive = [True] * (n + 1)
    picked, x, total = [], 2, 0
    while x <= n:
        if alive[x]:
            if x in skip:
                total -= x
            else:
                picked.append(x)
                total += x
                for m in range(x + x, n + 1, x):
                    alive[m] = False
        x += 1
    return picked, total
#> sieve_marks(8, [])
#> sieve_marks(1, [2])
#> sieve_marks(9, [2])
#> sieve_marks(10, [3, 5])
#> sieve_marks(7, [2, 3, 7])
# %%
from typing import List

class Solution:
    def lanes(self, cars: str) -> str:
        a, b, turn = [], [], 0
        for c in cars:
            if c == '/':
                a, b = b, a
                turn += 1
            elif len(a) <= len(b):
                a.append(c)
            elif c.isupper() and b:
                b.insert(len(b) - 1, c)
            else:
                b.append(c)
        if turn % 2:
            a, b = b, a
        return ''.join(a) + '|' + ''.join(b)
#> Solution().lanes("abCd")
#> Solution().lanes("")
#> Solution().lanes("xy/z")
#> Solution().lanes(cars="ABCDEF")
#> Solution().lanes("p/q/r/STu")
# %%
from typing import List, Tuple

class Solution:
    def sumClusters(self, nums: List[int], gap: int) -> Tuple[int, int]:
        nums = sorted(nums)
        best = cur = 0
        members, groups = 0, 0
        prev = None
        for v in nums:
            if prev is not None and v - prev > gap:
                best = max(best, cur if members > 1 else 0)
                groups += members > 1
                cur = members = 0
            if v != prev:
                cur += v
            members += 1
            prev = v
        if members > 1:
            best, groups = max(best, cur), groups + 1
        return best, groups
#> Solution().sumClusters([1, 9, 2, 10, 30], 2)
#> Solution().sumClusters([], 1)
#> Solution().sumClusters([5, 5, 5, 20], 3)
#> Solution().sumClusters([40, 1, 80], 10)
#> Solution().sumClusters([3, 6, 9, 12, 50, 52], 3)
# %%
import heapq
from typing import List

class Solution:
    def rescue(self, calls: List[List[int]], crews: int) -> List[int]:
        pending, order, busy = [], [], 0
        for t, sev in calls:
            if sev == 0:
                busy = max(0, busy - 1)
            else:
                heapq.heappush(pending, (-sev, t))
            while pending and busy < crews:
                s, at = heapq.heappop(pending)
                order.append(at)
                busy += 1
                if -s >= 8 and busy < crews:
                    busy += 1
        return order + [busy, len(pending)]
#> Solution().rescue([[1, 4], [2, 9], [3, 0], [4, 2]], 1)
#> Solution().rescue([], 2)
#> Solution().rescue([[1, 9], [2, 3], [3, 5], [4, 0], [5, 0]], 2)
#> Solution().rescue(calls=[[10, 0], [11, 1], [12, 2]], crews=3)
#> Solution().rescue([[5, 1], [6, 2], [7, 3], [8, 0]], 0)
# %%
def typewriter(text, width):
    lines, cur, bell = [], "", 0
    for word in text.split():
        if len(word) > width:
            word = word[:width - 1] + "~"
        sep = " " if cur else ""
        if len(cur) + len(sep) + len(word) > width:
            lines.append(cur)
            cur, sep = "", ""
        cur += sep + word
        if width - len(cur) < 2:
            bell += 1
    if cur:
        lines.append(cur)
    return lines, bell
#> typewriter("the cat ran", 7)
#> typewriter("", 5)
#> typewriter("gigantic ox", 4)
#> typewriter("a b c d e f", 3)
#> typewriter("no man is one", 6)
# %%
from typing import List

class Solution:
    def chipCount(self, bets: List[int], wins: str) -> List[int]:
        bank, peak, lost = 20, 20, 0
        for i in range(min(len(bets), len(wins))):
            stake = min(bets[i], bank)
            if stake == 0:
                break
            if wins[i] == 'w':
                bank += stake
                lost = 0
            elif wins[i] == 'h':
                bank -= stake // 2
            else:
                bank -= stake
                lost += 1
            if lost == 2:
                bank += 3
                lost = 0
            peak = max(peak, bank)
        return [bank, peak, lost]
#> Solution().chipCount([5, 5, 10], "wlw")
#> Solution().chipCount([], "w")
#> Solution().chipCount([10, 10, 10, 10], "llll")
#> Solution().chipCount(bets=[20, 40, 7], wins="whh")
#> Solution().chipCount([20, 5, 5], "lww")
# %%
from typing import List

class Solution:
    def longestZig(self, vals: List[int]) -> List[int]:
        best, start = [], 0
        for i in range(1, len(vals)):
            d = vals[i] - vals[i - 1]
            e = vals[i - 1] - vals[i - 2] if i - start >= 2 else 0
            if d == 0:
                start = i
            elif e and (d > 0) == (e > 0):
                start = i - 1
            if i - start + 1 > len(best):
                best = vals[start:i + 1]
        return best or vals[:1]
#> Solution().longestZig([1, 3, 2, 4, 5])
#> Solution().longestZig([])
#> Solution().longestZig([7, 7, 7])
#> Solution().longestZig([5, 1, 6, 6, 2, 8, 3])
#> Solution().longestZig([1, 2, 3, 2, 3, 4])
# %%
from collections import Counter
from typing import List

class Solution:
    def trayMatch(self, socks: str, limit: int) -> str:
        tray = []
        freq = Counter(socks)
        done = ""
        for s in socks:
            freq[s] -= 1
            if s in tray:
                tray.remove(s)
                done += s
            elif freq[s] == 0 and len(tray) < limit:
                done += s.upper()
            else:
                tray.append(s)
                if len(tray) > limit:
                    tray.pop(0)
        return done + "-" + "".join(tray)
#> Solution().trayMatch("rgrgb", 2)
#> Solution().trayMatch("", 3)
#> Solution().trayMatch("abcabc", 2)
#> Solution().trayMatch(socks="xxxxx", limit=1)
#> Solution().trayMatch("pqrsppq", 3)
# %%
from typing import List

class Solution:
    def levelUp(self, xp: List[int]) -> tuple:
        lvl, need, pool = 1, 10, 0
        perks = []
        for gain in xp:
            pool += gain
            while pool >= need:
                pool -= need
                lvl += 1
                need += 5 * (lvl - 1)
                if lvl % 2 == 0 or gain > 15:
                    perks.append(lvl * 10 + len(perks))
            if gain == 0 and pool:
                pool -= 1
        return lvl, pool, perks
#> Solution().levelUp([5, 8, 12])
#> Solution().levelUp([])
#> Solution().levelUp([50, 0, 3])
#> Solution().levelUp([1, 0, 0, 9, 1])
#> Solution().levelUp([10, 15, 25, 40])
# %%
from typing import List

class Solution:
    def mirrorWalk(self, a: List[int]) -> List[int]:
        i, j = 0, len(a) - 1
        fixed = broken = 0
        trail: List[int] = []
        while i < j:
            if a[i] == a[j]:
                fixed += 1
                i, j = i + 1, j - 1
                continue
            broken += 1
            if i + 1 < j and a[i + 1] == a[j]:
                trail.append(a[i])
                i += 1
            elif a[i] == a[j - 1]:
                trail.append(a[j])
                j -= 1
            else:
                trail.append(a[i] + a[j])
                i += 1
                j -= 1
        return trail + [fixed, broken]
#> Solution().mirrorWalk([1, 2, 3, 2, 1])
#> Solution().mirrorWalk([])
#> Solution().mirrorWalk([4, 1, 2, 1])
#> Solution().mirrorWalk(a=[1, 5, 6, 7, 1, 9])
#> Solution().mirrorWalk([3, 8, 8, 2, 3, 3])
# %%
def irrigate(rows, source):
    wet = {source}
    rounds, changed = 0, True
    while changed and rounds < 6:
        changed = False
        rounds += 1
        for i, r in enumerate(rows):
            if i not in wet and (i - 1 in wet or i + 1 in wet) and r < rounds * 3:
                wet.add(i)
                changed = True
                break
    dry = [i for i in range(len(rows)) if i not in wet]
    return rounds, dry
#> irrigate([1, 2, 1, 9], 0)
#> irrigate([], 0)
#> irrigate([5, 1, 5], 1)
#> irrigate([2, 2, 2, 2, 2], 2)
#> irrigate([30, 0, 30], 1)
# %%
from typing import List

class Solution:
    def mixPaint(self, drops: List[str], ratio: int) -> List[str]:
        names = {"ry": "o", "by": "g", "br": "v"}
        cup, made, waste = "", [], 0
        for d in drops:
            if not cup:
                cup = d
                continue
            key = "".join(sorted(cup + d))
            if key in names:
                made.append(names[key])
                cup = ""
            elif cup == d:
                waste += 1
                if waste % ratio == 0:
                    cup = ""
            else:
                made.append("?")
                cup = d
        return made + [cup + str(waste)]
#> Solution().mixPaint(["r", "y", "b", "r"], 2)
#> Solution().mixPaint([], 1)
#> Solution().mixPaint(["r", "r", "r", "y"], 3)
#> Solution().mixPaint(drops=["b", "w", "y", "b", "b", "b"], ratio=1)
#> Solution().mixPaint(["y", "y", "y", "r"], 2)
# %%
def patrol(route, ticks):
    n = len(route)
    at, d, t, seen = 0, 1, 0, {}
    while t < ticks and n:
        spot = route[at]
        seen[spot] = seen.get(spot, 0) + 1
        t += 2 if seen[spot] % 2 == 0 else 1
        if at + d in (-1, n):
            d = -d
        at = min(max(at + d, 0), n - 1)
    return dict(sorted(seen.items())), t, at
#> patrol(["gate", "hall", "roof"], 7)
#> patrol([], 5)
#> patrol(["x"], 4)
#> patrol(["b", "a", "b", "c"], 8)
#> patrol(["n", "e"], 0)
# %%
from typing import List

class Solution:
    def tightPairs(self, left: List[int], right: List[int], gap: int) -> int:
        left.sort()
        right.sort(reverse=True)
        pairs = spare = 0
        while left and right:
            a, b = left[0], right[-1]
            if abs(a - b) <= gap:
                pairs += 1
                left.pop(0)
                right.pop()
            elif a < b:
                left.pop(0)
                spare += 1
            else:
                right.pop()
                spare += 2
        return pairs * 10 - spare + len(left) - len(right)
#> Solution().tightPairs([1, 5, 9], [2, 8, 20], 1)
#> Solution().tightPairs([], [3], 2)
#> Solution().tightPairs([10, 11, 12], [1, 2, 3], 4)
#> Solution().tightPairs(left=[4, 4, 4], right=[4, 5], gap=0)
#> Solution().tightPairs([7, 1, 3, 15], [2, 6, 9, 16], 2)
# %%
def hex_path(steps):
    q = r = far = 0
    dirs = {"e": (1, 0), "w": (-1, 0), "n": (0, -1), "s": (0, 1), "a": (1, -1), "z": (-1, 1)}
    visited = {(0, 0)}
    crossings = 0
    for st in steps:
        dq, dr = dirs.get(st, (0, 0))
        q, r = q + dq, r + dr
        dist = max(abs(q), abs(r), abs(q + r))
        if dist > far:
            far = dist
        if (q, r) in visited and (dq or dr):
            crossings += 1
        visited.add((q, r))
    return (q, r), far, crossings
#> hex_path("eens")
#> hex_path("")
#> hex_path("ewew")
#> hex_path("aazzs")
#> hex_path("e?nwsa")
# %%
from typing import List

class Solution:
    def shuttle(self, people: List[int], size: int, wait: int) -> List[int]:
        leave, group, first = [], 0, -1
        for t in people:
            if group and t - first >= wait:
                leave.append(first + wait)
                group = 0
            if group == 0:
                first = t
            group += 1
            if group == size:
                leave.append(t)
                group = 0
        if group:
            leave.append(first + wait)
        return leave
#> Solution().shuttle([1, 2, 3, 10], 3, 5)
#> Solution().shuttle([], 2, 2)
#> Solution().shuttle([0, 4, 8, 12], 2, 3)
#> Solution().shuttle(people=[5, 5, 5, 5, 5], size=2, wait=9)
#> Solution().shuttle([1, 1, 6, 7, 8, 20], 4, 6)
# %%
from typing import Tuple

class Solution:
    def bitRiver(self, x: int, k: int) -> Tuple[int, int, int]:
        ones = zeros = flips = 0
        last = -1
        res = 0
        pos = 0
        while x:
            b = x & 1
            if b:
                ones += 1
            else:
                zeros += 1
            if b != last and last != -1:
                flips += 1
            if ones > zeros or pos % k == 0:
                res |= 1 << pos
            last = b
            x >>= 1
            pos += 1
        return res, flips, ones - zeros
#> Solution().bitRiver(22, 2)
#> Solution().bitRiver(0, 3)
#> Solution().bitRiver(7, 1)
#> Solution().bitRiver(85, 3)
#> Solution().bitRiver(96, 4)
# %%
from typing import List

class Solution:
    def stockShelves(self, boxes: List[int], height: int) -> List[List[int]]:
        shelves: List[List[int]] = []
        tops: List[int] = []
        for b in boxes:
            slot = -1
            for k, t in enumerate(tops):
                if t >= b and shelves[k][-1] >= b and (slot < 0 or t < tops[slot]):
                    slot = k
            if slot >= 0:
                shelves[slot].append(b)
                tops[slot] -= b
            elif b <= height:
                shelves.append([b])
                tops.append(height - b)
        return shelves
#> Solution().stockShelves([4, 3, 2, 1], 6)
#> Solution().stockShelves([], 5)
#> Solution().stockShelves([9, 2, 2, 2], 5)
#> Solution().stockShelves(boxes=[1, 2, 3], height=4)
#> Solution().stockShelves([5, 4, 1, 1, 3], 8)
# %%
def frost_days(temps):
    cold, warm = 0, 0
    spells, lowest = [], None
    for day, t in enumerate(temps + [99]):
        if t <= 0:
            cold, warm = cold + 1, 0
            lowest = t if lowest is None or t < lowest else lowest
        else:
            warm += 1
            if cold and (warm == 2 or t > 10):
                spells.append((day - warm - cold + 1, cold, lowest))
                cold, lowest = 0, None
    return spells
#> frost_days([-1, -3, 4, 5])
#> frost_days([])
#> frost_days([-2, 3, -5, 12, 0])
#> frost_days([8, 9, 1])
#> frost_days([-7, -7, -7])
# %%
from typing import List

class Solution:
    def spell(self, tiles: str, words: List[str]) -> List[str]:
        def take(word: str) -> bool:
            nonlocal pool
            rest = pool
            for ch in word:
                if ch not in rest:
                    return False
                rest = rest.replace(ch, "", 1)
            pool = rest
            return True

        pool = tiles
        built: List[str] = []
        for w in sorted(words, key=lambda w: (-len(w), w)):
            if take(w):
                built.append(w)
            if not pool:
                break
        return built + [pool]
#> Solution().spell("catdog", ["dog", "cat"])
#> Solution().spell("", ["a"])
#> Solution().spell("aabb", ["abb", "ab", "a"])
#> Solution().spell(tiles="xyz", words=["zz", "yx", "z"])
#> Solution().spell("tent", ["net", "ten", "t"])
# %%
def zigzag_fill(n, caps):
    cups = [0] * len(caps)
    i, d, rounds = 0, 1, 0
    while n > 0 and any(c < m for c, m in zip(cups, caps)):
        if cups[i] < caps[i]:
            cups[i] += 1
            n -= 1
        rounds += 1
        if i + d < 0 or i + d >= len(cups):
            d = -d
        else:
            i += d
    return cups, n, rounds
#> zigzag_fill(5, [2, 1, 3])
#> zigzag_fill(3, [])
#> zigzag_fill(7, [1, 1, 1])
#> zigzag_fill(6, [9])
#> zigzag_fill(8, [2, 0, 4, 2])
# %%
from typing import List

class Solution:
    def debtChain(self, loans: List[List[int]], people: int) -> List[int]:
        net = [0] * people
        big, last = 0, None
        for a, b, amt in loans:
            if a == b or amt <= 0:
                continue
            if last == (b, a):
                amt = amt // 2 or 1
            net[a] -= amt
            net[b] += amt
            if net[b] > net[big]:
                big = b
            last = (a, b)
        owed = sum(v for v in net if v > 0)
        return net + [big, owed]
#> Solution().debtChain([[0, 1, 5], [1, 0, 4], [2, 1, 3]], 3)
#> Solution().debtChain([], 2)
#> Solution().debtChain([[0, 0, 9], [1, 0, -2], [1, 0, 7]], 2)
#> Solution().debtChain(loans=[[3, 2, 1], [2, 3, 1], [3, 2, 1]], people=4)
#> Solution().debtChain([[0, 1, 10], [1, 2, 10], [2, 0, 10]], 3)
# %%
def tag_ranges(tags):
    spans, open_at = {}, {}
    deepest = 0
    for i, t in enumerate(tags):
        if t in open_at:
            begin = open_at.pop(t)
            if i - begin > spans.get(t, (0, 0))[1]:
                spans[t] = (begin, i - begin)
        elif t != " ":
            open_at[t] = i
        else:
            open_at.clear()
        deepest = max(deepest, len(open_at))
    return spans, deepest
#> tag_ranges("abba")
#> tag_ranges("")
#> tag_ranges("aa aab")
#> tag_ranges("xyzzyx")
#> tag_ranges("pqp pqq")
# %%
from typing import List

class Solution:
    def pumpCycle(self, inflow: List[int], pump: int, limit: int) -> str:
        level, on, switched = 0, False, 0
        states = ""
        for q in inflow:
            level += q
            if on:
                level = max(level - pump, 0)
            if not on and level >= limit:
                on, switched = True, switched + 1
            elif on and level * 3 < limit:
                on = False
                switched += 1
            states += "P" if on else "p" if level else "_"
            if level > limit * 2:
                return states + "!"
        return f"{states}{switched}"
#> Solution().pumpCycle([3, 4, 2, 0, 0], 4, 6)
#> Solution().pumpCycle([], 1, 1)
#> Solution().pumpCycle([5, 9, 9], 2, 5)
#> Solution().pumpCycle(inflow=[0, 0, 6, 0, 0, 6], pump=5, limit=6)
#> Solution().pumpCycle([1, 1, 1, 1], 3, 9)
# %%
def cipher_wheel(msg, key):
    out, k, up = [], 0, 1
    for ch in msg:
        if ch == ' ':
            up = -up
            out.append('_')
            continue
        base = ord('a') if ch.islower() else ord('A')
        step = (ord(key[k % len(key)]) - 97) * up
        out.append(chr((ord(ch) - base + step) % 26 + base))
        k += 1
        if k % 3 == 0:
            up = -up
    return ''.join(out), k
#> cipher_wheel("abc de", "bc")
#> cipher_wheel("", "z")
#> cipher_wheel("Hi Yo", "d")
#> cipher_wheel("zzzzzz", "ba")
#> cipher_wheel("a b c", "xyz")
# %%
from typing import List

class Solution:
    def raceLaps(self, a: List[int], b: List[int]) -> List[int]:
        ta = tb = lead = swaps = 0
        for x, y in zip(a, b):
            ta += x
            tb += y
            now = (ta < tb) - (ta > tb)
            if now and lead and now != lead:
                swaps += 1
            if now:
                lead = now
            elif lead == 1:
                ta += 1
            if abs(ta - tb) > 10:
                ta = tb = min(ta, tb)
        return [ta, tb, lead, swaps]
#> Solution().raceLaps([5, 6, 7], [6, 4, 9])
#> Solution().raceLaps([], [])
#> Solution().raceLaps([1, 30, 2], [4, 4, 4])
#> Solution().raceLaps(a=[3, 5, 3, 5], b=[4, 4, 4, 4])
#> Solution().raceLaps([9, 9, 1, 1, 1], [8, 9, 3, 1])
# %%
def knit(pattern, rows):
    stitches, done = 4, []
    i = 0
    for _ in range(rows):
        if not pattern:
            break
        c = pattern[i % len(pattern)]
        if c == '+':
            stitches += 2
        elif c == '-' and stitches > 2:
            stitches -= 2
        elif c == 'x':
            stitches = stitches * 3 // 2
        done.append(stitches)
        i += 2 if stitches > 8 else 1
    return done, i
#> knit("+-x", 4)
#> knit("", 3)
#> knit("xx+", 5)
#> knit("--k", 4)
#> knit("+k+-", 6)
# %%
from typing import List

class Solution:
    def beeDance(self, flowers: List[int], energy: int) -> List[int]:
        pos, nectar = 0, 0
        order: List[int] = []
        left = set(range(len(flowers)))
        while left:
            nxt = min(left, key=lambda f: (abs(f - pos) * 2 - flowers[f], f))
            cost = abs(nxt - pos) + 1
            if cost > energy:
                break
            energy -= cost
            nectar += flowers[nxt]
            pos = nxt
            left.discard(nxt)
            order.append(nxt)
        return order + [nectar, energy]
#> Solution().beeDance([1, 5, 2, 8], 10)
#> Solution().beeDance([], 5)
#> Solution().beeDance([0, 0, 20], 3)
#> Solution().beeDance(flowers=[3, 3, 3, 3, 3], energy=7)
#> Solution().beeDance([9, 1, 1, 1, 30, 2], 20)
# %%
def stack_calc(tokens):
    st, errors, mem = [], 0, 0
    for tk in tokens.split():
        if tk.isdigit():
            st.append(int(tk))
        elif tk == 'M':
            mem = st[-1] if st else mem
        elif tk == 'R':
            st.append(mem)
        elif len(st) >= 2:
            b, a = st.pop(), st.pop()
            st.append(a + b if tk == '+' else a - b if tk == '-' else a * b)
        else:
            errors += 1
    return st, mem, errors
#> stack_calc("3 4 +")
#> stack_calc("")
#> stack_calc("5 M R * R -")
#> stack_calc("+ 2 * 8")
#> stack_calc("1 2 3 4 + + M R")
# %%
from typing import List

class Solution:
    def parkingFine(self, log: List[str], free: int) -> dict:
        inside, fines = {}, {}
        for entry in log:
            t, act, plate = entry.split()
            now = int(t)
            if act == "in":
                inside.setdefault(plate, now)
            elif plate in inside:
                stay = now - inside.pop(plate)
                if stay > free:
                    extra = stay - free
                    fines[plate] = fines.get(plate, 0) + extra * (2 if extra > 5 else 1)
            else:
                fines[plate] = -1
        for p in inside:
            fines.setdefault(p, 0)
        return fines
#> Solution().parkingFine(["1 in A", "5 out A", "6 in B"], 2)
#> Solution().parkingFine([], 3)
#> Solution().parkingFine(["4 out Z", "5 in Z", "30 out Z"], 10)
#> Solution().parkingFine(log=["1 in A", "2 in A", "9 out A", "10 in A", "14 out A"], free=3)
#> Solution().parkingFine(["0 in Q", "2 out Q"], 5)
# %%
def ripple(pond, drop, power):
    left, right = drop - 1, drop + 1
    pond[drop] += power
    waves = 1
    while power > 1 and (left >= 0 or right < len(pond)):
        power = power // 2 + power % 2
        if left >= 0:
            pond[left] += power
            power -= pond[left] < 0
        if right < len(pond):
            pond[right] += power - 1
        left, right = left - 1, right + 1
        waves += 1
    return pond, waves, power
#> ripple([0, 0, 0, 0, 0], 2, 8)
#> ripple([1], 0, 5)
#> ripple([-9, -9, -9], 1, 6)
#> ripple([0, 1, 2, 3, 4, 5], 0, 20)
#> ripple([5, 5, 5], 2, 1)
# %%
from typing import List

class Solution:
    def secondHand(self, vals: List[int]) -> List[int]:
        first = second = float('-inf')
        ties, order = 0, []
        for i, v in enumerate(vals):
            if v > first:
                first, second = v, first
                order.append(i)
            elif v == first:
                ties += 1
            elif v > second:
                second = v
                order.append(-i)
        if second == float('-inf'):
            return order + [ties]
        return order + [int(second), ties]
#> Solution().secondHand([4, 9, 6, 9, 7])
#> Solution().secondHand([])
#> Solution().secondHand([3, 3, 3])
#> Solution().secondHand(vals=[1, 2, 3, 4])
#> Solution().secondHand([8, 1, 5, 8, 6, 2])
# %%
def drain_tubs(tubs, rate):
    minutes, order = 0, []
    live = [[i, t] for i, t in enumerate(tubs) if t > 0]
    while live:
        share = max(1, rate // len(live))
        minutes += 1
        for tub in live:
            tub[1] -= share
        gone = [i for i, t in live if t <= 0]
        if gone:
            order += gone[::-1]
            live = [tub for tub in live if tub[1] > 0]
        if minutes >= 9:
            break
    return minutes, order
#> drain_tubs([4, 9, 2], 6)
#> drain_tubs([], 3)
#> drain_tubs([0, 5], 2)
#> drain_tubs([3, 3, 3], 3)
#> drain_tubs([50, 4, 12], 7)

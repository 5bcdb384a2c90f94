# %%
from typing import List

class Solution:
    def ferryTrips(self, weights: List[int], cap: int, seats: int) -> int:
        trips = load = used = 0
        for w in weights:
            if w > cap:
                continue
            if load + w > cap or used == seats:
                trips += 1
                load, used = 0, 0
            load += w
            used += 1
        return trips + (1 if used else 0)
#> Solution().ferryTrips([60, 70, 80, 50], 150, 2)
#> Solution().ferryTrips([], 100, 3)
#> Solution().ferryTrips([10, 20, 30, 40, 5, 5], 100, 3)
#> Solution().ferryTrips(weights=[200, 90, 15, 300, 20], cap=110, seats=4)
#> Solution().ferryTrips([1, 1, 1, 1, 1, 1, 1], 10, 2)
# %%
from typing import List, Tuple

class Solution:
    def plateauReport(self, heights: List[int]) -> Tuple[int, int]:
        best_len, best_start = 0, -1
        i, n = 0, len(heights)
        while i < n:
            j = i
            while j + 1 < n and abs(heights[j + 1] - heights[i]) <= 1:
                j += 1
            span = j - i + 1
            if span > best_len or (span == best_len and heights[i] > heights[best_start]):
                best_len, best_start = span, i
            i = j + 1
        return (best_start, best_len)
#> Solution().plateauReport([3, 4, 3, 7, 7, 8])
#> Solution().plateauReport([])
#> Solution().plateauReport([5, 5, 9, 9, 1])
#> Solution().plateauReport([1, 3, 5, 7])
#> Solution().plateauReport([2, 2, 3, 1, 0, 10, 11])
# %%
from typing import List

class Solution:
    def lampFlicker(self, switches: str, n: int) -> List[int]:
        lit = [0] * n
        pos, step, flips = 0, 1, 0
        for ch in switches:
            if ch == 't':
                lit[pos] ^= 1
                flips += 1
            elif ch == 'r':
                step = -step
            else:
                pos = (pos + step * int(ch)) % n
            if flips and flips % 3 == 0 and lit[pos]:
                lit[pos] = 0
                flips += 1
        return lit + [pos]
#> Solution().lampFlicker("t2t1t", 5)
#> Solution().lampFlicker("", 3)
#> Solution().lampFlicker("tr1t3tt2t", 6)
#> Solution().lampFlicker(switches="ttt4t", n=4)
#> Solution().lampFlicker("r2t2t2tr1t", 7)
# %%
from collections import deque

def queue_patience(arrivals, limit):
    line = deque()
    served, left, clock = [], 0, 0
    for idx, t in enumerate(arrivals):
        clock = max(clock, t)
        while line and clock - line[0][1] > limit:
            line.popleft()
            left += 1
        line.append((idx, t))
        if idx % 2 == 1 and line:
            who, since = line.popleft()
            served.append(who)
            clock += 1 + (clock - since) // 2
    return served, left, len(line)
#> queue_patience([0, 1, 2, 3], 3)
#> queue_patience([], 2)
#> queue_patience([0, 0, 0, 0, 9, 9], 4)
#> queue_patience([1, 5, 6, 20, 21, 22], 5)
#> queue_patience([2, 4, 4, 4, 5, 30, 31], 1)
# %%
from typing import List

class Solution:
    def splitLedger(self, entries: List[int]) -> List[List[int]]:
        gains, losses = [], []
        streak = 0
        prev = 0
        for e in entries:
            if e == 0:
                streak = 0
                continue
            same = (e > 0) == (prev > 0) and prev != 0
            streak = streak + 1 if same else 1
            (gains if e > 0 else losses).append(abs(e) * streak)
            prev = e
        if len(gains) < len(losses):
            gains, losses = losses, gains
        return [gains, losses]
#> Solution().splitLedger([5, 3, -2, -2, 4])
#> Solution().splitLedger([])
#> Solution().splitLedger([-1, -1, 0, -1, 2])
#> Solution().splitLedger(entries=[0, 0, 7])
#> Solution().splitLedger([9, -9, 9, -9, 9, -9])
# %%
class Solution:
    def gapWords(self, text: str) -> str:
        out = []
        last, run, cap = '', 0, False
        for c in text:
            if c == '_' or c == '-':
                cap = c == '-'
                run = 0
                last = ''
                continue
            if c == last:
                run += 1
                if run >= 2:
                    continue
            else:
                last, run = c, 0
            out.append(c.upper() if cap else c)
            cap = False
        return ''.join(out)
#> Solution().gapWords("big-cat_nap")
#> Solution().gapWords("aaaab-bbb")
#> Solution().gapWords("")
#> Solution().gapWords("x--y__z")
#> Solution().gapWords(text="soo-oool_ll")
# %%
import heapq

def smallest_pool(tasks, size):
    heap = []
    peak = total = 0
    for name, need in tasks:
        total += need
        heapq.heappush(heap, (-need, name))
        while total > size and len(heap) > 1:
            dropped, _ = heapq.heappop(heap)
            total += dropped
        if peak < total <= size:
            peak = total
    return peak, sorted(nm for _, nm in heap)
#> smallest_pool([("a", 4), ("b", 3), ("c", 5)], 8)
#> smallest_pool([], 5)
#> smallest_pool([("x", 12), ("y", 2), ("z", 1)], 10)
#> smallest_pool([("p", 2), ("q", 2), ("r", 2), ("s", 2)], 5)
#> smallest_pool([("m", 7), ("n", 7), ("o", 1), ("k", 3)], 9)
# %%
from typing import List

class Solution:
    def twoGuards(self, posts: List[int]) -> int:
        i, j = 0, len(posts) - 1
        left = right = score = 0
        while i <= j:
            if left <= right:
                left += posts[i]
                i += 1
            else:
                right += posts[j]
                j -= 1
            if left == right:
                score += 1
        return score * 100 + abs(left - right)
#> Solution().twoGuards([1, 2, 3, 3])
#> Solution().twoGuards([])
#> Solution().twoGuards([5, 5, 5, 5])
#> Solution().twoGuards(posts=[2, 1, 1, 2, 2, 2])
#> Solution().twoGuards([9])
# %%
def decode_trail(s):
    def shift(ch, by):
        return chr((ord(ch) - 97 + by) % 26 + 97)

    off, res, k = 0, "", 0
    while k < len(s):
        c = s[k]
        if c.isdigit():
            off = off * 2 + int(c)
        elif c == '!':
            off = -off
        elif 'a' <= c <= 'z':
            res += shift(c, off)
            if off > 0:
                off -= 1
        k += 1
    return res, off
#> decode_trail("2abc")
#> decode_trail("")
#> decode_trail("1!ab!c")
#> decode_trail("12xyz!a")
#> decode_trail("a?B3zz")
# %%
from collections import Counter
from typing import List

class Solution:
    def fairSwap(self, mine: List[int], theirs: List[int]) -> List[int]:
        have, want = Counter(mine), Counter(theirs)
        moved, cost = [], 0
        for v in sorted(have):
            extra = have[v] - want[v]
            if extra > 1:
                give = extra // 2
                have[v] -= give
                want[v] += give
                moved.append(v)
                cost += give * v
            elif extra == 1 and v % 2 == 0:
                moved.append(-v)
        return moved + [cost]
#> Solution().fairSwap([1, 1, 1, 2], [1, 3])
#> Solution().fairSwap([], [4])
#> Solution().fairSwap([5, 5, 5, 5, 4], [])
#> Solution().fairSwap(mine=[2, 4, 6, 6], theirs=[4, 6])
#> Solution().fairSwap([7, 7, 8, 8, 8, 8, 9], [7, 8])
# %%
def bounce(track, energy):
    n = len(track)
    pos, d, seen = 0, 1, []
    while energy > 0 and n:
        energy -= 1 + abs(track[pos])
        seen.append(pos)
        if track[pos] < 0:
            d = -d
        nxt = pos + d
        if not 0 <= nxt < n:
            d = -d
            nxt = pos + d if n > 1 else 0
        pos = nxt
    return seen, energy
#> bounce([1, 0, -2, 1], 12)
#> bounce([], 4)
#> bounce([0], 3)
#> bounce([0, 0, 0], 7)
#> bounce([2, -1, 3, -1, 0], 20)
# %%
from typing import List

class Solution:
    def shelfRows(self, widths: List[int], room: int) -> List[str]:
        rows: List[str] = []
        cur, left = "", room
        for i, w in enumerate(widths):
            mark = chr(65 + i % 26)
            if w > room:
                mark, w = "#", room
            if w > left:
                rows.append(cur + "." * left)
                cur, left = "", room
            cur += mark * w
            left -= w
        if cur:
            rows.append(cur + "." * left)
        return rows
#> Solution().shelfRows([2, 3, 4], 5)
#> Solution().shelfRows([], 5)
#> Solution().shelfRows([9, 1, 1], 4)
#> Solution().shelfRows(widths=[1, 2, 3, 2, 1], room=6)
#> Solution().shelfRows([0, 3, 3, 3], 3)
# %%
from typing import List

class Solution:
    def alternatePeaks(self, seq: List[int]) -> List[int]:
        want_up = True
        count = total = 0
        anchor = None
        for x in seq:
            if anchor is None:
                anchor = x
            elif want_up and x > anchor:
                total += x - anchor
                count, want_up, anchor = count + 1, False, x
            elif not want_up and x < anchor:
                total += anchor - x
                count, want_up, anchor = count + 1, True, x
            elif want_up:
                anchor = min(anchor, x)
            else:
                anchor = max(anchor, x)
        return [count, total, anchor]
#> Solution().alternatePeaks([1, 4, 2, 8, 8])
#> Solution().alternatePeaks([])
#> Solution().alternatePeaks([9, 7, 5, 6, 1])
#> Solution().alternatePeaks([3])
#> Solution().alternatePeaks([2, 5, 9, 3, 3, 4, 0])
# %%
from typing import List

class Solution:
    def pruneNotes(self, notes: List[int], width: int) -> List[int]:
        stack: List[int] = []
        removed = 0
        for p in notes:
            while stack and abs(stack[-1] - p) > width and removed < 3:
                stack.pop()
                removed += 1
            if len(stack) >= 2 and stack[-1] == p == stack[-2]:
                stack.pop()
                removed = max(0, removed - 1)
            stack.append(p)
        return stack
#> Solution().pruneNotes([60, 62, 71, 72], 5)
#> Solution().pruneNotes([], 5)
#> Solution().pruneNotes([5, 5, 5, 5, 20], 3)
#> Solution().pruneNotes(notes=[1, 9, 1, 9, 1, 9], width=2)
#> Solution().pruneNotes([40, 41, 42, 90, 42], 10)
# %%
def mirror_digits(num, base):
    digits = []
    x, zeros = num, 0
    while x:
        x, r = divmod(x, base)
        if r == 0:
            zeros += 1
        digits.append(r)
    lo, hi, fixes = 0, len(digits) - 1, 0
    while lo < hi:
        if digits[lo] != digits[hi]:
            digits[lo] = digits[hi] = max(digits[lo], digits[hi])
            fixes += 1
        lo, hi = lo + 1, hi - 1
    value = 0
    for d in digits:
        value = value * base + d
    return value, fixes, zeros
#> mirror_digits(1203, 10)
#> mirror_digits(0, 2)
#> mirror_digits(37, 2)
#> mirror_digits(100, 3)
#> mirror_digits(255, 16)
# %%
from collections import defaultdict
from typing import List

class Solution:
    def doorLog(self, log: List[str]) -> List[str]:
        inside = set()
        visits = defaultdict(int)
        peak, peak_at = 0, -1
        for i, rec in enumerate(log):
            who, sign = rec[:-1], rec[-1]
            if sign == '+' and who not in inside:
                inside.add(who)
                visits[who] += 1
            elif sign == '-' and who in inside:
                inside.remove(who)
            else:
                visits[who] -= 1
            if len(inside) > peak:
                peak, peak_at = len(inside), i
        good = [w for w in sorted(visits) if visits[w] > 0]
        return good + [f"{peak}@{peak_at}"]
#> Solution().doorLog(["al+", "bo+", "al-"])
#> Solution().doorLog([])
#> Solution().doorLog(["cy-", "cy+", "cy+", "di+"])
#> Solution().doorLog(log=["a+", "b+", "a-", "c+", "d+", "b-"])
#> Solution().doorLog(["x-", "x-"])
# %%
def tug(rope, a, b):
    wins_a = wins_b = 0
    mid = 0
    for i, pull in enumerate(rope, 1):
        if i % 2:
            mid -= pull * a
        else:
            mid += pull * b
        if mid <= -10:
            wins_a, mid = wins_a + 1, 0
        elif mid >= 10:
            wins_b, mid = wins_b + 1, 0
        if max(wins_a, wins_b) == 2:
            break
    else:
        return "open", mid
    return ("A" if wins_a > wins_b else "B"), i
#> tug([3, 2, 5, 1], 2, 3)
#> tug([], 1, 1)
#> tug([5, 0, 5, 0, 9], 2, 1)
#> tug([0, 5, 1, 9, 1, 9], 1, 2)
#> tug([4, 4, 4, 4, 4, 4, 4], 1, 1)
# %%
from typing import List

class Solution:
    def rationPacks(self, days: List[int]) -> int:
        def need(level: int, debt: int) -> int:
            return level + (debt + 1) // 2

        stock, debt, packs = 0, 0, 0
        for lvl in days:
            req = need(lvl, debt)
            while stock < req and packs < 10:
                stock += 5
                packs += 1
            if stock >= req:
                stock -= req
                debt = max(0, debt - 1)
            else:
                debt += 1
        return packs * 10 + debt
#> Solution().rationPacks([3, 4, 2])
#> Solution().rationPacks([])
#> Solution().rationPacks([20, 20, 20, 1])
#> Solution().rationPacks(days=[0, 1, 0, 5, 5])
#> Solution().rationPacks([48, 9, 1, 1])
# %%
def merge_ticks(a, b, tol):
    i = j = 0
    out, tied = [], 0
    while i < len(a) or j < len(b):
        if j == len(b) or (i < len(a) and a[i] < b[j] - tol):
            out.append(a[i])
            i += 1
        elif i == len(a) or b[j] < a[i] - tol:
            out.append(-b[j])
            j += 1
        else:
            out.append((a[i] + b[j]) // 2)
            i, j, tied = i + 1, j + 1, tied + 1
    return out, tied
#> merge_ticks([1, 5, 9], [2, 9], 1)
#> merge_ticks([], [], 2)
#> merge_ticks([10, 20], [], 0)
#> merge_ticks([1, 2, 3, 4], [4, 8, 12], 2)
#> merge_ticks([3, 6], [1, 3, 7, 8], 0)
# %%
from typing import List

class Solution:
    def paintOrder(self, colors: str, tank: int) -> int:
        level = {}
        refills, wash, prev = 0, 0, None
        for c in colors:
            if level.get(c, 0) == 0:
                level[c] = tank
                refills += 1
            level[c] -= 1
            if prev is not None and prev != c:
                wash += 1
                if wash % 2 == 0 and level[prev] > 0:
                    level[prev] -= 1
            prev = c
        return refills * 3 + wash
#> Solution().paintOrder("rrgb", 2)
#> Solution().paintOrder("", 1)
#> Solution().paintOrder("rgrgrg", 2)
#> Solution().paintOrder(colors="bbbbbb", tank=4)
#> Solution().paintOrder("abcabcaa", 3)
# %%
def ladder_codes(codes):
    chain, used = [], set()
    low, high = 0, 0
    for c in codes:
        if c in used:
            continue
        used.add(c)
        if not chain:
            chain, low, high = [c], c, c
        elif c == high + 1:
            chain.append(c)
            high = c
        elif c == low - 1:
            chain.insert(0, c)
            low = c
        elif c > high or c < low:
            used.discard(c)
    return chain, sorted(used - set(chain))
#> ladder_codes([4, 5, 3, 9, 6])
#> ladder_codes([])
#> ladder_codes([1, 1, 1])
#> ladder_codes([7, 9, 8, 9, 6, 10])
#> ladder_codes([0, -1, -2, 5, 1, 2])
# %%
from typing import List
import heapq

class Solution:
    def kitchenFinish(self, orders: List[List[int]], stoves: int) -> List[int]:
        free = [0] * stoves
        done, late = [0] * len(orders), 0
        for k, (start, dur) in enumerate(orders):
            at = heapq.heappop(free)
            begin = max(at, start)
            if begin > start + 3:
                late += 1
                dur += 1
            finish = begin + dur
            heapq.heappush(free, finish)
            done[k] = finish
        return done + [late]
#> Solution().kitchenFinish([[0, 4], [1, 2], [2, 2]], 1)
#> Solution().kitchenFinish([], 2)
#> Solution().kitchenFinish([[0, 5], [0, 5], [0, 5], [6, 1]], 2)
#> Solution().kitchenFinish(orders=[[3, 3], [3, 9], [4, 1], [4, 1]], stoves=2)
#> Solution().kitchenFinish([[0, 1], [10, 1], [20, 1]], 3)
# %%
from typing import Tuple

class Solution:
    def braceCost(self, s: str, price: int) -> Tuple[int, int]:
        depth = worst = cost = 0
        pend = []
        for i, c in enumerate(s):
            if c in '([':
                pend.append((c, i))
                depth += 1
                worst = max(worst, depth)
            elif c in ')]':
                if pend and pend[-1][0] + c in ('()', '[]'):
                    _, at = pend.pop()
                    cost += (i - at) // 2
                    depth -= 1
                else:
                    cost += price
        cost += price * len(pend)
        return cost, worst
#> Solution().braceCost("(a[b])", 5)
#> Solution().braceCost("", 9)
#> Solution().braceCost("((]", 4)
#> Solution().braceCost("[x](y)z)", 7)
#> Solution().braceCost("[[[[]]", 2)
# %%
from typing import List

class Solution:
    def echoRuns(self, signal: List[int]) -> List[int]:
        n = len(signal)
        best, start, i = 0, 0, 1
        while i < n:
            k = 0
            while i + k < n and signal[k] == signal[i + k] and k < i:
                k += 1
            if k > best:
                best, start = k, i
            i += k if k > 1 else 1
        return [best, start] + signal[start:start + best]
#> Solution().echoRuns([1, 2, 9, 1, 2, 1])
#> Solution().echoRuns([4])
#> Solution().echoRuns([5, 5, 5, 5])
#> Solution().echoRuns(signal=[1, 2, 3, 1, 2, 1, 2, 3])
#> Solution().echoRuns([7, 8, 9, 6])
# %%
from typing import List

class Solution:
    def coinSlide(self, coins: List[int], jump: int) -> tuple:
        here = taken = skipped = 0
        path = []
        while here < len(coins):
            v = coins[here]
            if v >= 5 or (skipped >= 2 and v > 0):
                taken += v
                path.append(here)
                skipped = 0
                here += jump
            else:
                skipped += 1
                here += 1
        return taken, path, skipped
#> Solution().coinSlide([5, 1, 2, 3, 8], 2)
#> Solution().coinSlide([], 3)
#> Solution().coinSlide([1, 1, 1, 1, 1, 1], 2)
#> Solution().coinSlide([9, 9, 9, 9], 1)
#> Solution().coinSlide([0, 0, 0, 4, 7, 0, 6], 3)
# %%
from typing import List

class Solution:
    def busCrew(self, stops: List[int], crew: int) -> List[int]:
        on, waiting, history = 0, 0, []
        for d in stops:
            if d < 0:
                out = min(on, -d)
                on -= out
                back = min(waiting, out)
                on += back
                waiting -= back
            elif on + d <= crew:
                on += d
            else:
                waiting += on + d - crew
                on = crew
            history.append(on)
        history.append(waiting)
        return history
#> Solution().busCrew([3, 4, -2, 1], 5)
#> Solution().busCrew([], 4)
#> Solution().busCrew([-3, 2, -1], 2)
#> Solution().busCrew(stops=[6, 6, -6, -6, -6], crew=6)
#> Solution().busCrew([1, 0, 9, -4, -4], 3)
# %%
def vowel_wave(text):
    vowels = set("aeiou")
    up, best, depth, marks = True, 0, 0, []
    for i in range(len(text)):
        is_v = text[i] in vowels
        if is_v == up:
            depth += 1
        else:
            depth = depth - 2 if depth >= 2 else 0
        if depth > best or depth == 3:
            best = max(best, depth)
            marks.append(i)
        if depth == 3:
            up = not up
            depth = 0
    return marks, best, up
#> vowel_wave("aeiouxyz")
#> vowel_wave("")
#> vowel_wave("banana")
#> vowel_wave("queueing")
#> vowel_wave("aoxaobcd")
# %%
from typing import List

class Solution:
    def zipMin(self, a: List[int], b: List[int]) -> List[int]:
        res, carry, swaps = [], 0, 0
        for i, (x, y) in enumerate(zip(a, b)):
            if carry > 4:
                x, y = y, x
                swaps += 1
                carry -= 4
            low = x if x <= y else y
            carry += abs(x - y)
            if res and res[-1] == low:
                res[-1] += i
            else:
                res.append(low)
        res.append(-swaps)
        return res
#> Solution().zipMin([1, 5, 3], [4, 2, 3])
#> Solution().zipMin([], [1])
#> Solution().zipMin([9, 9, 9, 9], [1, 1, 1, 1])
#> Solution().zipMin(a=[2, 2, 2], b=[2, 3, 2])
#> Solution().zipMin([10, 0, 7, 6, 5], [0, 10, 7, 8, 5])
# %%
def valve_pressure(readings, lo, hi):
    state, t_open, opened, alarm = "shut", 0, 0, []
    p = 0
    for t, delta in enumerate(readings):
        p += delta
        if state == "open":
            p -= 2
            t_open += 1
        if state == "shut" and p > hi:
            state, opened = "open", opened + 1
        elif state == "open" and p < lo:
            state = "shut"
        if p > 2 * hi or p < 0:
            alarm.append(t)
            p = max(p, 0)
    return state, p, opened, t_open, alarm
#> valve_pressure([3, 4, 1, -2, 0], 3, 5)
#> valve_pressure([], 0, 1)
#> valve_pressure([9, 9, 9], 2, 4)
#> valve_pressure([-1, 5, -1, -1, 6], 3, 3)
#> valve_pressure([2, 2, 2, 2, 2, 2, 2], 4, 5)
# %%
from collections import Counter

class Solution:
    def rareFirst(self, s: str, k: int) -> str:
        left = Counter(s)
        total = len(s)
        out = ""
        last = ""
        while total and len(out) < k:
            pick = min((c for c in left if left[c] > 0 and c != last), key=lambda c: (left[c], c), default="")
            if not pick:
                break
            out += pick
            left[pick] -= 1
            total -= 1
            last = pick
        return out + "*" * max(0, k - len(out))
#> Solution().rareFirst("aabbbc", 5)
#> Solution().rareFirst("", 2)
#> Solution().rareFirst("zzzz", 3)
#> Solution().rareFirst(s="mississ", k=7)
#> Solution().rareFirst("abc", 0)
# %%
def spin_wheel(slots, moves):
    idx, bag = 0, {}
    wheel = slots[:]
    for m in moves:
        if not wheel:
            break
        idx = (idx + m) % len(wheel)
        prize = wheel[idx]
        bag[prize] = bag.get(prize, 0) + 1
        if bag[prize] >= 2:
            wheel.pop(idx)
            if idx == len(wheel):
                idx = 0
    return wheel, bag
#> spin_wheel(["car", "pen", "hat"], [1, 3, 2])
#> spin_wheel([], [1])
#> spin_wheel(["a"], [5, 5, 5])
#> spin_wheel(["x", "y", "x", "y"], [0, 2, 1, -1, 2])
#> spin_wheel(["p", "q", "r", "s"], [-1, 4, -4, 1])
# %%
from typing import List

class Solution:
    def dikeWatch(self, tide: List[int], wall: int) -> str:
        wet = dry = worst = 0
        log = ""
        for h in tide:
            over = h - wall
            if over > 0:
                wet, dry = wet + 1, 0
                worst = max(worst, over * wet)
                log += "W" if wet < 3 else "F"
            else:
                dry += 1
                if dry >= 2 and wet > 0:
                    wet -= 1
                log += "." if over < 0 else "="
            if wet >= 3 and 0 < over < 3:
                wall += 1
        return f"{log}:{worst}:{wall}"
#> Solution().dikeWatch([3, 6, 7, 8, 4], 5)
#> Solution().dikeWatch([], 2)
#> Solution().dikeWatch([1, 1, 2, 1], 2)
#> Solution().dikeWatch(tide=[9, 9, 9, 9, 9], wall=7)
#> Solution().dikeWatch([5, 2, 2, 5, 5, 6, 1], 4)
# %%
def pair_gloves(items):
    waiting = {}
    pairs = []
    gap = 0
    for i, g in enumerate(items):
        side, size = g[0], int(g[1:])
        other = ('R' if side == 'L' else 'L', size)
        if waiting.get(other):
            j = waiting[other].pop()
            pairs.append((j, i))
            gap = max(gap, i - j)
        else:
            waiting.setdefault((side, size), []).append(i)
    lonely = sum(len(v) for v in waiting.values())
    return pairs, gap, lonely
#> pair_gloves(["L7", "R8", "R7", "L8"])
#> pair_gloves([])
#> pair_gloves(["L1", "L1", "R1"])
#> pair_gloves(["R9", "R9", "L9", "R5", "L9", "L5"])
#> pair_gloves(["L2", "R3", "L4"])
# %%
from typing import List

class Solution:
    def shrinkBars(self, bars: List[int], cut: int) -> int:
        lo, hi = 0, len(bars) - 1
        rounds = waste = 0
        while lo < hi and rounds < 12:
            a, b = bars[lo], bars[hi]
            if a + b <= cut:
                waste += cut - a - b
                lo, hi = lo + 1, hi - 1
            elif a >= b:
                bars[lo] -= b
                hi -= 1
            else:
                bars[hi] = b - a
                lo += 1
            rounds += 1
        return waste * 100 + rounds
#> Solution().shrinkBars([4, 7, 3, 5], 8)
#> Solution().shrinkBars([6], 6)
#> Solution().shrinkBars([9, 9, 9, 9, 9], 10)
#> Solution().shrinkBars(bars=[1, 2, 3, 4, 5, 6], cut=7)
#> Solution().shrinkBars([12, 3, 8, 2, 6], 5)
# %%
def sentence_scores(words, bonus):
    score, combo = 0, 0
    prev_end, trail = "", []
    for w in words:
        if not w:
            combo = 0
            continue
        if prev_end and w[0] == prev_end:
            combo += 1
        elif w[0] == w[-1] and len(w) > 1:
            combo += bonus
        else:
            combo = 0
        score += len(w) + combo * 2
        prev_end = w[-1]
        trail.append(score)
    return trail
#> sentence_scores(["cat", "top", "pup"], 1)
#> sentence_scores([], 2)
#> sentence_scores(["aba", "", "ant", "tat", "x"], 3)
#> sentence_scores(["dog", "gig", "go", "on"], 0)
#> sentence_scores(["sun", "moon", "star"], 2)
# %%
from typing import List
from collections import deque

class Solution:
    def conveyor(self, parts: List[int], arm: int) -> List[int]:
        belt = deque()
        boxed, jam, weight = [], 0, 0
        for p in parts:
            belt.append(p)
            weight += p
            if weight > arm and len(belt) > 1:
                first = belt.popleft()
                weight -= first
                if first > belt[0]:
                    boxed.append(first)
                else:
                    belt.append(first // 2)
                    weight += first // 2
                    jam += 1
        return boxed + list(belt) + [jam, weight]
#> Solution().conveyor([4, 2, 6, 1], 7)
#> Solution().conveyor([], 3)
#> Solution().conveyor([1, 2, 3, 4, 5], 5)
#> Solution().conveyor(parts=[9, 8, 7, 6], arm=10)
#> Solution().conveyor([2, 2, 2], 100)
# %%
def meter(kind, readings):
    prev, used, resets = None, 0, 0
    cap = 100 if kind == "short" else 1000
    for r in readings:
        if prev is None or r < 0:
            prev = r if r >= 0 else prev
            continue
        step = r - prev
        if step < 0:
            step += cap
            resets += 1
        if step > cap // 2 and resets > 1:
            step = 0
        used, prev = used + step, r
    return used, resets
#> meter("short", [10, 40, 95, 5])
#> meter("long", [])
#> meter("long", [900, -1, 50, 20, 600])
#> meter("short", [99, 1, 0, 70])
#> meter("short", [-1, -1, 7, 7, 60])
# %%
from typing import List

class Solution:
    def hedgeTrim(self, h: List[int]) -> List[int]:
        n = len(h)
        cuts = 0
        for i in range(1, n - 1):
            l, m, r = h[i - 1], h[i], h[i + 1]
            if l < m > r:
                top = max(l, r)
                cuts += m - top
                h[i] = top
            elif l > m < r and min(l, r) - m > 2:
                h[i] = min(l, r) - 2
                cuts -= 1
        if n and h[0] > h[-1]:
            h[0], h[-1] = h[-1], h[0]
        return h + [cuts]
#> Solution().hedgeTrim([3, 6, 4, 1, 7])
#> Solution().hedgeTrim([])
#> Solution().hedgeTrim([9, 1, 9, 1, 9])
#> Solution().hedgeTrim(h=[5, 5, 5])
#> Solution().hedgeTrim([8, 2, 3, 9, 3, 2, 1])
# %%
def seat_map(requests, n):
    seats = ['.'] * n
    denied, last = 0, -1
    for who, cnt in requests:
        run = 0
        for p in range(n):
            run = run + 1 if seats[p] == '.' else 0
            if run == cnt:
                for q in range(p - cnt + 1, p + 1):
                    seats[q] = who
                last = p
                break
        else:
            denied += 1
            if last >= 0:
                seats[last] = '.'
                last = -1
    return "".join(seats), denied
#> seat_map([("a", 2), ("b", 1)], 4)
#> seat_map([], 3)
#> seat_map([("a", 2), ("b", 2), ("c", 1)], 3)
#> seat_map([("x", 5), ("y", 3)], 4)
#> seat_map([("m", 1), ("n", 3), ("o", 1), ("p", 1)], 4)
# %%
class Solution:
    def roman_ish(self, s: str) -> int:
        val = {'o': 1, 'f': 4, 't': 12}
        total, i, n, dbl = 0, 0, len(s), False
        while i < n:
            c = s[i]
            if c == 'x':
                dbl = not dbl
                i += 1
                continue
            cur = val.get(c, 0)
            if i + 1 < n and cur < val.get(s[i + 1], 0) and cur:
                cur = val[s[i + 1]] - cur
                i += 1
            total += cur * 2 if dbl else cur
            dbl = False
            i += 1
        return total
#> Solution().roman_ish("tfo")
#> Solution().roman_ish("")
#> Solution().roman_ish("otxft")
#> Solution().roman_ish(s="xxfzof")
#> Solution().roman_ish("xoxoxo")

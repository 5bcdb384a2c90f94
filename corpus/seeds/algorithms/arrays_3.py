# %%
def merge_tides(spans, bridge):
    spans = sorted(spans)
    out = []
    for a, b in spans:
        if out and a - out[-1][1] <= bridge:
            out[-1][1] = max(out[-1][1], b)
            out[-1][2] += 1
        else:
            out.append([a, b, 1])
    return out
#> merge_tides([(1, 3), (8, 9), (4, 6)], 1)
#> merge_tides([], 2)
#> merge_tides([(5, 7)], 0)
#> merge_tides([(0, 1), (5, 6), (10, 11), (20, 30)], 4)
#> merge_tides([(3, 9), (4, 5), (1, 2)], 0)
# %%
class Solution:
    def freeRooms(self, bookings, opens, closes, need):
        free = []
        t = opens
        for s, e in sorted(bookings):
            if s - t >= need:
                free.append((t, s))
            t = max(t, e)
            if t >= closes:
                break
        if closes - t >= need:
            free.append((t, closes))
        return free
#> Solution().freeRooms([(9, 11), (13, 14)], 8, 18, 2)
#> Solution().freeRooms([], 8, 10, 3)
#> Solution().freeRooms(bookings=[(8, 20)], opens=8, closes=18, need=1)
#> Solution().freeRooms(bookings=[(12, 13), (10, 12), (15, 16)], opens=9, closes=17, need=1)
#> Solution().freeRooms([(10, 15), (11, 12)], 9, 17, 2)
# %%
import heapq

def docks(ships):
    busy = []
    plan = {}
    spare = []
    made = 0
    for name, arrive, leave in sorted(ships, key=lambda s: s[1]):
        while busy and busy[0][0] <= arrive:
            heapq.heappush(spare, heapq.heappop(busy)[1])
        if spare:
            d = heapq.heappop(spare)
        else:
            made += 1
            d = made
        heapq.heappush(busy, (leave, d))
        plan[name] = d
    return plan
#> docks([("a", 1, 4), ("b", 2, 3), ("c", 3, 6)])
#> docks([])
#> docks([("x", 5, 6), ("y", 1, 2)])
#> docks([("p", 0, 9), ("q", 1, 9), ("r", 2, 9)])
#> docks([("k", 0, 2), ("l", 1, 5), ("m", 2, 3), ("n", 3, 4), ("o", 6, 7)])
# %%
from typing import List, Tuple

class Solution:
    def coverRoad(self, lamps: List[Tuple[int, int]], length: int) -> int:
        spans = sorted((p - r, p + r) for p, r in lamps)
        i = used = 0
        lit = 0
        while lit < length:
            far = lit
            while i < len(spans) and spans[i][0] <= lit:
                far = max(far, spans[i][1])
                i += 1
            if far == lit:
                return -lit
            lit = far
            used += 1
        return used
#> Solution().coverRoad([(2, 2), (5, 2), (8, 3)], 10)
#> Solution().coverRoad([], 0)
#> Solution().coverRoad(lamps=[(1, 1), (7, 1)], length=8)
#> Solution().coverRoad(lamps=[(5, 5), (1, 1), (9, 1)], length=10)
#> Solution().coverRoad([(4, 1)], 3)
# %%
def overlap_matrix(spans):
    n = len(spans)
    mat = [[0] * n for _ in range(n)]
    for i in range(n):
        for j in range(i + 1, n):
            lo = max(spans[i][0], spans[j][0])
            hi = min(spans[i][1], spans[j][1])
            if lo < hi:
                mat[i][j] = hi - lo
                mat[j][i] = lo - hi
    return mat
#> overlap_matrix([(0, 5), (3, 8)])
#> overlap_matrix([])
#> overlap_matrix([(1, 2), (2, 3), (0, 9)])
#> overlap_matrix([(4, 6)])
#> overlap_matrix([(0, 4), (1, 3), (2, 6), (10, 12)])
# %%
def best_badge(spans):
    # smallest point inside the most spans; ends count
    events = []
    for a, b in spans:
        events.append((a, 0))
        events.append((b, 1))
    events.sort()
    depth = best = 0
    point = None
    for x, kind in events:
        if kind == 0:
            depth += 1
            if depth > best:
                best, point = depth, x
        else:
            depth -= 1
    return point, best
#> best_badge([(1, 4), (3, 6), (4, 9)])
#> best_badge([])
#> best_badge([(2, 2), (2, 5)])
#> best_badge([(0, 1), (2, 3), (4, 5)])
#> best_badge([(5, 10), (1, 7), (6, 6), (8, 9)])
# %%
class Solution:
    def gigs(self, shows, travel):
        shows.sort(key=lambda s: (s[1], s[0]))
        end = None
        chosen = []
        for s in shows:
            if end is None or s[0] >= end + travel:
                chosen.append(s)
                end = s[1]
        fees = sum(b - a for a, b in chosen)
        return len(chosen), fees
#> Solution().gigs([(1, 3), (2, 5), (4, 6)], 1)
#> Solution().gigs([], 2)
#> Solution().gigs(shows=[(0, 10)], travel=5)
#> Solution().gigs(shows=[(0, 1), (1, 2), (2, 3), (3, 4)], travel=0)
#> Solution().gigs([(5, 9), (1, 4), (10, 11), (4, 6)], 1)
# %%
class Solution:
    def cutOut(self, span, holes):
        pieces = [span]
        for h0, h1 in holes:
            nxt = []
            for a, b in pieces:
                if h1 <= a or b <= h0:
                    nxt.append((a, b))
                    continue
                if a < h0:
                    nxt.append((a, h0))
                if h1 < b:
                    nxt.append((h1, b))
            pieces = nxt
        return pieces
#> Solution().cutOut((0, 10), [(2, 4), (6, 7)])
#> Solution().cutOut((5, 8), [])
#> Solution().cutOut((1, 3), [(0, 9)])
#> Solution().cutOut((0, 20), [(0, 5), (15, 25), (9, 11)])
#> Solution().cutOut((4, 9), [(6, 7), (5, 8)])
# %%
class Solution:
    def sharedHours(self, first, second):
        i = j = 0
        common = []
        while i < len(first) and j < len(second):
            lo = max(first[i][0], second[j][0])
            hi = min(first[i][1], second[j][1])
            if hi - lo >= 2:
                common.append((lo, hi))
            if first[i][1] <= second[j][1]:
                i += 1
            else:
                j += 1
        return common
#> Solution().sharedHours([(1, 5), (8, 12)], [(3, 9)])
#> Solution().sharedHours([], [(1, 2)])
#> Solution().sharedHours(first=[(0, 24)], second=[(1, 2), (4, 8), (10, 13)])
#> Solution().sharedHours(first=[(2, 4), (6, 9)], second=[(0, 3), (5, 7), (8, 10)])
#> Solution().sharedHours([(3, 7)], [(7, 9)])
# %%
def ranges_text(nums, step):
    nums = sorted(set(nums))
    parts = []
    i = 0
    while i < len(nums):
        j = i
        while j + 1 < len(nums) and nums[j + 1] - nums[j] == step:
            j += 1
        if j - i >= 2:
            parts.append(f"{nums[i]}~{nums[j]}")
        else:
            parts.extend(str(v) for v in nums[i:j + 1])
        i = j + 1
    return ",".join(parts)
#> ranges_text([1, 2, 3, 7, 8], 1)
#> ranges_text([], 1)
#> ranges_text([2, 4, 6, 9, 12], 2)
#> ranges_text([5, 5, 5], 1)
#> ranges_text([10, 0, 5, 15, 40, 35, 30], 5)
# %%
class Solution:
    def parseRanges(self, text: str) -> list:
        total = []
        for chunk in text.split(","):
            if not chunk:
                continue
            if "-" in chunk:
                a, b = map(int, chunk.split("-"))
                step = 1 if a <= b else -1
                total += list(range(a, b + step, step))
            else:
                total.append(int(chunk))
        seen = set()
        return [t for t in total if not (t in seen or seen.add(t))]
#> Solution().parseRanges("1-3,7,5-4")
#> Solution().parseRanges("")
#> Solution().parseRanges(text="9")
#> Solution().parseRanges(text="2-5,4-6,,3")
#> Solution().parseRanges(text="8-6,1-1,7")
# %%
class Solution:
    def insertSlot(self, slots, slot):
        a, b = slot
        before = [s for s in slots if s[1] < a]
        after = [s for s in slots if s[0] > b]
        hit = len(slots) - len(before) - len(after)
        if hit > 2:
            return None
        if hit:
            mid = slots[len(before):len(before) + hit]
            a = min(a, mid[0][0])
            b = max(b, mid[-1][1])
        return before + [(a, b)] + after
#> Solution().insertSlot([(1, 2), (5, 7)], (3, 4))
#> Solution().insertSlot([], (1, 1))
#> Solution().insertSlot([(1, 4), (6, 9)], (3, 7))
#> Solution().insertSlot(slots=[(0, 1), (2, 3), (4, 5), (8, 9)], slot=(1, 5))
#> Solution().insertSlot(slots=[(2, 6)], slot=(4, 5))
# %%
def arrows(balloons, width):
    shots = []
    for lo, hi in sorted(balloons, key=lambda b: b[1]):
        if shots and shots[-1] + width >= lo:
            continue
        shots.append(hi)
    return shots
#> arrows([(1, 5), (4, 8), (9, 12)], 0)
#> arrows([], 1)
#> arrows([(0, 1), (3, 4), (6, 7), (12, 13)], 2)
#> arrows([(2, 3), (2, 9), (1, 3)], 0)
#> arrows([(10, 11), (0, 5), (6, 8), (7, 9), (20, 21)], 1)
# %%
class Solution:
    def unionLength(self, spans):
        total = 0
        end = float('-inf')
        twice = 0
        for a, b in sorted(spans):
            if b <= end:
                twice += b - a
                continue
            if a < end:
                twice += end - a
                a = end
            total += b - a
            end = b
        return total, twice
#> Solution().unionLength([(0, 4), (2, 6), (8, 9)])
#> Solution().unionLength([])
#> Solution().unionLength([(1, 10), (2, 3), (4, 5)])
#> Solution().unionLength([(5, 6), (5, 6), (5, 6)])
#> Solution().unionLength([(7, 9), (0, 3), (3, 5), (4, 8)])
# %%
class Solution:
    def nested(self, boxes):
        order = sorted(boxes, key=lambda b: (b[0], -b[1]))
        depth = {}
        stack = []
        for lo, hi in order:
            while stack and stack[-1] < hi:
                stack.pop()
            depth[(lo, hi)] = len(stack)
            stack.append(hi)
        return [depth[b] for b in boxes]
#> Solution().nested([(0, 10), (1, 5), (2, 3), (6, 9)])
#> Solution().nested([])
#> Solution().nested([(1, 2)])
#> Solution().nested(boxes=[(5, 6), (0, 9), (4, 8)])
#> Solution().nested(boxes=[(0, 4), (3, 7), (6, 9), (6, 8)])
# %%
def shift_gaps(staff):
    cover = {}
    for name, start, stop in staff:
        for h in range(start, stop):
            cover.setdefault(h, []).append(name)
    if not cover:
        return "closed"
    lonely = {}
    for h in sorted(cover):
        if len(cover[h]) == 1:
            lonely[cover[h][0]] = lonely.get(cover[h][0], 0) + 1
    missing = [h for h in range(min(cover), max(cover)) if h not in cover]
    return lonely, missing
#> shift_gaps([("ann", 8, 11), ("bob", 10, 12)])
#> shift_gaps([])
#> shift_gaps([("cy", 1, 2), ("di", 4, 5)])
#> shift_gaps([("ed", 0, 3), ("flo", 0, 3)])
#> shift_gaps([("gus", 5, 5)])
# %%
class Solution:
    def meetChain(self, spans):
        spans = sorted(spans)
        n = len(spans)
        best = [1] * n
        for i in range(n):
            for j in range(i):
                touch = spans[j][1] == spans[i][0]
                clear = spans[j][1] < spans[i][0]
                if touch or clear:
                    best[i] = max(best[i], best[j] + (2 if touch else 1))
        return max(best, default=0)
#> Solution().meetChain([(0, 2), (2, 4), (5, 6)])
#> Solution().meetChain([])
#> Solution().meetChain([(1, 9)])
#> Solution().meetChain(spans=[(0, 3), (1, 2), (2, 5), (3, 4)])
#> Solution().meetChain(spans=[(0, 5), (1, 6), (2, 7)])
# %%
def calendar(events):
    booked = []
    replies = []
    for s, e in events:
        clash = [b for b in booked if s < b[1] and b[0] < e]
        if not clash:
            booked.append((s, e))
            replies.append("ok")
        elif len(clash) == 1 and e - s > clash[0][1] - clash[0][0]:
            booked.remove(clash[0])
            booked.append((s, e))
            replies.append("bump")
        else:
            replies.append("no")
    return replies
#> calendar([(1, 3), (2, 6), (5, 7)])
#> calendar([])
#> calendar([(0, 5), (1, 2)])
#> calendar([(0, 2), (4, 6), (1, 5), (2, 4)])
#> calendar([(3, 4), (3, 5), (3, 6), (2, 7)])
# %%
from bisect import bisect_right

class Solution:
    def bestPay(self, jobs):
        jobs.sort(key=lambda j: j[1])
        ends, pay = [0], [0]
        for s, e, p in jobs:
            if p < e - s:
                continue
            i = bisect_right(ends, s) - 1
            cand = pay[i] + p
            if cand > pay[-1]:
                ends.append(e)
                pay.append(cand)
        return pay[-1], ends[1:]
#> Solution().bestPay([(1, 3, 5), (2, 5, 6), (4, 6, 5)])
#> Solution().bestPay([])
#> Solution().bestPay(jobs=[(0, 9, 3)])
#> Solution().bestPay(jobs=[(1, 2, 4), (2, 3, 4), (1, 3, 9), (3, 4, 1)])
#> Solution().bestPay([(5, 8, 10), (0, 6, 7), (6, 7, 3)])
# %%
def clip_all(spans, lo, hi):
    kept = []
    for a, b in spans:
        a, b = max(a, lo), min(b, hi)
        if a > b:
            continue
        if kept and kept[-1][1] >= a:
            a0, b0 = kept.pop()
            kept.append((min(a0, a), max(b0, b)))
        else:
            kept.append((a, b))
    return kept
#> clip_all([(0, 4), (6, 12)], 2, 10)
#> clip_all([], 0, 1)
#> clip_all([(1, 2), (8, 9)], 3, 7)
#> clip_all([(0, 5), (5, 8), (7, 20)], 1, 15)
#> clip_all([(4, 6), (1, 3), (2, 9)], 0, 5)
# %%
def merge_streams(a, b, c):
    heads = [0, 0, 0]
    src = (a, b, c)
    out = []
    while True:
        pick = -1
        for k in range(3):
            if heads[k] < len(src[k]):
                if pick < 0 or src[k][heads[k]] < src[pick][heads[pick]]:
                    pick = k
        if pick < 0:
            return out
        v = src[pick][heads[pick]]
        heads[pick] += 1
        if not out or out[-1] != v:
            out.append(v)
#> merge_streams([1, 4], [2, 4], [3])
#> merge_streams([], [], [])
#> merge_streams([5, 5], [5], [])
#> merge_streams([1, 7], [], [0, 9])
#> merge_streams([2], [1, 3], [1, 2])
# %%
class Solution:
    def weaveInto(self, a, m, b):
        # the first m items of a are valid, the rest is room
        i, j, k = m - 1, len(b) - 1, len(a) - 1
        while j >= 0:
            if i >= 0 and a[i] % 10 > b[j] % 10:
                a[k] = a[i]
                i -= 1
            else:
                a[k] = b[j]
                j -= 1
            k -= 1
        return a[k - i:] if k > i else a
#> Solution().weaveInto([11, 32, 0, 0], 2, [20, 45])
#> Solution().weaveInto([3], 1, [])
#> Solution().weaveInto(a=[0, 0], m=0, b=[1, 2])
#> Solution().weaveInto(a=[5, 6, 7, 0, 0, 0], m=3, b=[14, 28])
#> Solution().weaveInto([10, 21, 33, 0, 0], 3, [12, 19])
# %%
def merge_names(left, right):
    if not left or not right:
        return left or right
    if left[0].lower() == right[0].lower():
        return [left[0] + "*"] + merge_names(left[1:], right[1:])
    if left[0].lower() < right[0].lower():
        return [left[0]] + merge_names(left[1:], right)
    return [right[0]] + merge_names(left, right[1:])
#> merge_names(["ana", "cid"], ["Bea", "CID", "dov"])
#> merge_names([], ["x"])
#> merge_names(["q"], [])
#> merge_names(["a", "b", "c"], ["A", "B", "C"])
#> merge_names(["kim", "lou"], ["abe", "zoe"])
# %%
import heapq
from typing import List

class Solution:
    def topOfMany(self, rows: List[List[int]], k: int) -> List[int]:
        heap = [(-row[0], r, 0) for r, row in enumerate(rows) if row]
        heapq.heapify(heap)
        res = []
        while heap and len(res) < k:
            neg, r, c = heapq.heappop(heap)
            res.append(-neg)
            if c + 1 < len(rows[r]):
                heapq.heappush(heap, (-rows[r][c + 1], r, c + 1))
        return res
#> Solution().topOfMany([[9, 5, 1], [8, 7], [6]], 4)
#> Solution().topOfMany([], 2)
#> Solution().topOfMany(rows=[[], [3]], k=5)
#> Solution().topOfMany(rows=[[4, 4, 4], [4, 3]], k=3)
#> Solution().topOfMany([[10, 2], [9, 8, 7], [1]], 1)
# %%
def sort_by_merging(seq, less):
    runs = []
    for x in seq:
        if runs and runs[-1][-1] <= x:
            runs[-1].append(x)
        else:
            runs.append([x])
    rounds = 0
    while len(runs) > less:
        a, b = runs.pop(0), runs.pop(0)
        merged = []
        while a and b:
            merged.append(a.pop(0) if a[0] <= b[0] else b.pop(0))
        runs.append(merged + a + b)
        rounds += 1
    return runs, rounds
#> sort_by_merging([3, 1, 4, 1, 5], 1)
#> sort_by_merging([], 1)
#> sort_by_merging([5, 4, 3, 2], 2)
#> sort_by_merging([1, 2, 3], 1)
#> sort_by_merging([9, 2, 6, 1, 7, 0], 3)
# %%
def count_crossings(tops, bottoms):
    order = [b for _, b in sorted(zip(tops, bottoms))]

    def solve(xs):
        if len(xs) < 2:
            return xs, 0
        mid = len(xs) // 2
        l, a = solve(xs[:mid])
        r, b = solve(xs[mid:])
        out, cross = [], a + b
        while l and r:
            if l[0] <= r[0]:
                out.append(l.pop(0))
            else:
                cross += len(l)
                out.append(r.pop(0))
        return out + l + r, cross

    return solve(order)[1]
#> count_crossings([1, 2, 3], [3, 1, 2])
#> count_crossings([], [])
#> count_crossings([4], [4])
#> count_crossings([1, 2, 3, 4], [4, 3, 2, 1])
#> count_crossings([3, 1, 2, 5], [1, 2, 3, 4])
# %%
class Solution:
    def diffSorted(self, a, b):
        i = j = 0
        only_a, only_b = [], []
        while i < len(a) or j < len(b):
            if j >= len(b) or (i < len(a) and a[i] < b[j]):
                only_a.append(a[i]); i += 1
            elif i >= len(a) or b[j] < a[i]:
                only_b.append(b[j]); j += 1
            else:
                i += 1; j += 1
        return {"-": only_a, "+": only_b}
#> Solution().diffSorted([1, 2, 4], [2, 3, 4, 6])
#> Solution().diffSorted([], [5])
#> Solution().diffSorted([], [])
#> Solution().diffSorted(a=[1, 1, 2], b=[1, 2, 2])
#> Solution().diffSorted(a=[7, 8, 9], b=[1, 2])
# %%
def tram_board(lines, until):
    board = []
    for name, first, every in lines:
        t = first
        while t <= until:
            at = len(board)
            while at > 0 and board[at - 1][0] > t:
                at -= 1
            board.insert(at, (t, name))
            t += every
    return board
#> tram_board([("A", 0, 4), ("B", 1, 3)], 8)
#> tram_board([], 5)
#> tram_board([("X", 9, 1)], 8)
#> tram_board([("M", 2, 2), ("N", 2, 5)], 6)
#> tram_board([("P", 5, 9), ("Q", 3, 1), ("R", 0, 2)], 5)
# %%
class Solution:
    def pairGaps(self, fences):
        marks = sorted(x for f in fences for x in f)
        inside = 0
        res = []
        opens = {}
        for lo, hi in fences:
            opens[lo] = opens.get(lo, 0) + 1
            opens[hi] = opens.get(hi, 0) - 1
        for p, q in zip(marks, marks[1:]):
            if p == q:
                continue
            inside += opens.pop(p)
            if inside % 2:
                res.append((p, q))
        return res
#> Solution().pairGaps([(0, 6), (2, 4)])
#> Solution().pairGaps([])
#> Solution().pairGaps(fences=[(1, 3)])
#> Solution().pairGaps(fences=[(0, 5), (3, 8), (4, 10)])
#> Solution().pairGaps([(0, 2), (0, 2)])
# %%
def color_line(n, strokes):
    line = ["_"] * n
    last = {}
    for lo, hi, c in strokes:
        for i in range(max(0, lo), min(n, hi)):
            line[i] = c
        last[c] = (lo, hi)
    shown = {}
    for c in line:
        shown[c] = shown.get(c, 0) + 1
    hidden = [c for c in last if c not in shown]
    return "".join(line), sorted(hidden)
#> color_line(5, [(0, 3, "r"), (2, 5, "g")])
#> color_line(0, [(0, 1, "a")])
#> color_line(3, [])
#> color_line(4, [(1, 2, "x"), (0, 9, "y"), (-2, 1, "z")])
#> color_line(6, [(0, 2, "p"), (4, 6, "q"), (1, 5, "p")])
# %%
class Solution:
    def minRooms(self, visits, clean):
        starts = sorted(v[0] for v in visits)
        ends = sorted(v[1] + clean for v in visits)
        rooms = peak = 0
        e = 0
        for s in starts:
            while e < len(ends) and ends[e] <= s:
                rooms -= 1
                e += 1
            rooms += 1
            peak = max(peak, rooms)
        return peak
#> Solution().minRooms([(0, 5), (5, 8), (6, 9)], 1)
#> Solution().minRooms([], 0)
#> Solution().minRooms(visits=[(1, 2), (2, 3), (3, 4)], clean=0)
#> Solution().minRooms(visits=[(1, 2), (2, 3), (3, 4)], clean=2)
#> Solution().minRooms([(10, 30), (0, 5)], 4)
# %%
def rivalry(spans):
    wins = {name: 0 for name, *_ in spans}
    for i, (n1, a1, b1) in enumerate(spans):
        for n2, a2, b2 in spans[i + 1:]:
            if b1 < a2 or b2 < a1:
                continue
            longer = n1 if b1 - a1 >= b2 - a2 else n2
            wins[longer] += 1
    top = max(wins.values(), default=0)
    return [n for n in wins if wins[n] == top and top > 0]
#> rivalry([("a", 0, 5), ("b", 4, 6), ("c", 9, 9)])
#> rivalry([])
#> rivalry([("solo", 1, 2)])
#> rivalry([("x", 0, 3), ("y", 2, 8), ("z", 7, 9), ("w", 1, 1)])
#> rivalry([("m", 0, 2), ("n", 2, 4), ("o", 4, 6)])
# %%
def sweep_prices(offers, queries):
    changes = {}
    for lo, hi, p in offers:
        changes.setdefault(lo, []).append(("+", p))
        changes.setdefault(hi + 1, []).append(("-", p))
    active, answer = [], {}
    times = sorted(set(changes) | set(queries))
    for t in times:
        for sign, p in changes.get(t, ()):
            if sign == "+":
                active.append(p)
            else:
                active.remove(p)
        if t in queries:
            answer[t] = min(active) if active else None
    return [answer[q] for q in queries]
#> sweep_prices([(1, 3, 50), (2, 5, 40)], [1, 2, 6])
#> sweep_prices([], [4])
#> sweep_prices([(0, 9, 7)], [])
#> sweep_prices([(0, 4, 9), (1, 1, 2), (1, 3, 5)], [3, 1, 0])
#> sweep_prices([(5, 5, 1), (6, 8, 3)], [5, 7, 9, 4])
# %%
class Solution:
    def absorb(self, blobs, power):
        power_left = power
        eaten = []
        blobs = sorted(blobs, key=lambda b: b[1] - b[0])
        reach = [0, 0]
        for lo, hi in blobs:
            size = hi - lo
            if size <= power_left and lo <= reach[1] + power_left and hi >= reach[0] - power_left:
                power_left += size // 2
                reach = [min(reach[0], lo), max(reach[1], hi)]
                eaten.append((lo, hi))
        return eaten, power_left
#> Solution().absorb([(1, 3), (5, 9), (-4, -3)], 3)
#> Solution().absorb([], 2)
#> Solution().absorb(blobs=[(10, 11)], power=2)
#> Solution().absorb(blobs=[(0, 2), (3, 6), (-8, -2), (7, 15)], power=4)
#> Solution().absorb([(1, 9)], 5)
# %%
def gapless(starts, size):
    starts = sorted(starts)
    moved = 0
    for i in range(1, len(starts)):
        free = starts[i - 1] + size
        if starts[i] < free:
            moved += free - starts[i]
            starts[i] = free
    return moved, starts
#> gapless([0, 1, 5], 2)
#> gapless([], 3)
#> gapless([4, 4, 4, 4], 1)
#> gapless([9, 0, 3], 3)
#> gapless([2, 0, 8, 1, 9], 4)
# %%
def guard_points(shifts, hours):
    best = []
    pool = [tuple(s) for s in shifts]
    pending = sorted(hours)
    while pending:
        h = pending[0]
        options = [s for s in pool if s[0] <= h < s[1]]
        if not options:
            best.append((h, None))
            pending.pop(0)
            continue
        pick = max(options, key=lambda s: s[1])
        best.append((h, pick))
        pool.remove(pick)
        pending = [x for x in pending if x >= pick[1]]
    return best
#> guard_points([(0, 4), (3, 8), (2, 6)], [1, 3, 5, 7])
#> guard_points([], [2])
#> guard_points([(1, 2)], [])
#> guard_points([(0, 10), (5, 20)], [0, 9, 10, 25])
#> guard_points([(1, 3), (6, 9)], [2, 4, 8])
# %%
class Solution:
    def firstClash(self, calls):
        seen = []
        for k, (lo, hi) in enumerate(calls):
            l, r = 0, len(seen)
            while l < r:
                m = (l + r) >> 1
                if seen[m][0] < lo:
                    l = m + 1
                else:
                    r = m
            if l > 0 and seen[l - 1][1] > lo or l < len(seen) and seen[l][0] < hi:
                return k
            seen.insert(l, (lo, hi))
        return -1
#> Solution().firstClash([(5, 7), (1, 3), (6, 8)])
#> Solution().firstClash([])
#> Solution().firstClash([(0, 1), (1, 2), (2, 3)])
#> Solution().firstClash(calls=[(4, 9), (0, 2), (2, 4), (9, 12), (1, 3)])
#> Solution().firstClash(calls=[(3, 6), (3, 6)])
# %%
def tile_floor(total, tiles):
    def place(left, avail):
        if left == 0:
            return []
        for i, t in enumerate(avail):
            if t > left:
                continue
            rest = place(left - t, avail[:i] + avail[i + 1:])
            if rest is not None:
                return [t] + rest
        return None
    return place(total, sorted(tiles, reverse=True))
#> tile_floor(7, [5, 3, 4])
#> tile_floor(0, [1])
#> tile_floor(9, [])
#> tile_floor(6, [5, 5, 2])
#> tile_floor(10, [6, 3, 3, 4])
# %%
def snow_plow(drifts, reach):
    depth = dict(drifts)
    route = []
    for pos in sorted(depth):
        if depth[pos] <= 0:
            continue
        carry = depth[pos]
        for nxt in range(pos, pos + reach):
            if nxt in depth:
                depth[nxt] -= min(carry, depth[nxt])
        route.append(pos)
    return route, {p: d for p, d in depth.items() if d}
#> snow_plow([(0, 3), (1, 2), (4, 5)], 2)
#> snow_plow([], 1)
#> snow_plow([(2, 1), (3, 4), (4, 1)], 3)
#> snow_plow([(7, 0)], 2)
#> snow_plow([(1, 1), (2, 2), (3, 3), (4, 4)], 2)
# %%
class Solution:
    def fuseLists(self, a, b):
        out = []
        i, j = 0, 0
        bonus = 0
        while i < len(a) and j < len(b):
            x, y = a[i], b[j]
            if x == y:
                bonus += x
                out.append(x + y)
                i, j = i + 1, j + 1
            elif x < y:
                out.append(x)
                i += 1
            else:
                out.append(y)
                j += 1
        out.extend(a[i:] or b[j:])
        return out, bonus
#> Solution().fuseLists([1, 3, 5], [2, 3, 6, 7])
#> Solution().fuseLists([], [])
#> Solution().fuseLists(a=[4, 4], b=[4])
#> Solution().fuseLists(a=[], b=[1, 2])
#> Solution().fuseLists([1, 2, 9, 10], [9, 10])

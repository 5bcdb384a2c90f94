# %%
from typing import List

class Solution:
    def beaconCover(self, spots: List[int], reach: int, spare: int) -> int:
        spots.sort()
        covered = -1
        used, i = 0, 0
        while i < len(spots):
            if spots[i] <= covered:
                i += 1
                continue
            if spare > 0 and (i + 1 == len(spots) or spots[i + 1] - spots[i] > reach):
                spare -= 1
                i += 1
                continue
            j = i
            while j + 1 < len(spots) and spots[j + 1] - spots[i] <= reach:
                j += 1
            covered = spots[j] + reach
            used += 1
            i = j + 1
        return used
#> Solution().beaconCover([1, 3, 8, 20], 4, 1)
#> Solution().beaconCover([], 2, 0)
#> Solution().beaconCover([5, 9, 2, 30, 31, 60], 3, 0)
#> Solution().beaconCover(spots=[10, 20, 30], reach=1, spare=2)
#> Solution().beaconCover([4, 4, 5, 6, 15, 16], 2, 1)
# %%
def juggle(throws):
    hands = {"L": 3, "R": 0}
    air = []
    drops = 0
    side = "L"
    for t, h in enumerate(throws):
        landing = [x for x in air if x[0] == t]
        air = [x for x in air if x[0] != t]
        for _, hand in landing:
            if hands[hand] < 2:
                hands[hand] += 1
            else:
                drops += 1
        if hands[side] and h > 0:
            hands[side] -= 1
            target = side if h % 2 == 0 else ("R" if side == "L" else "L")
            air.append((t + h, target))
        side = "R" if side == "L" else "L"
    return hands, drops, len(air)
#> juggle([3, 3, 3, 3])
#> juggle([])
#> juggle([2, 1, 2, 1, 2])
#> juggle([1, 1, 1, 1, 1, 1])
#> juggle([4, 0, 4, 0, 1])
# %%
from typing import List

class Solution:
    def tallyBlocks(self, nums: List[int], key: int) -> List[List[int]]:
        groups: List[List[int]] = []
        acc, neg = [], 0
        for v in nums:
            if v < 0:
                neg += 1
            if v == key or neg == 2:
                if acc:
                    groups.append(acc)
                acc, neg = [], 0
                if v == key:
                    continue
            acc.append(v)
            if len(groups) and sum(acc) == sum(groups[-1]):
                groups[-1].extend(acc)
                acc = []
        return groups + [acc]
#> Solution().tallyBlocks([1, 2, 0, 3, 4], 0)
#> Solution().tallyBlocks([], 1)
#> Solution().tallyBlocks([-1, 5, -2, 5, -1, 4], 9)
#> Solution().tallyBlocks(nums=[7, 7, 7], key=7)
#> Solution().tallyBlocks([2, 2, 9, 1, 1, 2, 9, 8], 9)
# %%
def strip_tags(src):
    depth = 0
    buf, names, cur = "", [], ""
    for ch in src:
        if ch == '<':
            depth += 1
            cur = ""
        elif ch == '>' and depth:
            depth -= 1
            if cur.startswith('/') and names and names[-1] == cur[1:]:
                names.pop()
            elif cur:
                names.append(cur)
            cur = ""
        elif depth:
            cur += ch
        else:
            buf += ch
    return buf, names
#> strip_tags("<b>hi</b>")
#> strip_tags("")
#> strip_tags("a<i>b<u>c")
#> strip_tags("x>y<p></q>")
#> strip_tags("<a><b>z</b></a>!")
# %%
import heapq
from typing import List

class Solution:
    def mergeEmbers(self, fires: List[int], wind: int) -> int:
        heap = list(fires)
        heapq.heapify(heap)
        smoke = turns = 0
        while len(heap) > 1:
            small = heapq.heappop(heap)
            nxt = heapq.heappop(heap)
            turns += 1
            if nxt - small > wind:
                smoke += small
                heapq.heappush(heap, nxt)
            else:
                smoke += 1
                heapq.heappush(heap, small + nxt)
        return smoke * 10 + turns + (heap[0] if heap else 0)
#> Solution().mergeEmbers([2, 3, 9], 2)
#> Solution().mergeEmbers([], 1)
#> Solution().mergeEmbers([1, 1, 1, 1, 1], 0)
#> Solution().mergeEmbers(fires=[4, 8, 15, 16, 23], wind=5)
#> Solution().mergeEmbers([6], 3)
# %%
def quiz_streak(answers, key):
    points, mult, lives = 0, 1, 3
    log = []
    for a, k in zip(answers, key):
        if a == k:
            points += 10 * mult
            mult = min(mult + 1, 4)
        elif a == '-':
            mult = 1
        else:
            lives -= 1
            points -= 5 if points >= 5 else points
            mult = max(1, mult // 2)
        log.append(points)
        if not lives:
            break
    return log, lives, mult
#> quiz_streak("ABCA", "ABCD")
#> quiz_streak("", "ABC")
#> quiz_streak("DDDDDD", "AAAAAA")
#> quiz_streak("A-BB-C", "AABBCC")
#> quiz_streak("ABABX", "ABABY")
# %%
from typing import List

class Solution:
    def snowRoof(self, falls: List[int], limit: int, melt: int) -> List[int]:
        layers: List[int] = []
        total = slides = 0
        for f in falls:
            if layers and f == 0:
                layers[-1] -= melt
                total -= melt
                if layers[-1] <= 0:
                    total -= layers[-1]
                    layers.pop()
            elif f:
                layers.append(f)
                total += f
            while total > limit and layers:
                total -= layers.pop()
                slides += 1
        return [total, slides, len(layers)]
#> Solution().snowRoof([3, 4, 0, 6], 10, 2)
#> Solution().snowRoof([], 5, 1)
#> Solution().snowRoof([2, 0, 0, 0, 1], 5, 1)
#> Solution().snowRoof(falls=[9, 9, 1, 8], limit=12, melt=3)
#> Solution().snowRoof([1, 1, 1, 0, 5, 5], 7, 4)
# %%
def flipbook(frames):
    first = second = None
    cuts, same = [], 0
    for no, f in enumerate(frames):
        if f == first:
            same += 1
        elif f == second:
            first, second = second, first
            same = 0
        else:
            if first is not None and same == 0:
                cuts.append(no)
            second, first, same = first, f, 0
    return cuts, first, second, same
#> flipbook("aabba")
#> flipbook("")
#> flipbook("abcd")
#> flipbook("xyxyzz")
#> flipbook("mmmmnnm")
# %%
from typing import List

class Solution:
    def cropRows(self, field: List[str]) -> List[int]:
        ripe = [0] * len(field)
        carry, best = 0, -1
        for r, row in enumerate(field):
            left, right = 0, len(row) - 1
            while left <= right and row[left] == '.':
                left += 1
            while right >= left and row[right] == '.':
                right -= 1
            ripe[r] = right - left + 1 + carry
            carry = 1 if ripe[r] > 2 else 0
            if best == -1 or ripe[r] > ripe[best]:
                best = r
        return ripe + [best]
#> Solution().cropRows([".ab.", "c..d", "...."])
#> Solution().cropRows([])
#> Solution().cropRows(["xyz"])
#> Solution().cropRows(field=["..", "a.", ".b", "ab"])
#> Solution().cropRows(["..q..", ".qqq.", "....."])
# %%
class Solution:
    def gearShift(self, road: str, top: int) -> str:
        gear, rpm, changes = 1, 0, 0
        for seg in road:
            rpm += {'u': -1, 'd': 2}.get(seg, 1)
            if rpm > 3 and gear < top:
                gear, rpm = gear + 1, 1
                changes += 1
            elif rpm < 0:
                if gear > 1:
                    gear -= 1
                    changes += 1
                    rpm = 2
                else:
                    rpm = 0
        return f"g{gear}r{rpm}c{changes}"
#> Solution().gearShift("ddud", 3)
#> Solution().gearShift("", 5)
#> Solution().gearShift("uuuu", 4)
#> Solution().gearShift("ffffffff", 2)
#> Solution().gearShift("dduuuuuf", 6)
# %%
from collections import defaultdict
from typing import List

class Solution:
    def inboxSort(self, mails: List[str]) -> List[str]:
        boxes = defaultdict(list)
        spam, order = 0, []
        for m in mails:
            sender, _, topic = m.partition(':')
            if not topic or topic.count('!') > 1:
                spam += 1
                if sender in boxes and boxes[sender]:
                    boxes[sender].pop()
                continue
            if sender not in boxes:
                order.append(sender)
            boxes[sender].append(topic.rstrip('!'))
        res = [f"{s}={'/'.join(boxes[s])}" for s in order]
        res.append(str(spam))
        return res
#> Solution().inboxSort(["al:hi", "bo:win!!", "al:lunch!"])
#> Solution().inboxSort([])
#> Solution().inboxSort(["zed", "zed:a", "zed:b!!"])
#> Solution().inboxSort(mails=["x:1", "y:2", "x:3", "y:!!", "z:"])
#> Solution().inboxSort(["k:go!", "k:go!", "k:"])
# %%
def stair_dust(steps, broom):
    dust, carried, rest = list(steps), 0, []
    for i in range(len(dust) - 1, -1, -1):
        here = dust[i] + carried
        if here <= broom:
            carried = here
            dust[i] = 0
        else:
            dust[i] = here - broom
            carried = broom
            if i % 2 == 0:
                rest.append(i)
                carried = 0
    return dust, carried, rest
#> stair_dust([2, 3, 1, 4], 5)
#> stair_dust([], 2)
#> stair_dust([9, 9, 9], 4)
#> stair_dust([1, 0, 0, 1, 0], 3)
#> stair_dust([6, 1, 6, 1, 6], 6)
# %%
from typing import List

class Solution:
    def balancePan(self, stones: List[int]) -> str:
        def lighter(a: int, b: int) -> str:
            return 'L' if a <= b else 'R'

        left, right, moves = 0, 0, []
        for s in sorted(stones, reverse=True):
            side = lighter(left, right)
            if side == 'L':
                left += s
            else:
                right += s
            if left == right and moves:
                side = side.lower()
            moves.append(side)
        return ''.join(moves) + str(abs(left - right))
#> Solution().balancePan([3, 1, 2])
#> Solution().balancePan([])
#> Solution().balancePan([4, 4, 4, 4])
#> Solution().balancePan(stones=[10, 2, 3, 5])
#> Solution().balancePan([8, 1, 1, 1, 1])
# %%
def parcel_codes(codes):
    ok, bad = [], {}
    for c in codes:
        total, alt = 0, False
        for d in reversed(c):
            if not d.isdigit():
                total = -1
                break
            v = int(d) * (3 if alt else 1)
            total += v
            alt = not alt
        if total < 0 or total % 7:
            bad[c] = total % 7 if total >= 0 else None
        else:
            ok.append(c)
    return ok, bad
#> parcel_codes(["21", "07", "x3"])
#> parcel_codes([])
#> parcel_codes(["124", "700"])
#> parcel_codes(["", "1a1", "34"])
#> parcel_codes(["999", "412", "5", "14"])
# %%
from typing import List

class Solution:
    def wolfSheep(self, pen: str) -> List[int]:
        eaten, hungry, last_wolf, safe = 0, 0, -9, 0
        for i, a in enumerate(pen):
            if a == 'w':
                hungry += 1
                last_wolf = i
            elif a == 's':
                if hungry and i - last_wolf <= 2:
                    eaten += 1
                    hungry -= 1
                else:
                    safe += 1
            elif a == '|':
                hungry, last_wolf = 0, -9
        return [eaten, safe, hungry]
#> Solution().wolfSheep("wss|s")
#> Solution().wolfSheep("")
#> Solution().wolfSheep("ww..ss")
#> Solution().wolfSheep(pen="swsws|w")
#> Solution().wolfSheep("wwwsss.s")
# %%
from typing import List

class Solution:
    def twoSpeed(self, a: List[int], limit: int) -> List[int]:
        slow = fast = 0
        best, acc = (0, 0), 0
        while fast < len(a):
            acc += a[fast]
            fast += 1
            while slow < fast and (acc > limit or a[slow] % 5 == 0):
                acc -= a[slow]
                slow += 1
            if fast - slow > best[1] - best[0]:
                best = (slow, fast)
        return a[best[0]:best[1]]
#> Solution().twoSpeed([1, 2, 5, 3, 4, 1], 8)
#> Solution().twoSpeed([], 4)
#> Solution().twoSpeed([9, 8, 7], 6)
#> Solution().twoSpeed([5, 10, 15], 50)
#> Solution().twoSpeed([2, 1, 1, 3, 1, 2, 5], 6)
# %%
from collections import deque
from typing import List

class Solution:
    def relayTeam(self, stamina: List[int], laps: int) -> List[int]:
        team = deque(enumerate(stamina))
        runs = [0] * len(stamina)
        tired = 0
        while laps > 0 and team:
            who, st = team.popleft()
            go = min(2, st, laps)
            if go <= 0:
                tired += 1
                continue
            runs[who] += go
            laps -= go
            st -= go
            if st > 0 or runs[who] < 2:
                team.append((who, st))
        return runs + [laps, tired]
#> Solution().relayTeam([3, 1, 4], 6)
#> Solution().relayTeam([], 4)
#> Solution().relayTeam([1, 1, 1], 9)
#> Solution().relayTeam(stamina=[5, 5], laps=7)
#> Solution().relayTeam([0, 2, 6], 5)
# %%
def rhythm(beats, bar):
    filled, bars, tied = 0, [[]], 0
    for b in beats:
        while b > 0:
            room = bar - filled
            part = min(b, room)
            bars[-1].append(part)
            b -= part
            filled += part
            if b > 0:
                tied += 1
            if filled == bar:
                bars.append([])
                filled = 0
    if not bars[-1]:
        bars.pop()
    return bars, tied
#> rhythm([1, 2, 3], 4)
#> rhythm([], 3)
#> rhythm([7], 3)
#> rhythm([2, 2, 2, 2], 4)
#> rhythm([1, 0, 5, 1], 2)
# %%
from typing import List

class Solution:
    def climbLog(self, moves: List[str]) -> str:
        h, top, slips, camp = 0, 0, 0, 0
        for m in moves:
            kind, amt = m[0], int(m[1:] or 1)
            if kind == 'u':
                h += amt
            elif kind == 'd':
                h = max(camp, h - amt)
            elif kind == 's':
                slips += 1
                h = camp if slips % 2 == 0 else max(camp, h - 2 * amt)
            else:
                camp = h
            if h > top:
                top = h
        return f"{h}/{top}/{slips}"
#> Solution().climbLog(["u5", "d2", "c", "u3", "s"])
#> Solution().climbLog([])
#> Solution().climbLog(["u", "u", "s3", "u9", "s1"])
#> Solution().climbLog(moves=["d4", "u2", "c", "d9", "u1"])
#> Solution().climbLog(["u10", "s2", "c", "s2", "s2", "u1"])
# %%
def find_dips(prices, drop):
    peak = None
    dips, since, bought = [], 0, 0
    for day, p in enumerate(prices):
        if peak is None or p >= peak:
            peak, since = p, 0
            continue
        since += 1
        if (peak - p) * 100 >= drop * peak and since >= 2:
            dips.append((day, p))
            bought += p
            peak, since = p, 0
    return dips, bought, peak
#> find_dips([10, 9, 8, 12], 20)
#> find_dips([], 10)
#> find_dips([100, 95, 90, 80, 70, 60], 10)
#> find_dips([5, 6, 7], 1)
#> find_dips([50, 20, 49, 20, 19, 3], 50)
# %%
from typing import List

class Solution:
    def toggleBits(self, n: int, rules: List[int]) -> int:
        x, step, ones = n, 0, 0
        for r in rules:
            if x >> r & 1:
                x &= ~(1 << r)
            elif ones < 2 or r == 0:
                x |= 1 << r
            else:
                x >>= 1
            ones = bin(x).count('1')
            step += ones % 2
        return x * 10 + step
#> Solution().toggleBits(5, [0, 1, 2])
#> Solution().toggleBits(9, [])
#> Solution().toggleBits(0, [3, 2, 1, 0])
#> Solution().toggleBits(n=15, rules=[4, 4, 0, 2])
#> Solution().toggleBits(21, [1, 3, 5, 0])
# %%
def vending(stock, picks):
    money, sold = 0, {}
    refused = []
    for coin, slot in picks:
        money += coin
        if slot not in stock or stock[slot][1] == 0:
            refused.append(slot)
            continue
        price, left = stock[slot]
        if money < price:
            refused.append(slot.lower())
        else:
            money -= price
            stock[slot] = (price, left - 1)
            sold[slot] = sold.get(slot, 0) + 1
    return sold, money, ''.join(refused)
#> vending({"A": (3, 1), "B": (2, 5)}, [(2, "A"), (2, "A"), (5, "A")])
#> vending({}, [(1, "Z")])
#> vending({"C": (4, 2)}, [])
#> vending({"A": (1, 3)}, [(1, "A"), (1, "A"), (1, "A"), (1, "A")])
#> vending({"X": (7, 1), "Y": (1, 1)}, [(4, "X"), (2, "Y"), (2, "X"), (0, "Y")])
# %%
from typing import List

class Solution:
    def skyline(self, h: List[int]) -> List[int]:
        seen_from_left, seen_from_right = [], []
        hi = 0
        for i, x in enumerate(h):
            if x > hi:
                seen_from_left.append(i)
                hi = x
        hi = 0
        for i in range(len(h) - 1, -1, -1):
            if h[i] >= hi and h[i] > 0:
                seen_from_right.append(i)
                hi = h[i] + 1
        both = set(seen_from_left) & set(seen_from_right)
        return sorted(both) + [len(seen_from_left) - len(seen_from_right)]
#> Solution().skyline([1, 3, 2])
#> Solution().skyline([])
#> Solution().skyline([4, 4, 4])
#> Solution().skyline(h=[0, 5, 0, 2, 6, 1])
#> Solution().skyline([7, 6, 5])
# %%
def rle_diff(a, b):
    i = j = 0
    diffs = []
    while i < len(a) and j < len(b):
        p, q = i, j
        while i < len(a) and a[i] == a[p]:
            i += 1
        while j < len(b) and b[j] == b[q]:
            j += 1
        if a[p] != b[q]:
            diffs.append(a[p] + b[q])
            break
        d = (i - p) - (j - q)
        if d:
            diffs.append(a[p] + ('+' if d > 0 else '-') * abs(d))
    return diffs, a[i:], b[j:]
#> rle_diff("aabb", "abbb")
#> rle_diff("", "x")
#> rle_diff("ccd", "ccde")
#> rle_diff("aaab", "aac")
#> rle_diff("zzyyx", "zyyyyx")
# %%
from typing import List

class Solution:
    def plantWater(self, thirst: List[int], can: int) -> List[int]:
        full, walk, pos = can, 0, -1
        visits = []
        for i, t in enumerate(thirst):
            if t <= 0:
                continue
            while t > 0:
                if full == 0:
                    walk += 2 * (pos + 1)
                    full = can
                used = min(full, t)
                t -= used
                full -= used
                pos = i
            walk += 1
            visits.append(walk)
        visits.append(full)
        return visits
#> Solution().plantWater([2, 2, 3], 4)
#> Solution().plantWater([], 3)
#> Solution().plantWater([0, -1, 5], 2)
#> Solution().plantWater(thirst=[1, 1, 1, 1, 1], can=2)
#> Solution().plantWater([6, 0, 6], 10)
# %%
def tag_team(events):
    active, bench = "red", "blue"
    energy = {"red": 5, "blue": 5}
    hits = 0
    for e in events:
        if e == "tag" and energy[bench] > 0:
            active, bench = bench, active
        elif e == "hit":
            energy[active] -= 2
            hits += 1
        elif e == "rest":
            energy[bench] = min(6, energy[bench] + 1)
        if energy[active] <= 0:
            active, bench = bench, active
            if energy[active] <= 0:
                return "out", hits
    return active, energy
#> tag_team(["hit", "tag", "hit", "rest"])
#> tag_team([])
#> tag_team(["hit", "hit", "hit", "hit", "hit", "hit", "tag"])
#> tag_team(["rest", "rest", "tag", "hit"])
#> tag_team(["hit", "hit", "hit", "tag", "rest", "hit"])
# %%
from typing import List
from bisect import bisect_left, insort

class Solution:
    def rankClimb(self, scores: List[int], mine: int) -> List[int]:
        board: List[int] = []
        ranks, drops = [], 0
        prev = 0
        for s in scores:
            if s == mine:
                mine += 1
            insort(board, s)
            if len(board) > 4:
                board.pop(0)
            rank = len(board) - bisect_left(board, mine) + 1
            if prev and rank > prev:
                drops += 1
            ranks.append(rank)
            prev = rank
        return ranks + [drops, mine]
#> Solution().rankClimb([10, 30, 20], 15)
#> Solution().rankClimb([], 5)
#> Solution().rankClimb([5, 6, 7, 8, 1], 5)
#> Solution().rankClimb(scores=[40, 50, 60, 70, 80], mine=55)
#> Solution().rankClimb([3, 3, 3, 9], 3)
# %%
def fold_paper(marks):
    cur = list(marks)
    folds, kept = 0, []
    while len(cur) > 1:
        half = (len(cur) + 1) // 2
        front, back = cur[:half], cur[half:][::-1]
        for i, x in enumerate(back):
            if front[i] == x:
                kept.append(x)
            elif front[i] < x:
                front[i] = x
        cur = front if folds % 2 == 0 else front[::-1]
        folds += 1
    return folds, cur, kept
#> fold_paper([1, 2, 3, 1])
#> fold_paper([])
#> fold_paper([5, 5, 5, 5, 5])
#> fold_paper([9, 2, 7, 2, 4, 9])
#> fold_paper([8])
# %%
from typing import List

class Solution:
    def keepers(self, vals: List[int], low: int, high: int) -> List[int]:
        kept = []
        below = above = 0
        for v in vals:
            if low <= v <= high:
                kept.append(v)
                if below > above:
                    low -= 1
                elif above > below:
                    high += 1
            elif v < low:
                below += 1
            else:
                above += 1
            if below + above >= 4 and kept:
                kept.pop(0)
                below = above = 0
        return kept + [low, high]
#> Solution().keepers([3, 7, 1, 5, 2], 2, 6)
#> Solution().keepers([], 0, 0)
#> Solution().keepers([9, 9, 5, 6, 7], 4, 5)
#> Solution().keepers(vals=[5, 0, 0, 0, 0, 5], low=5, high=5)
#> Solution().keepers([1, 2, 3, 4, 5, 6], 3, 4)
# %%
class Solution:
    def passwordLint(self, pw: str) -> tuple:
        kinds, prev_kind, run = set(), None, 0
        issues = []
        for i, c in enumerate(pw):
            kind = 'd' if c.isdigit() else 'u' if c.isupper() else 'l' if c.islower() else 'x'
            kinds.add(kind)
            run = run + 1 if kind == prev_kind else 1
            if run == 4:
                issues.append(f"{kind}{i}")
            if i and ord(c) - ord(pw[i - 1]) == 1 and kind == prev_kind:
                issues.append(pw[i - 1] + c)
            prev_kind = kind
        strength = len(kinds) * len(pw) - 3 * len(issues)
        return max(strength, 0), issues
#> Solution().passwordLint("abX9!")
#> Solution().passwordLint("")
#> Solution().passwordLint("1234")
#> Solution().passwordLint("QwErTy77")
#> Solution().passwordLint("zzzzzAB")
# %%
from collections import Counter
from typing import List

class Solution:
    def menuVotes(self, votes: List[str], veto: str) -> List[str]:
        tally = Counter()
        lead, changes, silent = "", 0, 0
        for v in votes:
            if v == veto or not v:
                silent += 1
                if lead and silent % 2 == 0:
                    tally[lead] -= 1
                continue
            tally[v] += 1
            if not lead or tally[v] > tally[lead]:
                if lead != v:
                    changes += 1
                lead = v
        ranked = sorted(tally, key=lambda d: (-tally[d], d))
        return ranked[:2] + [lead, str(changes)]
#> Solution().menuVotes(["pie", "soup", "soup", "fish"], "fish")
#> Solution().menuVotes([], "x")
#> Solution().menuVotes(["a", "z", "z", "b", "b"], "z")
#> Solution().menuVotes(votes=["egg", "", "ham", "ham", "egg", "egg"], veto="tofu")
#> Solution().menuVotes(["q", "q"], "q")
# %%
def river_hop(stones, leap):
    pos = hops = wet = 0
    trail = []
    while pos < len(stones) - 1:
        best = 0
        for step in range(leap, 0, -1):
            if pos + step < len(stones) and stones[pos + step] > 0:
                best = step
                break
        if best == 0:
            wet += 1
            best = 1
            if wet > 2:
                return trail, "swim"
        pos += best
        hops += 1
        stones[pos] -= 1
        trail.append(pos)
    return trail, hops
#> river_hop([1, 0, 1, 1], 2)
#> river_hop([], 3)
#> river_hop([1, 0, 0, 0, 0, 1], 1)
#> river_hop([1, 1, 1, 1, 1, 1, 1], 3)
#> river_hop([2, 0, 0, 2, 0, 2], 2)
# %%
from typing import List

class Solution:
    def cargoLists(self, items: List[List[int]], cap: int) -> int:
        def ratio(it: List[int]) -> float:
            return it[1] / it[0]

        worth = used = skipped = 0
        for it in sorted(items, key=ratio, reverse=True):
            w, v = it
            if used + w <= cap:
                used += w
                worth += v
            elif skipped == 0 and cap - used > 0:
                part = cap - used
                worth += v * part // w // 2
                used = cap
                skipped += 1
            else:
                skipped += 1
        return worth - skipped
#> Solution().cargoLists([[2, 10], [3, 9], [5, 10]], 6)
#> Solution().cargoLists([], 10)
#> Solution().cargoLists([[4, 4], [4, 8], [4, 12], [1, 1]], 8)
#> Solution().cargoLists(items=[[10, 50], [20, 60]], cap=5)
#> Solution().cargoLists([[1, 1], [2, 2], [3, 3]], 100)
# %%
class Solution:
    def morsePack(self, bits: str) -> str:
        out, ones, zeros = "", 0, 0
        for b in bits + "0":
            if b == "1":
                if zeros >= 3 and out:
                    out += " "
                ones, zeros = ones + 1, 0
            else:
                if ones >= 3:
                    out += "-"
                elif ones:
                    out += "."
                ones = 0
                zeros += 1
        return out
#> Solution().morsePack("10111")
#> Solution().morsePack("")
#> Solution().morsePack("11100010101")
#> Solution().morsePack("000")
#> Solution().morsePack("1110001110001")
# %%
from typing import List

class Solution:
    def mazeTurns(self, walls: List[str], start: int) -> List[int]:
        r, c, dr = 0, start, 1
        path: List[int] = []
        bumps = 0
        while 0 <= r < len(walls) and bumps < 5:
            row = walls[r]
            if row[c] == '#':
                bumps += 1
                r -= dr
                c = (c + 1) % len(row)
                if r < 0:
                    break
                path.append(-c)
                continue
            path.append(c)
            if row[c] == '<':
                c = max(0, c - 1)
            elif row[c] == '>':
                c = min(len(row) - 1, c + 1)
            r += dr
        return path
#> Solution().mazeTurns(["...", ".#.", "..."], 1)
#> Solution().mazeTurns([], 0)
#> Solution().mazeTurns(["#.", ".."], 0)
#> Solution().mazeTurns(walls=["<>", "><", "<<"], start=1)
#> Solution().mazeTurns(["..>.", "....", "####"], 2)
# %%
def clock_drift(ticks, drift):
    true_t = shown = 0
    fixes = []
    for k, t in enumerate(ticks):
        true_t += t
        shown += t + (drift if k % 2 else -drift // 2)
        gap = shown - true_t
        if abs(gap) > 3:
            fixes.append((k, gap))
            shown -= gap
            drift = max(drift - 1, 0)
    return shown, true_t, fixes, drift
#> clock_drift([5, 5, 5, 5], 4)
#> clock_drift([], 2)
#> clock_drift([1, 2, 3, 4, 5, 6], 6)
#> clock_drift([10, 10], 0)
#> clock_drift([3, 1, 4, 1, 5], 9)
# %%
from typing import List

class Solution:
    def bracketDepths(self, s: str) -> List[int]:
        depth, peak = 0, 0
        counts = [0] * 4
        i = 0
        while i < len(s):
            c = s[i]
            if c == '\\':
                i += 2
                continue
            if c == '(':
                depth += 1
            elif c == ')':
                depth = depth - 1 if depth > 0 else 0
            else:
                counts[min(depth, 3)] += 1
            peak = max(peak, depth)
            i += 1
        return counts + [peak, depth]
#> Solution().bracketDepths("a(b(c))")
#> Solution().bracketDepths("")
#> Solution().bracketDepths("x\\(y)z")
#> Solution().bracketDepths(s="((((k))))")
#> Solution().bracketDepths(")a(b")
# %%
def auction(bids, reserve):
    top, second, holder = 0, 0, None
    rejected = []
    for who, amount in bids:
        if amount < reserve or amount <= top and who != holder:
            rejected.append(who)
            second = max(second, amount)
        elif who == holder:
            top = max(top, amount)
        else:
            second, top = top, amount
            holder = who
    if holder is None:
        return None, rejected
    return holder, max(second, reserve), rejected
#> auction([("ann", 5), ("bob", 8), ("cat", 6)], 4)
#> auction([], 10)
#> auction([("x", 3), ("y", 2)], 9)
#> auction([("p", 10), ("p", 30), ("q", 20), ("r", 31)], 5)
#> auction([("m", 7), ("n", 7), ("m", 6)], 7)
# %%
from typing import List

class Solution:
    def cableSplice(self, cables: List[int], target: int) -> List[int]:
        pieces, length, knots = [], 0, 0
        for c in cables:
            if length:
                c -= 1
                knots += 1
            length += c
            while length >= target:
                pieces.append(target)
                length -= target
                if 0 < length < 2:
                    length = 0
        if length > target // 2:
            pieces.append(length)
        pieces.append(knots)
        return pieces
#> Solution().cableSplice([4, 5, 6], 5)
#> Solution().cableSplice([], 3)
#> Solution().cableSplice([17], 4)
#> Solution().cableSplice(cables=[2, 2, 2, 2, 2], target=6)
#> Solution().cableSplice([9, 1, 1, 8], 7)
# %%
def crossfade(xs, ys, k):
    mix, total = [], 0
    n, m = len(xs), len(ys)
    for i in range(max(n, m)):
        a = xs[i] if i < n else 0
        b = ys[i - m] if i < m else 0
        w = min(i, k)
        v = (a * (k - w) + b * w) // k
        if mix and (v > mix[-1] > 0 or v < mix[-1] < 0):
            v = mix[-1] + (1 if v > mix[-1] else -1)
        mix.append(v)
        total += v
    return mix, total
#> crossfade([8, 8, 8], [0, 4, 8], 2)
#> crossfade([], [], 1)
#> crossfade([10, 2], [5, 5, 5, 5], 3)
#> crossfade([-4, -8, -9], [], 2)
#> crossfade([1, 2, 3, 4], [9, 7, 5, 3], 4)

# %%
from typing import List

class Solution:
    def bookmark(self, pages: List[int], pace: int) -> List[int]:
        day, read, left, tired = 1, [], pace, False
        for p in pages:
            while p > left:
                p -= left
                day += 1
                tired = not tired
                left = pace - 1 if tired and pace > 1 else pace
            left -= p
            read.append(day)
            if left == 0:
                day, left, tired = day + 1, pace, False
        return read + [left]
#> Solution().bookmark([3, 5, 2], 4)
#> Solution().bookmark([], 2)
#> Solution().bookmark([10, 1], 3)
#> Solution().bookmark(pages=[2, 2, 2, 2], pace=2)
#> Solution().bookmark([1, 7, 4, 6], 5)
# %%
def sort_by_lift(nums, hold):
    a = nums[:]
    moves, i = 0, 0
    while i < len(a) - 1 and moves < hold:
        if a[i] <= a[i + 1]:
            i += 1
            continue
        x = a.pop(i + 1)
        j = i
        while j > 0 and a[j - 1] > x:
            j -= 1
        a.insert(j, x)
        moves += 1
        i = max(j, 0)
    return a, moves
#> sort_by_lift([3, 1, 2], 5)
#> sort_by_lift([], 1)
#> sort_by_lift([5, 4, 3, 2, 1], 2)
#> sort_by_lift([1, 2, 3], 3)
#> sort_by_lift([2, 9, 4, 7, 1], 9)
# %%
from typing import List

class Solution:
    def pairProducts(self, nums: List[int], mod: int) -> int:
        seen = {}
        score, last = 0, 1
        for i, v in enumerate(nums):
            r = v * last % mod
            if r in seen and i - seen[r] > 1:
                score += i - seen[r]
                seen.pop(r)
                last = 1
            else:
                seen[r] = i
                last = r or 1
        return score * 10 + len(seen)
#> Solution().pairProducts([2, 3, 4, 2, 6], 5)
#> Solution().pairProducts([], 3)
#> Solution().pairProducts([1, 1, 1, 1, 1], 4)
#> Solution().pairProducts(nums=[7, 14, 21, 28], mod=7)
#> Solution().pairProducts([5, 9, 2, 8, 3, 1], 11)
# %%
def lift_doors(calls, cap):
    floor, load, stops, dropped = 0, 0, [], 0
    for fl, change in calls:
        if fl == floor and stops:
            stops.append(-fl)
        else:
            stops.append(fl)
            floor = fl
        if load + change > cap:
            dropped += load + change - cap
            load = cap
        elif load + change < 0:
            load = 0
        else:
            load += change
    return stops, load, dropped
#> lift_doors([(1, 3), (4, -1), (4, 5)], 6)
#> lift_doors([], 4)
#> lift_doors([(2, -3), (2, 1)], 2)
#> lift_doors([(5, 9), (3, 9), (1, -9)], 10)
#> lift_doors([(0, 2), (0, 2), (7, -1), (0, -3)], 3)
# %%
from typing import List

class Solution:
    def sparkline(self, pts: List[int]) -> str:
        art, slope, flat = "", 0, 0
        for prev, cur in zip(pts, pts[1:]):
            d = cur - prev
            if d == 0:
                flat += 1
                art += "-" if flat < 3 else "="
                continue
            flat = 0
            s = 1 if d > 0 else -1
            if s == slope:
                art += "/" if s > 0 else "\\"
            elif abs(d) > 4:
                art += "^" if s > 0 else "v"
            else:
                art += "."
            slope = s
        return art
#> Solution().sparkline([1, 2, 3, 1])
#> Solution().sparkline([4])
#> Solution().sparkline([5, 5, 5, 5, 5, 12])
#> Solution().sparkline(pts=[9, 3, 2, 8, 8])
#> Solution().sparkline([0, 10, 20, 15, 5])
# %%
def crate_crane(cmds):
    piles = {"a": [], "b": [], "c": []}
    hook, clumsy = None, 0
    for k, cmd in enumerate(cmds):
        p = piles[cmd.lower()]
        if cmd.isupper():
            p.append(k)
        elif hook is None:
            if p:
                hook = p.pop()
            else:
                clumsy += 1
        else:
            p.append(hook)
            hook = None
    return piles, hook, clumsy
#> crate_crane("ABab")
#> crate_crane("")
#> crate_crane("AAacbc")
#> crate_crane("abc")
#> crate_crane("CBAcabcB")
# %%
from collections import Counter
from typing import List

class Solution:
    def hotelKeys(self, guests: List[str], rooms: int) -> List[str]:
        stays = Counter()
        occupied: List[str] = []
        turned = 0
        for g in guests:
            if g in occupied:
                occupied.remove(g)
                continue
            if len(occupied) == rooms:
                worst = min(occupied, key=lambda x: (stays[x], x))
                if stays[g] <= stays[worst]:
                    turned += 1
                    stays[g] += 1
                    continue
                occupied.remove(worst)
            occupied.append(g)
            stays[g] += 1
        return occupied + [str(turned)]
#> Solution().hotelKeys(["al", "bo", "cy", "cy"], 2)
#> Solution().hotelKeys([], 1)
#> Solution().hotelKeys(["x", "x", "x", "y"], 1)
#> Solution().hotelKeys(guests=["p", "q", "r", "r", "r", "p"], rooms=2)
#> Solution().hotelKeys(["m", "n", "n", "n", "n"], 1)
# %%
def even_out(a, b):
    i = j = sa = sb = 0
    cuts = []
    while i < len(a) or j < len(b):
        if (sa <= sb and i < len(a)) or j == len(b):
            sa += a[i]
            i += 1
        else:
            sb += b[j]
            j += 1
        if sa == sb and sa > 0:
            cuts.append((i, j))
            sa = sb = 0
    return cuts, sa - sb
#> even_out([1, 2, 3], [3, 3])
#> even_out([], [])
#> even_out([5, 1], [2, 2, 2])
#> even_out([4, 4, 4], [])
#> even_out([2, 1, 7, 1], [3, 4, 4])
# %%
from typing import List

class Solution:
    def sunDial(self, shadows: List[int]) -> int:
        low, low_at, rise, fall = 10 ** 6, -1, 0, 0
        for i, s in enumerate(shadows):
            if s < low:
                low, low_at = s, i
                rise = 0
            elif s > low and i > 0 and s > shadows[i - 1]:
                rise += 1
            if i and s < shadows[i - 1]:
                fall += 1
            if rise >= 3:
                break
        return low_at * 100 + rise * 10 + fall
#> Solution().sunDial([9, 6, 3, 4, 7])
#> Solution().sunDial([])
#> Solution().sunDial([5, 1, 2, 3, 4, 0])
#> Solution().sunDial(shadows=[3, 3, 3])
#> Solution().sunDial([8, 9, 7, 8, 6, 7, 5])
# %%
def scan_pairs(s):
    i, pairs, singles = 0, {}, ""
    last = ""
    while i < len(s):
        two = s[i:i + 2]
        if len(two) == 2 and two[0] != two[1] and two != last:
            pairs[two] = pairs.get(two, 0) + 1
            last = two
            i += 2
        else:
            singles += s[i]
            last = ""
            i += 1
    return pairs, singles
#> scan_pairs("abcd")
#> scan_pairs("")
#> scan_pairs("ababab")
#> scan_pairs("aabbc")
#> scan_pairs("xyzxyzx")
# %%
from typing import List

class Solution:
    def goatTrail(self, rocks: List[int], jump: int) -> List[int]:
        alt, path, rest = 0, [], 0
        for i, r in enumerate(rocks):
            up = r - alt
            if up > jump:
                rest += 1
                if rest == 2:
                    jump += 1
                    rest = 0
                continue
            if up < -2 * jump:
                break
            if path and r == rocks[path[-1]] and i - path[-1] == 1:
                path[-1] = i
            else:
                path.append(i)
            alt = r
        return path + [alt, jump]
#> Solution().goatTrail([2, 3, 9, 5], 3)
#> Solution().goatTrail([], 1)
#> Solution().goatTrail([9, 9, 2, 4, 6], 1)
#> Solution().goatTrail(rocks=[1, 1, 1, 2], jump=2)
#> Solution().goatTrail([4, 8, 12, 1, 3], 4)
# %%
import heapq

def river_logs(logs, saws):
    mills = [(0, k) for k in range(saws)]
    heapq.heapify(mills)
    cut, idle, order = 0, 0, []
    for t, length in logs:
        at, k = heapq.heappop(mills)
        if at < t:
            idle += t - at
            at = t
        end = at + length * (2 if k == 0 else 1)
        cut = max(cut, end)
        order.append(k)
        heapq.heappush(mills, (end, k))
    return order, cut, idle
#> river_logs([(0, 2), (1, 2), (2, 1)], 2)
#> river_logs([], 1)
#> river_logs([(5, 1), (5, 1), (5, 1)], 1)
#> river_logs([(0, 3), (0, 3), (0, 3), (9, 1)], 3)
#> river_logs([(2, 4), (3, 4), (4, 4), (5, 4)], 2)
# %%
from typing import List

class Solution:
    def gossip(self, chats: List[List[int]], start: int) -> List[int]:
        knows, day, fresh = {start}, 0, []
        for a, b in chats:
            day += 1
            if a in knows and b not in knows:
                new = b
            elif b in knows and a not in knows:
                new = a
            else:
                if a == b and a != start:
                    knows.discard(a)
                continue
            knows.add(new)
            fresh.append(new * 10 + day)
        return fresh + [len(knows)]
#> Solution().gossip([[0, 1], [1, 2], [3, 4]], 0)
#> Solution().gossip([], 5)
#> Solution().gossip([[1, 2], [2, 2], [2, 3], [1, 3]], 1)
#> Solution().gossip(chats=[[4, 3], [3, 2], [2, 1], [1, 4]], start=2)
#> Solution().gossip([[7, 8], [7, 7]], 9)
# %%
from typing import Tuple

class Solution:
    def fencePaint(self, posts: str, k: int) -> Tuple[int, int]:
        runs, cost = 0, 0
        prev = None
        cap = k
        for p in posts:
            if p == prev:
                runs += 1
            else:
                prev, runs = p, 1
            if runs > cap:
                cost += runs - cap
                prev = None
                cap = max(1, cap - 1)
            elif runs == cap and p == "w":
                cap += 1
        return cost, cap
#> Solution().fencePaint("rrrwww", 2)
#> Solution().fencePaint("", 1)
#> Solution().fencePaint("bbbbbb", 3)
#> Solution().fencePaint("wwwwww", 1)
#> Solution().fencePaint("rwrwrr", 1)
# %%
from typing import List

class Solution:
    def robotArm(self, cells: List[int], cmds: str) -> List[int]:
        ptr, grip, moves = 0, 0, 0
        n = len(cells)
        for c in cmds:
            if c == '>' and ptr < n - 1:
                ptr += 1
                moves += 1 + grip
            elif c == '<' and ptr > 0:
                ptr -= 1
                moves += 1 + grip
            elif c == 'g' and grip == 0:
                grip, cells[ptr] = cells[ptr], 0
            elif c == 'd' and grip:
                cells[ptr] += grip
                grip = 0
        return cells + [grip, moves]
#> Solution().robotArm([2, 0, 1], "g>d")
#> Solution().robotArm([4], "<>gd")
#> Solution().robotArm([1, 2, 3], ">g>dg<<d")
#> Solution().robotArm(cells=[0, 0], cmds="g>g")
#> Solution().robotArm([5, 5, 5, 5], ">>gg<d<g")
# %%
def tide_pool(levels, crabs):
    homes = sorted(crabs)
    moved, lost = 0, []
    for lv in levels:
        nxt = []
        for c in homes:
            if c < lv - 2:
                lost.append(c)
            elif c < lv:
                nxt.append(c + 1)
                moved += 1
            else:
                nxt.append(c)
        homes = nxt
        if not homes:
            break
    return homes, lost, moved
#> tide_pool([2, 3, 4], [1, 3, 5])
#> tide_pool([], [2])
#> tide_pool([9, 1], [1, 2])
#> tide_pool([1, 2, 3, 4], [0, 0])
#> tide_pool([5, 4, 6], [4, 3, 7])
# %%
from typing import List

class Solution:
    def runningMode(self, xs: List[int]) -> List[int]:
        cnt = {}
        mode, out, held = None, [], 0
        for x in xs:
            cnt[x] = cnt.get(x, 0) + 1
            if mode is None or cnt[x] > cnt[mode] or (cnt[x] == cnt[mode] and x < mode):
                held = 0 if x != mode else held + 1
                mode = x
            else:
                held += 1
            if held > 2:
                cnt[mode] -= 1
                held = 0
            out.append(mode)
        return out
#> Solution().runningMode([3, 1, 3, 1, 1])
#> Solution().runningMode([])
#> Solution().runningMode([5, 5, 5, 5, 2, 2, 2])
#> Solution().runningMode(xs=[9, 8, 7, 6])
#> Solution().runningMode([4, 4, 6, 6, 6, 4])
# %%
def ship_logs(lines):
    x = y = 0
    heading = 0
    dx, dy = (0, 1, 0, -1), (1, 0, -1, 0)
    marks = []
    for ln in lines:
        cmd, val = ln[0], int(ln[1:])
        if cmd == 'T':
            heading = (heading + val) % 4
        elif cmd == 'G':
            x, y = x + dx[heading] * val, y + dy[heading] * val
        elif cmd == 'M' and len(marks) < val:
            marks.append((x, y))
        if abs(x) + abs(y) > 12:
            x, y = x // 2, y // 2
    return (x, y), heading, marks
#> ship_logs(["G3", "T1", "G4", "M2"])
#> ship_logs([])
#> ship_logs(["G20", "M1", "M1", "T2", "G1"])
#> ship_logs(["T3", "G5", "T1", "G5", "M9"])
#> ship_logs(["T-1", "G9", "T-1", "G9"])
# %%
from collections import deque
from typing import List

class Solution:
    def hotPotato(self, kids: List[str], beats: List[int]) -> List[str]:
        ring = deque(kids)
        out: List[str] = []
        mercy = 1
        for b in beats:
            if len(ring) < 2:
                break
            ring.rotate(-(b % len(ring)))
            loser = ring[0]
            if mercy and b > 5:
                mercy -= 1
                out.append(loser.lower())
                ring.rotate(1)
            else:
                ring.popleft()
                out.append(loser)
        return out + sorted(ring)
#> Solution().hotPotato(["A", "B", "C"], [1, 1])
#> Solution().hotPotato([], [3])
#> Solution().hotPotato(["A", "B", "C", "D"], [7, 2, 9])
#> Solution().hotPotato(kids=["X", "Y"], beats=[6, 6, 6])
#> Solution().hotPotato(["K", "L", "M", "N", "O"], [0, 3, 4, 5])
# %%
def crop_text(s, limit):
    out, budget, quote = "", limit, False
    for i, c in enumerate(s):
        if c == '"':
            quote = not quote
            continue
        cost = 0 if quote else 2 if c.isupper() else 1
        if cost > budget:
            out += "…" if i < len(s) - 1 else ""
            break
        budget -= cost
        out += c
    else:
        if quote:
            out += "?"
    return out, budget
#> crop_text('ab"CD"e', 3)
#> crop_text("", 2)
#> crop_text("HELLO", 5)
#> crop_text('x"yz', 9)
#> crop_text("plain text", 4)
# %%
from typing import List

class Solution:
    def thermals(self, air: List[int], glide: int) -> int:
        alt, best, sink = glide, glide, 0
        for k, a in enumerate(air):
            alt -= 1 + sink // 2
            if a > 0:
                alt += a
                sink = 0
            elif a < 0:
                sink += 1
                alt += a if sink > 1 else 0
            if alt <= 0:
                return -(k + 1)
            if alt > best:
                best = alt
        return best * 10 + sink
#> Solution().thermals([2, 0, -1, 3], 5)
#> Solution().thermals([], 4)
#> Solution().thermals([-1, -1, -1, -1], 6)
#> Solution().thermals(air=[0, 0, 0, 9], glide=4)
#> Solution().thermals([5, -2, -2, 4, 0], 3)
# %%
from typing import Tuple

class Solution:
    def compressRoute(self, steps: str) -> Tuple[str, int, int]:
        opp = {'N': 'S', 'S': 'N', 'E': 'W', 'W': 'E'}
        st, saved, pause = [], 0, 0
        for c in steps:
            if c not in opp:
                pause += 1
                st.append('.')
            elif st and st[-1] == opp[c]:
                st.pop()
                saved += 2
            elif len(st) >= 2 and st[-1] == '.' and st[-2] == opp[c]:
                st[-2:] = ['.']
                saved += 1
            else:
                st.append(c)
        return ''.join(st), saved, pause
#> Solution().compressRoute("NNSE")
#> Solution().compressRoute("")
#> Solution().compressRoute("N.SW")
#> Solution().compressRoute("EWEW..N")
#> Solution().compressRoute("NES.NWW")
# %%
from typing import List

class Solution:
    def seedRows(self, beds: List[int], bag: int, gap: int) -> List[int]:
        last = -gap - 1
        used, planted = 0, []
        for i, soil in enumerate(beds):
            if used >= bag:
                break
            if soil == 1 and i - last > gap:
                planted.append(i)
                last, used = i, used + 1
            elif soil == 2 and planted and i - last <= gap:
                planted.pop()
                used -= 1
                last = planted[-1] if planted else -gap - 1
            elif soil > 2:
                gap = max(0, gap - 1)
        return planted + [used, gap]
#> Solution().seedRows([1, 1, 1, 1], 3, 1)
#> Solution().seedRows([], 2, 1)
#> Solution().seedRows([1, 2, 1, 0, 2, 1], 5, 1)
#> Solution().seedRows(beds=[3, 1, 3, 1, 1], bag=2, gap=2)
#> Solution().seedRows([1, 0, 0, 1, 0, 0, 1], 2, 2)
# %%
def odd_sums(m):
    rows, cols = len(m), len(m[0]) if m else 0
    odd_rows, col_sum = [], [0] * cols
    for r in range(rows):
        acc = 0
        for c in range(cols):
            v = m[r][c] if (r + c) % 2 == 0 else -m[r][c]
            acc += v
            col_sum[c] += v
        if acc % 2:
            odd_rows.append(r)
    return odd_rows, col_sum
#> odd_sums([[1, 2], [3, 4]])
#> odd_sums([])
#> odd_sums([[5, 5, 4]])
#> odd_sums([[1], [2], [3]])
#> odd_sums([[2, 2, 3], [0, 1, 0]])
# %%
from typing import List

class Solution:
    def bankQueue(self, times: List[int], close: int) -> List[int]:
        def fee(wait: int) -> int:
            return 0 if wait < 5 else wait // 5

        clock = lost = paid = 0
        waits: List[int] = []
        for k, t in enumerate(times):
            if clock >= close:
                lost = len(times) - k
                break
            waits.append(clock)
            paid += fee(clock)
            clock += t + (1 if k % 3 == 2 else 0)
        return waits + [paid, lost]
#> Solution().bankQueue([3, 4, 5, 2], 20)
#> Solution().bankQueue([], 5)
#> Solution().bankQueue([6, 6, 6, 6], 12)
#> Solution().bankQueue(times=[1, 1, 1, 1, 1], close=4)
#> Solution().bankQueue([10, 1, 1], 9)
# %%
def pick_teams(skills):
    pool = sorted(skills, reverse=True)
    red, blue, turn = [], [], 0
    while pool:
        if turn % 4 in (0, 3):
            team, other = red, blue
        else:
            team, other = blue, red
        ahead = sum(team) - sum(other)
        pick = pool.pop() if ahead > 5 else pool.pop(0)
        team.append(pick)
        turn += 1
    return red, blue
#> pick_teams([5, 9, 3, 7])
#> pick_teams([])
#> pick_teams([10, 1, 1])
#> pick_teams([4, 4, 4, 4, 4])
#> pick_teams([20, 2, 8, 6, 1, 9])
# %%
from typing import List

class Solution:
    def mergeShifts(self, shifts: List[List[int]], brk: int) -> List[List[int]]:
        merged: List[List[int]] = []
        worked = longest = 0
        for s, e in sorted(shifts):
            if e <= s:
                continue
            if merged and s - merged[-1][1] < brk:
                old = merged[-1][1]
                merged[-1][1] = max(old, e)
                worked += max(0, e - max(old, s))
            else:
                merged.append([s, e])
                worked += e - s
            longest = max(longest, merged[-1][1] - merged[-1][0])
        return merged + [[worked, longest]]
#> Solution().mergeShifts([[9, 12], [13, 17], [20, 22]], 2)
#> Solution().mergeShifts([], 1)
#> Solution().mergeShifts([[5, 5], [8, 3], [1, 2]], 1)
#> Solution().mergeShifts(shifts=[[1, 10], [2, 4], [9, 11]], brk=0)
#> Solution().mergeShifts([[6, 8], [0, 2], [3, 5]], 3)
# %%
from typing import Tuple

class Solution:
    def gemSwap(self, row: str) -> Tuple[str, int]:
        g = list(row)
        score, combo, i = 0, 0, 0
        while i + 2 < len(g):
            if g[i] == g[i + 1] == g[i + 2]:
                combo += 1
                score += 3 * combo
                del g[i:i + 3]
                i = max(0, i - 2)
            elif g[i] == g[i + 2] and i + 3 < len(g) and g[i + 3] == g[i]:
                g[i], g[i + 1] = g[i + 1], g[i]
                i += 1
            else:
                combo = 0
                i += 1
        return ''.join(g), score
#> Solution().gemSwap("abbbac")
#> Solution().gemSwap("")
#> Solution().gemSwap("aabaa")
#> Solution().gemSwap("rrrggg")
#> Solution().gemSwap("xyxxyyz")
# %%
from typing import List

class Solution:
    def soundCheck(self, mics: List[int], goal: int) -> List[int]:
        gain = [0] * len(mics)
        total, i, tries = sum(mics), 0, 0
        while mics and total != goal and tries < 8:
            if total < goal:
                step = min(3, goal - total)
            elif mics[i] + gain[i] > 0:
                step = -min(2, total - goal)
            else:
                step = 0
            gain[i] += step
            total += step
            i = (i + 1) % len(mics)
            tries += 1
        return gain + [total, tries]
#> Solution().soundCheck([2, 3], 10)
#> Solution().soundCheck([], 3)
#> Solution().soundCheck([9, 9, 0], 12)
#> Solution().soundCheck(mics=[4, 4, 4], goal=12)
#> Solution().soundCheck([1], 90)
# %%
def caravan(wells, skin):
    water, day, thirsty = skin, 0, []
    for w in wells:
        day += 1
        water -= 1
        if w > 0:
            take = min(w, skin - water)
            water += take
        elif w < 0 and water > 1:
            water += max(w, 1 - water)
        if water <= 0:
            thirsty.append(day)
            water = 0
            if len(thirsty) == 2 and thirsty[1] - thirsty[0] == 1:
                return day, thirsty
    return water, thirsty
#> caravan([0, 0, 2, 0], 3)
#> caravan([], 2)
#> caravan([0, 0, 0, 0, 0], 2)
#> caravan([-5, 4, -1, -1], 6)
#> caravan([0, 1, 0, 1, 0], 1)
# %%
from collections import defaultdict
from typing import List

class Solution:
    def spreadKeys(self, pairs: List[List[str]]) -> List[str]:
        tree = defaultdict(list)
        parent, clash = {}, 0
        for a, b in pairs:
            if b in parent:
                clash += 1
                if parent[b] > a:
                    tree[parent[b]].remove(b)
                else:
                    continue
            parent[b] = a
            tree[a].append(b)
        tops = sorted(k for k in tree if k not in parent and tree[k])
        return [f"{t}:{''.join(tree[t])}" for t in tops] + [str(clash)]
#> Solution().spreadKeys([["a", "b"], ["a", "c"], ["b", "d"]])
#> Solution().spreadKeys([])
#> Solution().spreadKeys([["z", "m"], ["k", "m"], ["z", "n"]])
#> Solution().spreadKeys(pairs=[["a", "x"], ["b", "x"], ["c", "x"]])
#> Solution().spreadKeys([["q", "r"], ["p", "r"], ["p", "s"]])
# %%
def blink(leds, secs):
    state = leds
    on_time = [0] * len(leds)
    t = 0
    while t < secs and '1' in state:
        nxt = ""
        for i, c in enumerate(state):
            if c == '1':
                on_time[i] += 1
            left = state[i - 1]
            nxt += '1' if c != left else '0'
        t += 1
        if nxt == state:
            break
        state = nxt
    return state, on_time, t
#> blink("1000", 3)
#> blink("", 2)
#> blink("111", 4)
#> blink("10", 5)
#> blink("01101", 2)
# %%
from typing import List

class Solution:
    def tollRoad(self, cars: List[str], fee: int) -> str:
        money, free, jam = 0, 2, []
        for car in cars:
            kind = car[0]
            riders = int(car[1:]) if len(car) > 1 else 1
            if kind == 'b' or (riders >= 3 and free > 0):
                free -= kind != 'b'
                jam.append('f')
            elif kind == 't':
                money += fee * 2
                jam.append('t')
                free += 1
            else:
                money += fee - min(riders - 1, fee)
                jam.append('c')
        return f"{''.join(jam)}{money},{free}"
#> Solution().tollRoad(["c1", "b40", "c4", "t"], 3)
#> Solution().tollRoad([], 5)
#> Solution().tollRoad(["c3", "c3", "c3", "c9"], 4)
#> Solution().tollRoad(cars=["t2", "t5", "c"], fee=7)
#> Solution().tollRoad(["b", "b", "c2", "c2"], 1)
# %%
def stair_race(a, b, top):
    pa = pb = turn = 0
    log = []
    while pa < top and pb < top and turn < 12:
        if turn % 2 == 0:
            pa += a
            if pa == pb:
                pb = max(0, pb - 2)
        else:
            pb += b
            if pb == pa:
                pa = max(0, pa - 2)
            elif pa < pb < pa + 3:
                a += 1
        log.append(pa - pb)
        turn += 1
    return log, ("A" if pa >= top else "B" if pb >= top else "-")
#> stair_race(2, 2, 7)
#> stair_race(1, 3, 9)
#> stair_race(0, 0, 5)
#> stair_race(3, 1, 0)
#> stair_race(2, 3, 15)
# %%
from typing import List

class Solution:
    def codeBlocks(self, lines: List[str]) -> List[str]:
        stack = [0]
        out: List[str] = []
        errs = 0
        for ln in lines:
            body = ln.lstrip(' ')
            if not body:
                continue
            ind = len(ln) - len(body)
            if ind > stack[-1]:
                stack.append(ind)
            else:
                while ind < stack[-1]:
                    stack.pop()
                if ind != stack[-1]:
                    errs += 1
                    stack.append(ind)
            out.append(f"{len(stack) - 1}{body}")
        return out + [str(errs)]
#> Solution().codeBlocks(["a", "  b", "  c", "d"])
#> Solution().codeBlocks([])
#> Solution().codeBlocks(["x", "    y", "  z"])
#> Solution().codeBlocks(lines=["p", " q", "  r", "   ", "s"])
#> Solution().codeBlocks(["  k", "m"])
# %%
def bargain(seller, buyer, rounds):
    ask, bid, steps = seller, buyer, []
    soft = 0
    for k in range(rounds):
        if bid >= ask:
            return (ask + bid) // 2, steps
        gap = ask - bid
        if k % 2 == 0:
            ask -= max(1, gap // 3)
            steps.append(ask)
        else:
            bid += max(1, gap // 4) + soft
            steps.append(-bid)
        soft = soft + 1 if gap < 10 else 0
    return None, steps
#> bargain(50, 20, 4)
#> bargain(10, 12, 3)
#> bargain(30, 25, 8)
#> bargain(9, 1, 0)
#> bargain(100, 10, 9)
# %%
from typing import List

class Solution:
    def pinballs(self, pegs: List[int], balls: str) -> List[int]:
        score, tilt, mult = 0, 0, 1
        lit = set()
        for b in balls:
            i = int(b)
            if i >= len(pegs):
                tilt += 1
                mult = 1
                if tilt > 2:
                    score //= 2
                    break
                continue
            score += pegs[i] * mult
            if i in lit:
                lit.remove(i)
            else:
                lit.add(i)
            if len(lit) == len(pegs):
                mult += 1
                lit.clear()
        return [score, mult, tilt] + sorted(lit)
#> Solution().pinballs([5, 10], "0101")
#> Solution().pinballs([], "1")
#> Solution().pinballs([1, 2, 3], "012012")
#> Solution().pinballs(pegs=[7], balls="0990900")
#> Solution().pinballs([4, 8, 2], "00112")
# %%
def harvest(trees, basket):
    i, j = 0, len(trees) - 1
    baskets, cur, spoiled = [], 0, 0
    while i <= j:
        if trees[i] >= trees[j]:
            take, i = trees[i], i + 1
        else:
            take, j = trees[j], j - 1
        if cur + take > basket:
            baskets.append(cur)
            cur = 0
        if take > basket:
            spoiled += take - basket
            take = basket
        cur += take
    return baskets + [cur] if cur else baskets, spoiled
#> harvest([3, 5, 2, 4], 6)
#> harvest([], 4)
#> harvest([9, 1, 9], 5)
#> harvest([2, 2, 2, 2, 2], 4)
#> harvest([0, 7, 0, 1], 8)
# %%
from itertools import groupby
from typing import List

class Solution:
    def drumFill(self, hits: str, tempo: int) -> List[int]:
        t, out, accent = 0, [], 0
        for ch, grp in groupby(hits):
            n = len(list(grp))
            if ch == '.':
                t += n * tempo
                accent = 0
                continue
            accent += n > 1
            for k in range(n):
                out.append(t if ch == 'x' else -t)
                t += tempo // 2 if accent and k else tempo
        return out + [t]
#> Solution().drumFill("xx.o", 4)
#> Solution().drumFill("", 2)
#> Solution().drumFill("ooo", 6)
#> Solution().drumFill(hits="x.x.xx", tempo=2)
#> Solution().drumFill("xxoo..x", 3)
# %%
from typing import List

class Solution:
    def cardRun(self, hand: List[int]) -> int:
        ranks = sorted(set(hand))
        best = cur = 0
        jokers = hand.count(0)
        prev, used = None, 0
        for r in ranks:
            if r == 0:
                continue
            if prev is not None and r - prev == 1:
                cur += 1
            elif prev is not None and r - prev == 2 and used < jokers:
                cur += 2
                used += 1
            else:
                cur, used = 1, 0
            best = max(best, cur)
            prev = r
        return best + (jokers - used if best == cur else 0)
#> Solution().cardRun([3, 4, 0, 6])
#> Solution().cardRun([])
#> Solution().cardRun([0, 0])
#> Solution().cardRun([10, 2, 3, 4, 11, 12, 13])
#> Solution().cardRun([1, 3, 5, 7, 0, 0])

# %%
from typing import List

class Solution:
    def bestCamp(self, wood: List[int], water: List[int], span: int) -> List[int]:
        n = len(wood)
        w = h = 0
        top, at = -1, -1
        for i in range(n):
            w += wood[i]
            h += water[i]
            if i >= span:
                w -= wood[i - span]
                h -= water[i - span]
            if i + 1 < span:
                continue
            value = min(w, h)
            if value > top or (value == top and w + h > wood[at] + water[at]):
                top, at = value, i - span + 1
        return [at, top]
#> Solution().bestCamp([1, 4, 2, 0], [3, 1, 5, 2], 2)
#> Solution().bestCamp([], [], 1)
#> Solution().bestCamp([2, 2, 2], [2, 2, 2], 1)
#> Solution().bestCamp(wood=[9, 0, 0, 1, 5], water=[0, 9, 1, 4, 4], span=3)
#> Solution().bestCamp([7], [8], 2)
# %%
from typing import List

class Solution:
    def rollUp(self, dice: List[int]) -> List[int]:
        total, doubles, prev = 0, 0, 0
        kept = []
        for d in dice:
            if not 1 <= d <= 6:
                continue
            if d == prev:
                doubles += 1
                total += d * (doubles + 1)
            else:
                doubles = 0
                total += d
            if doubles == 2:
                total = kept[0] if kept else 0
                doubles, prev = 0, 0
            else:
                prev = d
            kept.append(total)
        return kept
#> Solution().rollUp([3, 3, 5, 1])
#> Solution().rollUp([])
#> Solution().rollUp([6, 6, 6, 6])
#> Solution().rollUp([0, 7, 2, 2, 9, 2, 4])
#> Solution().rollUp([1, 2, 3, 4, 4])
# %%
from typing import List

class Solution:
    def vaultDial(self, turns: List[str], size: int) -> List[int]:
        at, zeros, last = 0, 0, ''
        hist: List[int] = []
        for t in turns:
            way, amt = t[0], int(t[1:])
            if way == last:
                amt = amt * 2
            nxt = at + amt if way == 'R' else at - amt
            if nxt < 0 or nxt >= size:
                zeros += 1
            at, last = nxt % size, way
            if at == 0:
                hist.append(-zeros)
                zeros = 0
            else:
                hist.append(at)
        return hist
#> Solution().vaultDial(["R5", "L3", "R8"], 10)
#> Solution().vaultDial([], 5)
#> Solution().vaultDial(["L1", "L2", "L4"], 7)
#> Solution().vaultDial(turns=["R3", "R3", "R3"], size=9)
#> Solution().vaultDial(["R12", "L4", "R6", "L2"], 4)
# %%
def weave(a, b, pattern):
    i = j = 0
    out, miss = [], 0
    for p in pattern:
        if p == 'a' and i < len(a):
            out.append(a[i])
            i += 1
        elif p == 'b' and j < len(b):
            out.append(b[j])
            j += 1
        elif p == 'x' and i < len(a) and j < len(b):
            out.append(max(a[i], b[j]))
            i, j = i + 1, j + 1
        else:
            miss += 1
    return out + a[i:] + b[j:], miss
#> weave([1, 2], [3, 4], "abx")
#> weave([], [], "ab")
#> weave([5, 6, 7], [1], "bbxa")
#> weave([9], [8, 7], "xxb")
#> weave([1, 1], [2, 2], "")
# %%
from typing import List

class Solution:
    def catNaps(self, hours: List[int]) -> List[int]:
        asleep = naps = longest = grumpy = 0
        for h in hours:
            if h == 0:
                asleep += 1
                if asleep > longest:
                    longest = asleep
            else:
                if asleep >= 2:
                    naps += 1
                elif asleep == 1:
                    grumpy += h
                asleep = 0
            if grumpy > 5 and naps:
                naps, grumpy = naps - 1, grumpy - 5
        if asleep >= 2:
            naps += 1
        return [naps, longest, grumpy]
#> Solution().catNaps([0, 0, 3, 0, 2])
#> Solution().catNaps([])
#> Solution().catNaps([0, 0, 0, 0])
#> Solution().catNaps(hours=[0, 0, 1, 0, 6, 0, 0])
#> Solution().catNaps([4, 0, 9, 0, 9])
# %%
def parse_dims(s):
    vals, num, unit = [], 0, ""
    neg = False
    for ch in s + ";":
        if ch == '-' and num == 0 and not unit:
            neg = True
        elif ch.isdigit():
            num = num * 10 + int(ch)
        elif ch.isalpha():
            unit += ch
        elif unit or num:
            scale = 10 if unit == "cm" else 1000 if unit == "m" else 1
            vals.append(-num * scale if neg else num * scale)
            num, unit, neg = 0, "", False
    return vals, sum(vals)
#> parse_dims("3cm;4")
#> parse_dims("")
#> parse_dims("-2m 50cm")
#> parse_dims("7mm,,8")
#> parse_dims("x;1m;-9")
# %%
from typing import List

class Solution:
    def orchestra(self, parts: List[List[int]], bar: int) -> List[int]:
        voices: List[int] = []
        clash, silent = 0, 0
        for start, length, pitch in parts:
            if start <= bar < start + length:
                if pitch in voices:
                    clash += 1
                else:
                    voices.append(pitch)
                    for v in voices[:-1]:
                        if abs(v - pitch) == 1:
                            clash += 2
            else:
                silent += 1
        voices.sort()
        return voices + [clash, silent]
#> Solution().orchestra([[0, 4, 60], [2, 3, 61], [5, 1, 70]], 2)
#> Solution().orchestra([], 0)
#> Solution().orchestra([[0, 9, 5], [0, 9, 5], [0, 9, 6]], 8)
#> Solution().orchestra(parts=[[1, 1, 3], [2, 2, 4]], bar=0)
#> Solution().orchestra([[0, 5, 8], [0, 5, 10], [0, 5, 9], [4, 1, 20]], 4)
# %%
import heapq

def best_three(stream):
    top, beaten = [], 0
    snapshots = []
    for x in stream:
        if len(top) < 3:
            heapq.heappush(top, x)
        elif x > top[0]:
            beaten += heapq.heapreplace(top, x)
        elif x == top[0]:
            continue
        s = sum(top)
        if not snapshots or snapshots[-1] != s:
            snapshots.append(s)
    return snapshots, beaten
#> best_three([4, 8, 1, 9])
#> best_three([])
#> best_three([2, 2, 2, 2, 2])
#> best_three([10, 9, 8, 7, 6])
#> best_three([1, 2, 3, 4, 5, 0])
# %%
from typing import List

class Solution:
    def glueStrips(self, strips: List[str]) -> str:
        def overlap(a: str, b: str) -> int:
            for k in range(min(len(a), len(b)), 0, -1):
                if a.endswith(b[:k]):
                    return k
            return 0

        tape, saved, bad = "", 0, 0
        for s in strips:
            k = overlap(tape, s)
            if tape and k == 0:
                bad += 1
                tape += "+"
            tape += s[k:]
            saved += k
        return f"{tape}({saved},{bad})"
#> Solution().glueStrips(["abc", "bcd", "dx"])
#> Solution().glueStrips([])
#> Solution().glueStrips(["hi", "yo", "oh"])
#> Solution().glueStrips(strips=["aa", "aaa", "a"])
#> Solution().glueStrips(["xyz", "", "z"])
# %%
def trade(goods, offers):
    mine, rep = goods, 0
    chain = [mine]
    for give, get, need in offers:
        if mine != give:
            continue
        if need > rep:
            rep -= 1
            if rep < -2:
                break
        elif get in chain and need == 0:
            rep += 1
        else:
            mine = get
            chain.append(get)
            rep += 2
    return chain, rep
#> trade("pin", [("pin", "cup", 0), ("cup", "hat", 1), ("hat", "pin", 0)])
#> trade("egg", [])
#> trade("egg", [("egg", "cow", 5), ("egg", "cow", 5), ("egg", "hen", 9), ("egg", "x", 0)])
#> trade("a", [("b", "c", 0), ("a", "b", 0), ("b", "c", 2)])
#> trade("k", [("k", "l", 0), ("l", "k", 1), ("k", "l", 0), ("k", "m", 5)])
# %%
from typing import List

class Solution:
    def tentPoles(self, lens: List[int]) -> int:
        lens.sort()
        i, tents, waste = len(lens) - 1, 0, 0
        while i >= 2:
            a, b, c = lens[i], lens[i - 1], lens[i - 2]
            if a - b <= 1 and b + c > a:
                tents += 1
                i -= 3
            elif a == b:
                waste += c
                i -= 2
            else:
                waste += a
                i -= 1
        return tents * 100 + waste
#> Solution().tentPoles([5, 5, 4, 9])
#> Solution().tentPoles([])
#> Solution().tentPoles([3, 3, 3, 3, 3, 3])
#> Solution().tentPoles(lens=[10, 10, 0, 6, 7, 2])
#> Solution().tentPoles([1, 20, 3, 14, 8])
# %%
def unlock(pins, tries):
    state = [False] * len(pins)
    jam, used = 0, 0
    for guess in tries:
        used += 1
        for i, g in enumerate(guess[:len(pins)]):
            if state[i]:
                continue
            if g == pins[i]:
                state[i] = True
            elif abs(g - pins[i]) > 5:
                jam += 1
        if jam >= 3:
            state[state.index(True) if True in state else 0] = False
            jam = 0
        if all(state):
            break
    return state, used, jam
#> unlock([3, 7], [[3, 1], [0, 7]])
#> unlock([], [[1]])
#> unlock([1, 9, 5], [[9, 1, 5], [9, 9, 5], [1, 9, 5]])
#> unlock([4], [[5], [6], [3]])
#> unlock([0, 0], [[9, 0], [9, 9], [9, 9]])
# %%
from typing import List

class Solution:
    def dayTrips(self, dist: List[int], fuel: int, price: List[int]) -> List[int]:
        tank, spent, cheap = fuel, 0, 10 ** 9
        stops: List[int] = []
        for i, d in enumerate(dist):
            cheap = min(cheap, price[i])
            if tank < d:
                buy = d - tank
                if price[i] == cheap and buy < 5:
                    buy += 2
                spent += buy * price[i]
                tank += buy
                stops.append(i)
            tank -= d
        return stops + [spent, tank]
#> Solution().dayTrips([3, 4, 5], 5, [2, 3, 1])
#> Solution().dayTrips([], 4, [])
#> Solution().dayTrips([10, 1, 1], 0, [5, 4, 3])
#> Solution().dayTrips(dist=[2, 2, 2, 2], fuel=20, price=[1, 1, 1, 1])
#> Solution().dayTrips([6, 6, 6], 1, [9, 2, 7])
# %%
def skip_count(n, bad):
    seq, x, skipped = [], 0, 0
    step = 1
    while len(seq) < n:
        x += step
        if x % bad == 0 or str(bad) in str(x):
            skipped += 1
            if skipped % 2 == 0:
                step += 1
            continue
        seq.append(x)
        if x > 60:
            step = 1
            x = skipped
    return seq, skipped, step
#> skip_count(5, 3)
#> skip_count(0, 2)
#> skip_count(6, 2)
#> skip_count(8, 7)
#> skip_count(4, 5)
# %%
from collections import deque
from typing import List

class Solution:
    def cardDealer(self, deck: str, players: int) -> List[str]:
        d = deque(deck)
        hands = [""] * players
        who, step = 0, 1
        while d:
            card = d.popleft()
            if card == 'R':
                step = -step
            elif card == 'S':
                who += step
            elif card == 'D' and len(d) > 1:
                d.rotate(1)
            else:
                hands[who % players] += card
            who = (who + step) % players
        return hands
#> Solution().cardDealer("1234", 2)
#> Solution().cardDealer("", 3)
#> Solution().cardDealer("1R23S4", 3)
#> Solution().cardDealer(deck="D1234D", players=2)
#> Solution().cardDealer("SSR567", 4)
# %%
def leaf_piles(yard, rake):
    piles, cur, size, moved = [], 0, 0, 0
    for x, leaves in enumerate(yard):
        if leaves == 0:
            if size:
                piles.append((cur, size))
            size = 0
            continue
        if size == 0:
            cur = x
        elif x - cur > rake:
            piles.append((cur, size))
            cur, size = x, 0
        moved += leaves * (x - cur)
        size += leaves
    if size:
        piles.append((cur, size))
    return piles, moved
#> leaf_piles([2, 1, 0, 3, 3], 2)
#> leaf_piles([], 1)
#> leaf_piles([1, 1, 1, 1, 1], 1)
#> leaf_piles([0, 0, 4], 3)
#> leaf_piles([5, 2, 2, 0, 1], 5)
# %%
from typing import List

class Solution:
    def treasureSigns(self, signs: List[int], start: int) -> List[int]:
        n, at, gold = len(signs), start, 0
        seen = {}
        t = 0
        while 0 <= at < n and seen.get(at, 0) < 2:
            seen[at] = seen.get(at, 0) + 1
            s = signs[at]
            if s == 0:
                gold += 10
                at += 1
            elif seen[at] == 2:
                gold -= 1
                at -= s
            else:
                at += s
            t += 1
        return [at, gold, t]
#> Solution().treasureSigns([2, 0, -1, 1], 0)
#> Solution().treasureSigns([], 0)
#> Solution().treasureSigns([1, 1, -2, 0], 1)
#> Solution().treasureSigns(signs=[0, 0, 0], start=0)
#> Solution().treasureSigns([3, -1, 2, -2, 5], 3)
# %%
class Solution:
    def diffLines(self, old: str, new: str) -> str:
        i = j = 0
        ops = ""
        while i < len(old) and j < len(new):
            if old[i] == new[j]:
                ops += "="
                i, j = i + 1, j + 1
            elif old[i] in new[j:]:
                ops += "+"
                j += 1
            elif new[j] in old[i:]:
                ops += "-"
                i += 1
            else:
                ops += "~"
                i += 1
                j += 1
        return ops + "-" * (len(old) - i) + "+" * (len(new) - j)
#> Solution().diffLines("abcd", "abxd")
#> Solution().diffLines("", "")
#> Solution().diffLines("kite", "skit")
#> Solution().diffLines("aaa", "a")
#> Solution().diffLines("mno", "pqrno")
# %%
from typing import List

class Solution:
    def powerCuts(self, demand: List[int], cap: int) -> str:
        debt, cuts, out = 0, 0, []
        hot = False
        for d in demand:
            need = d + debt
            if need <= cap:
                debt, hot = 0, False
                out.append('o')
            elif need - cap <= 2 and not hot:
                debt = need - cap
                hot = True
                out.append('h')
            else:
                cuts += 1
                debt = min(debt + 1, 3)
                hot = cuts % 2 == 1
                out.append('X')
        return ''.join(out) + str(debt)
#> Solution().powerCuts([3, 6, 5, 2], 5)
#> Solution().powerCuts([], 1)
#> Solution().powerCuts([9, 9, 9, 9], 5)
#> Solution().powerCuts(demand=[7, 6, 7, 1], cap=6)
#> Solution().powerCuts([5, 5, 5], 5)
# %%
def score_hands(rounds):
    tot = [0, 0]
    streak = [0, 0]
    beats = {"rs", "sp", "pr"}
    for r in rounds:
        if r[0] == r[1]:
            streak = [0, 0]
            continue
        w = 0 if r in beats else 1
        streak[w] += 1
        streak[1 - w] = 0
        tot[w] += 1 + (streak[w] > 2)
        if tot[w] - tot[1 - w] >= 4:
            return w, tot
    return -1, tot
#> score_hands(["rs", "rp", "pp"])
#> score_hands([])
#> score_hands(["rs", "sp", "pr", "rs"])
#> score_hands(["pr", "sr", "ps", "rp"])
#> score_hands(["rr", "sr", "sr", "sr", "sr"])
# %%
from typing import List

class Solution:
    def slidingBlocks(self, s: str, moves: List[int]) -> str:
        cells = list(s)
        hole = s.find('.')
        bumps = 0
        for m in moves:
            j = hole + m
            if hole < 0 or not 0 <= j < len(cells):
                bumps += 1
                continue
            if abs(m) > 2 or cells[j] == '#':
                bumps += 2
                continue
            cells[hole], cells[j] = cells[j], cells[hole]
            hole = j
        return f"{''.join(cells)}{bumps}"
#> Solution().slidingBlocks("ab.c", [1, -2])
#> Solution().slidingBlocks("", [1])
#> Solution().slidingBlocks("#.xy", [-1, 1, 2, 1])
#> Solution().slidingBlocks(s=".abcd", moves=[2, 2, 2, -3])
#> Solution().slidingBlocks("xyz", [1, -1])
# %%
def plan_meals(stock, days):
    left = dict(stock)
    menu, last, hungry = [], None, 0
    for _ in range(days):
        options = [f for f in sorted(left) if left[f] > 0 and f != last]
        if not options:
            if last is not None and left.get(last, 0) > 1:
                left[last] -= 2
                menu.append(last.upper())
            else:
                hungry += 1
                menu.append("-")
            continue
        pick = max(options, key=left.get)
        left[pick] -= 1
        menu.append(pick)
        last = pick
    return menu, hungry
#> plan_meals({"rice": 2, "egg": 1}, 3)
#> plan_meals({}, 2)
#> plan_meals({"oat": 5}, 4)
#> plan_meals({"a": 1, "b": 1, "c": 1}, 5)
#> plan_meals({"x": 3, "y": 3}, 4)
# %%
from typing import List

class Solution:
    def echoLocate(self, pings: List[int], speed: int) -> List[int]:
        near = far = None
        drift, prev = 0, None
        for p in pings:
            if p < 0:
                prev = None
                continue
            d = p * speed // 2
            if near is None or d < near:
                near = d
            if far is None or d > far:
                far = d
            if prev is not None:
                drift += (d > prev) - (d < prev)
            prev = d
        if near is None:
            return []
        return [near, far, drift]
#> Solution().echoLocate([4, 6, -1, 5], 3)
#> Solution().echoLocate([-1, -1], 2)
#> Solution().echoLocate([10, 9, 8, 7], 1)
#> Solution().echoLocate(pings=[3, 3, 4, -1, 1, 2], speed=4)
#> Solution().echoLocate([5], 7)
# %%
def group_chat(msgs, window):
    counts, muted, recent = {}, set(), []
    shown = 0
    for who in msgs:
        recent.append(who)
        counts[who] = counts.get(who, 0) + 1
        if len(recent) > window:
            old = recent.pop(0)
            counts[old] -= 1
            if counts[old] == 0:
                muted.discard(old)
        if counts[who] * 2 > window:
            muted.add(who)
        if who not in muted:
            shown += 1
    return shown, sorted(muted), counts
#> group_chat("abcab", 3)
#> group_chat("", 2)
#> group_chat("aaaab", 4)
#> group_chat("xyxyxy", 4)
#> group_chat("ppqrstu", 2)
# %%
from typing import List

class Solution:
    def nestEggs(self, eggs: List[int], rounds: int) -> List[int]:
        a = eggs[:]
        stolen, k = 0, 0
        for r in range(1, rounds + 1):
            if not a or max(a) == 0:
                break
            k = (k + r) % len(a)
            if a[k] > a[k - 1]:
                a[k] -= 1
                stolen += 1
            elif a[k] == a[k - 1] and a[k]:
                a[k] -= 1
                a[k - 1] -= 1 if len(a) > 1 else 0
                stolen += 2
            else:
                a[k] += 1
        return a + [stolen, k]
#> Solution().nestEggs([2, 3, 1], 4)
#> Solution().nestEggs([], 3)
#> Solution().nestEggs([1, 1, 1, 1], 5)
#> Solution().nestEggs(eggs=[6], rounds=3)
#> Solution().nestEggs([0, 4, 0, 4], 7)
# %%
def vowel_swap(word):
    w = list(word)
    i, j, swaps = 0, len(w) - 1, 0
    is_v = lambda c: c.lower() in "aeiou"
    while i < j:
        if is_v(w[i]) == is_v(w[j]):
            if w[i] > w[j]:
                w[i], w[j] = w[j], w[i]
                swaps += 1
            i += 1
            j -= 1
        elif is_v(w[i]):
            j -= 1
        else:
            i += 1
    return ''.join(w), swaps
#> vowel_swap("banter")
#> vowel_swap("")
#> vowel_swap("zebu")
#> vowel_swap("ocean")
#> vowel_swap("trash")
# %%
from typing import List

class Solution:
    def growVines(self, days: List[int]) -> List[int]:
        vines = [1]
        trimmed = age = 0
        for sun in days:
            age += 1
            for k in range(len(vines)):
                vines[k] += sun if k % 2 == 0 else sun // 2
            if age % 3 == 0 or sun > 5:
                vines.append(1)
            if max(vines) > 10:
                k = vines.index(max(vines))
                trimmed += vines[k] - 5
                vines[k] = 5
        return vines + [trimmed]
#> Solution().growVines([2, 3, 1])
#> Solution().growVines([])
#> Solution().growVines([6, 6, 1])
#> Solution().growVines(days=[0, 0, 0, 4, 4])
#> Solution().growVines([9, 0, 2])
# %%
def time_blocks(logs):
    cur, start = None, 0
    totals = {}
    order = []
    for stamp, task in logs:
        if task == cur:
            continue
        if cur is not None and stamp > start:
            if cur not in totals:
                order.append(cur)
            totals[cur] = totals.get(cur, 0) + stamp - start
        if task == "stop":
            cur = None
        else:
            cur, start = task, stamp
    return [(t, totals[t]) for t in order], cur
#> time_blocks([(0, "read"), (5, "code"), (9, "stop")])
#> time_blocks([])
#> time_blocks([(1, "a"), (2, "a"), (4, "b"), (4, "a"), (6, "stop")])
#> time_blocks([(3, "stop"), (7, "nap")])
#> time_blocks([(0, "x"), (3, "y"), (5, "x"), (9, "stop"), (12, "y")])
# %%
from typing import List

class Solution:
    def tightrope(self, gusts: List[int], skill: int) -> str:
        tilt, step, fear = 0, 0, 0
        for g in gusts:
            tilt += g
            fix = min(skill - fear, abs(tilt))
            if fix < 0:
                fix = 0
            tilt -= fix if tilt > 0 else -fix
            if abs(tilt) >= 5:
                return f"fell@{step}"
            if tilt:
                fear = min(fear + 1, skill)
            elif fear:
                fear -= 1
            step += 1
        return f"ok{tilt}:{fear}"
#> Solution().tightrope([2, -1, 3], 2)
#> Solution().tightrope([], 1)
#> Solution().tightrope([3, 3, 3, 3], 2)
#> Solution().tightrope(gusts=[-4, 1, 1, 0], skill=3)
#> Solution().tightrope([5, -5, 6, 0], 4)
# %%
def pool_lanes(swimmers, lanes):
    rows = [[] for _ in range(lanes)]
    waiting = []
    for name, speed in swimmers:
        best = None
        for k, row in enumerate(rows):
            if len(row) < 2 and all(abs(speed - s) <= 3 for _, s in row):
                if best is None or len(row) > len(rows[best]):
                    best = k
        if best is None:
            waiting.append(name)
        else:
            rows[best].append((name, speed))
    return [''.join(n for n, _ in r) for r in rows], waiting
#> pool_lanes([("a", 5), ("b", 9), ("c", 6)], 2)
#> pool_lanes([], 1)
#> pool_lanes([("x", 1), ("y", 10)], 1)
#> pool_lanes([("p", 4), ("q", 4), ("r", 4), ("s", 4)], 2)
#> pool_lanes([("m", 2), ("n", 8), ("o", 5)], 3)
# %%
from typing import List

class Solution:
    def cutRope(self, marks: List[int], length: int) -> List[int]:
        pieces: List[int] = []
        last, shortest = 0, length
        for m in sorted(set(marks)) + [length]:
            if m <= last or m > length:
                continue
            piece = m - last
            if piece < 2 and pieces:
                pieces[-1] += piece
            else:
                pieces.append(piece)
            shortest = min(shortest, pieces[-1])
            last = m
        return pieces + [shortest]
#> Solution().cutRope([3, 7], 10)
#> Solution().cutRope([], 4)
#> Solution().cutRope([1, 2, 3, 9], 9)
#> Solution().cutRope(marks=[12, -1, 5, 5], length=8)
#> Solution().cutRope([6, 2, 4, 7], 15)
# %%
def count_turns(path, grid):
    r = c = turns = 0
    last, seen = "", grid[0][0] if grid else ""
    delta = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
    for p in path:
        dr, dc = delta[p]
        nr, nc = r + dr, c + dc
        if not (0 <= nr < len(grid) and 0 <= nc < len(grid[0])) or grid[nr][nc] == "#":
            last = ""
            continue
        r, c = nr, nc
        seen += grid[r][c]
        if last and p != last:
            turns += 1
        last = p
    return seen, turns, (r, c)
#> count_turns("RRD", ["abc", "def"])
#> count_turns("", ["x"])
#> count_turns("UDLR", ["pq", "rs"])
#> count_turns("RDDLU", ["a#", "bc", "de"])
#> count_turns("DRURD", ["klm", "nop"])
# %%
from collections import Counter
from typing import List

class Solution:
    def raffle(self, tickets: List[int], draws: List[int]) -> List[int]:
        pool = Counter(t % 10 for t in tickets)
        left, won, streak = len(tickets), [], 0
        for d in draws:
            if left == 0:
                break
            if pool[d]:
                pool[d] -= 1
                left -= 1
                streak += 1
                won.append(d * streak)
            elif pool[(d + 1) % 10] and streak == 0:
                pool[(d + 1) % 10] -= 1
                left -= 1
            else:
                streak = 0
        return won + [left, streak]
#> Solution().raffle([12, 35, 42], [2, 2, 5])
#> Solution().raffle([], [1])
#> Solution().raffle([10, 20, 31], [9, 9, 0, 1])
#> Solution().raffle(tickets=[7, 17, 27, 8], draws=[7, 3, 7, 7, 8])
#> Solution().raffle([99, 5], [4, 9, 9])
# %%
def solder(chips, n):
    link = list(range(n))

    def root(x):
        while link[x] != x:
            x = link[x]
        return x

    loops, joined = 0, n
    for a, b in chips:
        ra, rb = root(a), root(b)
        if ra == rb:
            loops += 1
            continue
        if ra > rb:
            ra, rb = rb, ra
        link[rb] = ra
        joined -= 1
    return link, loops, joined
#> solder([(0, 1), (2, 3), (1, 2)], 4)
#> solder([], 2)
#> solder([(0, 1), (1, 0), (2, 2)], 3)
#> solder([(4, 3), (3, 2), (2, 1)], 5)
#> solder([(1, 2), (0, 2), (0, 1), (3, 1)], 4)
# %%
from typing import List

class Solution:
    def lanternRelay(self, oil: List[int], dark: int) -> List[int]:
        lit, nxt, used, minute = 0, 0, [], 0
        while minute < dark:
            if lit == 0:
                while nxt < len(oil) and oil[nxt] <= 0:
                    nxt += 1
                if nxt == len(oil):
                    break
                lit = oil[nxt]
                used.append(nxt)
                nxt += 2 if lit > 4 else 1
            burn = 2 if minute % 3 == 2 and lit > 1 else 1
            lit -= burn
            minute += 1
        return used + [minute, lit]
#> Solution().lanternRelay([3, 2, 5], 6)
#> Solution().lanternRelay([], 3)
#> Solution().lanternRelay([0, -1, 4, 1], 9)
#> Solution().lanternRelay(oil=[9, 3, 3], dark=8)
#> Solution().lanternRelay([5, 9, 1, 1], 7)
# %%
from typing import List

class Solution:
    def hillRests(self, profile: List[int], legs: int) -> tuple:
        energy, rests, climbed = legs, [], 0
        for i in range(1, len(profile)):
            rise = profile[i] - profile[i - 1]
            if rise > 0:
                climbed += rise
                energy -= rise
            elif rise < -3:
                energy -= 1
            else:
                energy = min(legs, energy + 1)
            if energy < 0:
                rests.append(i)
                energy = legs // 2
                legs = max(2, legs - 1)
        return rests, climbed, energy
#> Solution().hillRests([0, 3, 5, 4, 8], 5)
#> Solution().hillRests([], 3)
#> Solution().hillRests([9, 5, 1, 0], 1)
#> Solution().hillRests([0, 9, 0, 9, 0], 4)
#> Solution().hillRests([2, 2, 3, 3, 4, 4], 2)
# %%
from typing import List

class Solution:
    def stampBook(self, stamps: List[int], pages: int) -> List[List[int]]:
        book: List[List[int]] = [[] for _ in range(pages)]
        extras: List[int] = []
        for s in stamps:
            page = book[s % pages]
            if s in page:
                extras.append(s)
            elif len(page) < 2:
                page.append(s)
            elif s > min(page):
                low = page.index(min(page))
                extras.append(page[low])
                page[low] = s
            else:
                extras.append(s)
        return book + [extras]
#> Solution().stampBook([4, 7, 10, 1], 3)
#> Solution().stampBook([], 2)
#> Solution().stampBook([5, 5, 5], 1)
#> Solution().stampBook(stamps=[2, 4, 6, 8, 3], pages=2)
#> Solution().stampBook([9, 3, 6, 12, 1], 3)
# %%
from typing import List

class Solution:
    def waveSum(self, nums: List[int], k: int) -> tuple:
        sign, acc, low, high = 1, 0, 0, 0
        turns = []
        for idx, x in enumerate(nums):
            acc += sign * x
            if acc > high:
                high = acc
            elif acc < low:
                low = acc
            if high - low >= k:
                turns.append((idx, acc))
                sign = -sign
                low = high = acc
        return turns, acc, (low, high)
#> Solution().waveSum([3, 4, 2, 5], 6)
#> Solution().waveSum([], 2)
#> Solution().waveSum([1, -5, 1, -5, 1], 4)
#> Solution().waveSum([10, 10, 10], 10)
#> Solution().waveSum([2, 1, 2, 1, 2, 1], 7)
# %%
from typing import List

class Solution:
    def quietHours(self, noise: str, need: int) -> List[int]:
        runs, cur, begin = [], 0, 0
        debt = 0
        for h, c in enumerate(noise):
            if c == 'q' or (c == 'm' and cur > 0):
                if cur == 0:
                    begin = h
                cur += 1
                debt += c == 'm'
            else:
                if cur - debt >= need:
                    runs.append(begin)
                cur = debt = 0
        if cur - debt >= need:
            runs.append(begin)
        if noise and noise[0] == noise[-1] == 'q' and 0 in runs:
            runs.remove(0)
        return runs
#> Solution().quietHours("qqlqmq", 2)
#> Solution().quietHours("", 1)
#> Solution().quietHours("mmqqml", 2)
#> Solution().quietHours(noise="qqlqq", need=2)
#> Solution().quietHours("lqlqqlqqq", 1)
# %%
def split_bill(items, people):
    owed = {p: 0 for p in people}
    pot, turn = 0, 0
    for cost, who in items:
        eaters = [p for p in people if p in who]
        if not eaters:
            pot += cost
            continue
        each, rest = divmod(cost, len(eaters))
        for p in eaters:
            owed[p] += each
        if rest:
            owed[eaters[turn % len(eaters)]] += rest
            turn += 1
    return owed, pot
#> split_bill([(10, "ab"), (5, "b")], "ab")
#> split_bill([], "x")
#> split_bill([(7, "abc"), (8, "abc"), (9, "z")], "abc")
#> split_bill([(1, "pq"), (1, "pq"), (1, "pq")], "pq")
#> split_bill([(20, "mno"), (3, "o"), (11, "no")], "mno")

# %%
class Solution:
    def ledgerHash(self, nums, p):
        h = 0
        power = 1
        clash = []
        for i, x in enumerate(nums):
            h = (h + (x + 1) * power) % p
            power = power * 29 % p
            if h < 10:
                clash.append(i)
        return h, power, clash
#> Solution().ledgerHash([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96, 55, 20, 37, 64], 97)
#> Solution().ledgerHash([1203, 88, 640, 915, 37, 402, 510, 66, 781, 1044, 19, 333, 250, 7], 1009)
#> Solution().ledgerHash([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], 53)
#> Solution().ledgerHash([], 11)
#> Solution().ledgerHash([-12, 450, -7, 31000, 64, 2, -999, 18, 77, 5400, 3, 41], 10**9 + 7)
# %%
def dial_path(numbers, size):
    pos = 0
    distance = 0
    backward = 0
    for n in numbers:
        target = n % size
        ahead = (target - pos) % size
        behind = (pos - target) % size
        if behind < ahead:
            backward += 1
            distance += behind
        else:
            distance += ahead
        pos = target
    return distance, backward, pos
#> dial_path([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96, 55], 40)
#> dial_path([100, 205, 310, 415, 520, 625, 730, 835, 940, 1045, 1150, 1255], 97)
#> dial_path([6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72], 6)
#> dial_path([], 12)
#> dial_path([-5, 17, 4000, -233, 81, 9, 650, -41, 72, 1999, 3, 28], 25)
# %%
from typing import List


class Solution:
    def dominantSlope(self, nums: List[int], k: int) -> List[int]:
        slopes = {}
        for i in range(len(nums) - k):
            s = (nums[i + k] - nums[i]) // k
            slopes[s] = slopes.get(s, 0) + 1
        best = max(slopes.values(), default=0)
        ties = sorted(s for s, c in slopes.items() if c == best)
        return [best] + ties[:5]
#> Solution().dominantSlope([10, 14, 19, 22, 27, 30, 36, 38, 44, 46, 52, 54, 61, 62], 2)
#> Solution().dominantSlope([500, 480, 465, 440, 430, 400, 399, 360, 350, 320, 305, 280], 3)
#> Solution().dominantSlope([7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13], 1)
#> Solution().dominantSlope([4], 1)
#> Solution().dominantSlope([-20, 35, -10, 45, 0, 55, 10, 65, 20, 75, 30, 85, 40, 95, 51], 4)
# %%
def stack_blocks(blocks, tolerance):
    towers = []
    for b in blocks:
        placed = False
        for t in towers:
            if 0 <= t[-1] - b <= tolerance:
                t.append(b)
                placed = True
                break
        if not placed:
            towers.append([b])
    return len(towers), max((sum(t) for t in towers), default=0), [t[-1] for t in towers]
#> stack_blocks([90, 85, 60, 84, 55, 80, 30, 28, 52, 79, 27], 6)
#> stack_blocks([400, 390, 350, 380, 300, 345, 370, 295, 340, 360], 25)
#> stack_blocks([5, 4, 3, 2, 1, 5, 4, 3, 2, 1, 5, 4], 1)
#> stack_blocks([], 3)
#> stack_blocks([1000, 500, 250, 990, 480, 240, 985, 470, 235, 970], 15)
# %%
class Solution:
    def quotaDays(self, steps, goal, weekend):
        debt = met = 0
        best_day = (0, -1)
        for day, s in enumerate(steps):
            need = goal // 2 if day % 7 in weekend else goal
            if s >= need + debt:
                met += 1
                debt = 0
            else:
                debt += (need - s) // 10 if need > s else 0
            if s - need > best_day[0]:
                best_day = (s - need, day)
        return met, debt, best_day
#> Solution().quotaDays([8000, 12000, 9500, 4000, 10100, 7000, 3000, 11000, 15000, 9990, 10000, 500, 6000], 10000, (5, 6))
#> Solution().quotaDays([510, 490, 505, 200, 700, 260, 240, 498, 530, 515, 450, 620, 255, 251], 500, (5, 6))
#> Solution().quotaDays([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000], 2000, ())
#> Solution().quotaDays([], 50, (0,))
#> Solution().quotaDays([75, 80, 64, 90, 120, 33, 47, 81, 66, 105, 98, 20, 51, 77, 84], 80, (0, 3, 6))
# %%
def rank_of(value, table):
    lo, hi = 0, len(table)
    while lo < hi:
        mid = (lo + hi) // 2
        if table[mid] < value:
            lo = mid + 1
        else:
            hi = mid
    return lo


def insert_stream(values):
    table = []
    drift = 0
    for v in values:
        r = rank_of(v, table)
        drift += abs(2 * r - len(table))
        table.insert(r, v)
    return drift, table[len(table) // 2] if table else None
#> insert_stream([45, 12, 88, 30, 67, 51, 90])
#> insert_stream([100, 200, 300, 400, 500, 600])
#> insert_stream([7, 7, 7, 7, 7])
#> insert_stream([])
#> insert_stream([810, 33, -45, 602, 99, 1500, 4, 77])
# %%
class Solution:
    def lanternRows(self, oil, wind):
        out = []
        for i in range(len(oil)):
            l = oil[i - 1] if i else 0
            r = oil[i + 1] if i + 1 < len(oil) else 0
            burn = (l + r) * wind // 200
            left = oil[i] - burn
            if left <= 0:
                out.append(i)
                oil[i] = 0
            else:
                oil[i] = left
        return out, sum(oil), max(oil, default=0)
#> Solution().lanternRows([45, 12, 88, 30, 67, 51, 90, 23, 9, 74, 36, 99], 60)
#> Solution().lanternRows([100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100], 100)
#> Solution().lanternRows([5, 200, 10, 180, 15, 160, 20, 140, 25, 120, 30, 100], 25)
#> Solution().lanternRows([], 10)
#> Solution().lanternRows([640, 75, 310, 22, 990, 48, 505, 133, 8, 720, 61, 277], 80)
# %%
def fair_price(bids, asks):
    bids = sorted(bids, reverse=True)
    asks = sorted(asks)
    trades = 0
    surplus = 0
    for b, a in zip(bids, asks):
        if b < a:
            break
        trades += 1
        surplus += b - a
        last = (a + b) / 2
    else:
        return trades, surplus, 'all'
    return trades, surplus, last if trades else None
#> fair_price([105, 98, 120, 87, 101, 93, 110, 99, 76, 115], [95, 102, 88, 110, 99, 120, 91, 105, 97, 130])
#> fair_price([50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60], [10, 20, 30, 40, 45, 48, 49])
#> fair_price([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [20, 30, 40, 50, 60, 70])
#> fair_price([], [])
#> fair_price([1500, 1275, 990, 1640, 1333, 1420, 1180, 1555, 1060, 1299], [1210, 1480, 1325, 1100, 1399, 1050, 1600, 1010, 1250, 1444])
# %%
class Solution:
    def skipBeats(self, beats, tempo):
        t = 0
        off = []
        drift = 0
        for i, b in enumerate(beats):
            t += tempo
            err = b - t - drift
            if abs(err) > tempo // 4:
                off.append((i, err))
                drift += err // 2
        return off, drift
#> Solution().skipBeats([60, 121, 190, 245, 330, 362, 419, 500, 540, 625, 660, 718], 60)
#> Solution().skipBeats([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000], 100)
#> Solution().skipBeats([35, 90, 110, 170, 200, 230, 270, 340, 355, 420, 433], 40)
#> Solution().skipBeats([], 50)
#> Solution().skipBeats([240, 500, 760, 1010, 1300, 1555, 1700, 2040, 2300, 2488, 2790], 250)
# %%
def spread_rumour(people, start, rounds):
    n = len(people)
    heard = [False] * n
    heard[start % n] = True
    told = 0
    for r in range(rounds):
        fresh = []
        for i in range(n):
            if heard[i]:
                j = (i + people[i] + r) % n
                if not heard[j]:
                    fresh.append(j)
                told += people[i]
        for j in fresh:
            heard[j] = True
    return sum(heard), told
#> spread_rumour([3, 8, 5, 12, 7, 1, 9, 4, 6, 2], 0, 3)
#> spread_rumour([15, 22, 31, 47, 58, 63, 79, 84], 5, 5)
#> spread_rumour([10, 10, 10, 10, 10, 10, 10, 10, 10, 10], 3, 3)
#> spread_rumour([1], 7, 2)
#> spread_rumour([120, 45, 7, 33, 81, 64, 250, 19, 2, 98, 41], 9, 3)
# %%
class Solution:
    def rearrange(self, nums, k):
        small = [x for x in nums if x < k]
        equal = nums.count(k)
        large = [x for x in nums if x > k]
        merged = []
        while small or large:
            if len(small) > len(large):
                merged.append(small.pop(0))
            else:
                merged.append(large.pop())
        jumps = 0
        for i in range(1, len(merged)):
            jumps = max(jumps, abs(merged[i] - merged[i - 1]))
        return merged, equal, jumps
#> Solution().rearrange([45, 12, 88, 30, 50, 67, 51, 90, 23, 50, 9, 74], 50)
#> Solution().rearrange([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 4)
#> Solution().rearrange([100, 100, 100, 100, 100, 100, 100, 100, 100, 101], 100)
#> Solution().rearrange([], 3)
#> Solution().rearrange([-30, 1200, -5, 640, 18, 77, -410, 0, 0, 333, 52, -1], 0)
# %%
def factor_map(n):
    f, d = {}, 2
    while n > 1:
        while n % d == 0:
            f[d] = f.get(d, 0) + 1
            n //= d
        d += 1 if d == 2 else 2
        if d * d > n > 1:
            f[n] = f.get(n, 0) + 1
            break
    return f


def common_core(nums):
    core = factor_map(nums[0])
    for n in nums[1:]:
        other = factor_map(n)
        core = {p: min(e, other[p]) for p, e in core.items() if p in other}
    return core
#> common_core([360, 840, 1260])
#> common_core([1024, 640, 96])
#> common_core([2310, 1155])
#> common_core([97])
#> common_core([4900, 770, 2450, 35])
# %%
class Solution:
    def tourBudget(self, hops, budget, rate):
        left = budget * 100
        cities = 0
        souvenirs = []
        for cost in hops:
            price = cost * rate[cities % len(rate)]
            if price > left:
                if souvenirs:
                    left += souvenirs.pop() * 50
                continue
            left -= price
            cities += 1
            if left % 7 == 0:
                souvenirs.append(cost % 10)
                left -= 70
        return cities, left, souvenirs
#> Solution().tourBudget([45, 12, 88, 30, 67, 51, 90, 23, 9, 74, 36, 99], 500, [100, 85, 120])
#> Solution().tourBudget([100, 200, 300, 400, 100, 200, 300, 400, 100, 200], 700, [70])
#> Solution().tourBudget([7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84], 300, [105, 91])
#> Solution().tourBudget([], 10, [1])
#> Solution().tourBudget([640, 75, 310, 22, 990, 48, 505, 133, 8, 720, 61, 277], 2000, [98, 110, 45, 130])
# %%
def gap_code(n):
    bits = []
    while n:
        bits.append(n & 1)
        n >>= 1
    longest = cur = 0
    seen = False
    for b in bits:
        if b:
            if seen:
                longest = max(longest, cur)
            seen, cur = True, 0
        else:
            cur += 1
    return longest, sum(bits)


def widest(nums):
    return max((gap_code(n) + (n,) for n in nums), default=())
#> widest([529, 1041, 77])
#> widest([32, 64, 15])
#> widest([4097])
#> widest([])
#> widest([9, 33, 20, 100])
# %%
class Solution:
    def mealPrep(self, need, stock, pack):
        bought = [0] * len(need)
        waste = 0
        i = 0
        while i < len(need):
            short = need[i] - stock[i % len(stock)]
            if short > 0:
                packs = (short + pack - 1) // pack
                bought[i] = packs
                waste += packs * pack - short
            else:
                waste -= short // 4
            i += 1
        return bought, waste, sum(bought) * pack
#> Solution().mealPrep([45, 120, 8, 77, 300, 19, 64, 150, 33, 5, 91], [30, 60], 25)
#> Solution().mealPrep([1000, 1500, 2750, 333, 666, 999, 1234, 4321, 800, 720], [500, 1000, 1500], 400)
#> Solution().mealPrep([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120], [100], 12)
#> Solution().mealPrep([], [1], 3)
#> Solution().mealPrep([7, 3, 9, 1, 8, 2, 6, 4, 5, 7, 9, 3], [4, 5, 6, 7], 2)
# %%
def sieve_counts(n, group):
    prime = [True] * n
    for p in range(2, n):
        if prime[p]:
            for m in range(p * p, n, p):
                prime[m] = False
    out = []
    for start in range(0, n, group):
        out.append(sum(1 for k in range(max(2, start), min(n, start + group)) if prime[k]))
    return out
#> sieve_counts(24, 6)
#> sieve_counts(30, 10)
#> sieve_counts(10, 3)
#> sieve_counts(2, 1)
#> sieve_counts(40, 8)
# %%
class Solution:
    def hikeProfile(self, elev: list) -> dict:
        up = down = flat = 0
        steepest = 0
        climb_start = None
        longest = 0
        for i in range(1, len(elev)):
            d = elev[i] - elev[i - 1]
            if d > 0:
                up += d
                climb_start = i - 1 if climb_start is None else climb_start
                longest = max(longest, i - climb_start)
            else:
                climb_start = None
                if d < 0:
                    down -= d
                else:
                    flat += 1
            steepest = max(steepest, abs(d))
        return {'up': up, 'down': down, 'flat': flat, 'steep': steepest, 'run': longest}
#> Solution().hikeProfile([400, 450, 470, 470, 520, 510, 480, 600, 650, 700, 690, 690])
#> Solution().hikeProfile([1000, 900, 800, 700, 600, 500, 400, 300, 200, 100])
#> Solution().hikeProfile([5, 5, 5, 5, 5, 5, 5, 5, 5, 5])
#> Solution().hikeProfile([])
#> Solution().hikeProfile([-15, 20, 18, 47, 66, 30, 31, 32, 33, 90, 12, 250, 260])
# %%
def layered_sum(nums, depth):
    if depth == 0 or len(nums) < 2:
        return sum(nums)
    mid = len(nums) // 2
    left, right = nums[:mid], nums[mid:]
    if sum(left) > sum(right):
        return layered_sum(left, depth - 1) - right[0]
    return layered_sum(right, depth - 1) + left[-1] * depth


def layers(nums, depths):
    return [layered_sum(nums, d) for d in depths]
#> layers([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96], [0, 1, 2, 3])
#> layers([500, 20, 480, 45, 610, 77, 302, 915, 33, 248, 760, 19], [2, 4])
#> layers([-9, 8, -7, 6, -5, 4, -3, 2, -1, 0, 11], [1, 2, 3, 4, 5])
#> layers([], [3])
#> layers([64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64], [4, 3, 2, 1])
# %%
class Solution:
    def plugboard(self, wires, signals):
        swap = {}
        for a, b in wires:
            swap[a], swap[b] = b, a
        total = 0
        out = []
        for s in signals:
            tens, ones = divmod(s % 100, 10)
            code = swap.get(tens, tens) * 10 + swap.get(ones, ones)
            out.append(code)
            total += code - s % 100
        return out, total
#> Solution().plugboard([(1, 7), (3, 9)], [14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96])
#> Solution().plugboard([(0, 5), (2, 4), (6, 8)], [100, 205, 310, 415, 520, 625, 730, 835, 940, 1045])
#> Solution().plugboard([], [12, 34, 56, 78, 90, 11, 22, 33, 44, 55])
#> Solution().plugboard([(1, 2)], [])
#> Solution().plugboard([(9, 0), (8, 1), (7, 2), (6, 3), (5, 4)], [1234, 987, 65, 4, 3210, 777, 81, 2048, 19])
# %%
def shares_report(prices, lots):
    fifo = []
    profit = 0
    for p, q in zip(prices, lots):
        if q > 0:
            fifo.append([p, q])
            continue
        q = -q
        while q and fifo:
            take = min(q, fifo[0][1])
            profit += take * (p - fifo[0][0])
            fifo[0][1] -= take
            q -= take
            if fifo[0][1] == 0:
                fifo.pop(0)
    return profit, fifo
#> shares_report([50, 55, 48, 60, 62, 40, 71, 66, 58, 80], [10, 5, 20, -12, -8, 15, -20, 4, -3, -6])
#> shares_report([100, 101, 102, 103, 104, 105, 106], [30, -10, -10, -10, 25, 5, -30])
#> shares_report([9, 12, 15], [-5, 7, -20])
#> shares_report([], [])
#> shares_report([1250, 1310, 1199, 1405, 1333, 1288, 1500, 1460], [2, 3, 4, -4, 1, 6, -8, -1])
# %%
class Solution:
    def nearestLarger(self, nums):
        n = len(nums)
        gaps = []
        for i in range(n):
            d = 1
            while i - d >= 0 or i + d < n:
                if i - d >= 0 and nums[i - d] > nums[i]:
                    gaps.append(-d)
                    break
                if i + d < n and nums[i + d] > nums[i]:
                    gaps.append(d)
                    break
                d += 1
            else:
                gaps.append(0)
        return gaps
#> Solution().nearestLarger([14, 33, 8, 27, 90, 5, 61, 18, 42, 70])
#> Solution().nearestLarger([100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 5])
#> Solution().nearestLarger([3, 3, 3, 3, 4])
#> Solution().nearestLarger([])
#> Solution().nearestLarger([205, 64, 310, 12, 77, 41, 500, 8, 95, 33, 150, 2])
# %%
def vending(stock, prices, coins):
    credit = 0
    sold = []
    for c in coins:
        credit += c
        slot = credit // 25 % len(stock)
        if stock[slot] and prices[slot] <= credit:
            stock[slot] -= 1
            credit -= prices[slot]
            sold.append(slot)
    return sold, credit, sum(stock)
#> vending([2, 1, 3, 0, 4], [60, 45, 110, 20, 75], [50, 20, 10, 50, 100, 5, 20, 20, 50, 10, 100])
#> vending([1, 1, 1], [25, 50, 75], [25, 25, 25, 25, 25, 25, 25, 25, 25, 25])
#> vending([5, 5, 5, 5], [200, 150, 300, 180], [100, 50, 20, 100, 100, 50, 200, 10, 20, 5, 100])
#> vending([3], [10], [])
#> vending([2, 2, 2, 2, 2, 2], [33, 66, 99, 22, 44, 55], [40, 15, 60, 30, 80, 12, 45, 27, 90, 8, 70])
# %%
class Solution:
    def movingTarget(self, track, speed):
        chaser = 0
        caught = -1
        energy = 0
        for t, target in enumerate(track):
            gap = target - chaser
            move = max(-speed, min(speed, gap))
            chaser += move
            energy += move * move // 4
            if chaser == target:
                caught = t
                speed -= 1
            elif abs(gap) > 3 * speed:
                speed += 2
        return caught, chaser, energy, speed
#> Solution().movingTarget([20, 28, 35, 30, 26, 40, 55, 70, 64, 60, 58, 75, 90], 8)
#> Solution().movingTarget([-50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50], 15)
#> Solution().movingTarget([5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 6, 7], 3)
#> Solution().movingTarget([], 2)
#> Solution().movingTarget([300, 320, 310, 290, 250, 200, 140, 70, 65, 80, 130, 200], 30)
# %%
def checksum_rows(rows):
    good = []
    total = 0
    for r, row in enumerate(rows):
        *body, check = row
        s = 0
        for i, v in enumerate(body):
            s += v * (3 if i % 2 else 1)
        if (s + check) % 10 == 0:
            good.append(r)
        else:
            total += (10 - s % 10) % 10
    return good, total
#> checksum_rows([[4, 7, 2, 9, 6], [12, 5, 8, 3], [40, 31, 22, 13, 1], [9, 9, 9, 9, 9]])
#> checksum_rows([[100, 250, 50], [77, 18, 9], [5, 5, 0]])
#> checksum_rows([[3], [0], [10], [1, 3, 0]])
#> checksum_rows([])
#> checksum_rows([[81, 64, 49, 36, 25, 7], [15, 30, 45, 60, 75, 90, 3], [2, 4, 6, 8]])
# %%
class Solution:
    def surfWaves(self, sea, board):
        rides = []
        i = 0
        while i < len(sea) - 1:
            if sea[i + 1] <= sea[i]:
                i += 1
                continue
            start = i
            while i + 1 < len(sea) and sea[i + 1] > sea[i]:
                i += 1
            height = sea[i] - sea[start]
            if height * 10 >= board * (i - start):
                rides.append(height // (i - start))
        return rides, sum(rides) * len(rides)
#> Solution().surfWaves([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96, 55], 150)
#> Solution().surfWaves([10, 20, 30, 25, 40, 60, 50, 45, 80, 75, 76, 77, 78], 60)
#> Solution().surfWaves([100, 90, 80, 70, 60, 50, 40, 30, 20, 10], 1)
#> Solution().surfWaves([5], 2)
#> Solution().surfWaves([300, 310, 340, 200, 205, 211, 150, 420, 400, 640, 645, 10, 1000], 200)
# %%
def clock_sum(durations, start):
    h, m = start
    marks = []
    days = 0
    for d in durations:
        m += d
        h += m // 60
        m %= 60
        if h >= 24:
            days += h // 24
            h %= 24
            marks.append(f'{h:02d}:{m:02d}')
    return f'{h:02d}:{m:02d}', days, marks
#> clock_sum([45, 120, 300, 77, 610, 95, 240, 33, 180, 415, 60], (6, 30))
#> clock_sum([1440, 1440, 15, 720, 725, 5, 1435, 90, 2880, 30], (0, 0))
#> clock_sum([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], (23, 10))
#> clock_sum([], (9, 5))
#> clock_sum([640, 75, 310, 22, 990, 48, 505, 133, 8, 720, 61], (17, 48))
# %%
class Solution:
    def blockRotate(self, nums, k, times):
        n = len(nums)
        for t in range(times):
            i = t % max(1, n - k + 1)
            block = nums[i:i + k]
            if block[0] > block[-1]:
                block = block[1:] + block[:1]
            else:
                block = block[-1:] + block[:-1]
            nums[i:i + k] = block
        order = sum(1 for a, b in zip(nums, nums[1:]) if a <= b)
        return nums, order
#> Solution().blockRotate([14, 33, 8, 27, 90, 5, 61, 18, 42, 70], 3, 9)
#> Solution().blockRotate([100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0], 4, 12)
#> Solution().blockRotate([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2, 14)
#> Solution().blockRotate([5], 1, 2)
#> Solution().blockRotate([305, -41, 77, 1200, 18, -6, 640, 52, 9, 411, -230], 5, 10)
# %%
def lens_stack(lenses, light):
    brightest = light
    for i, (kind, v) in enumerate(lenses):
        if kind == 'x':
            light *= v
        elif kind == '/':
            light //= v
        elif kind == '%':
            light %= v
        else:
            light = abs(light - v)
        brightest = max(brightest, light)
        if light == 0:
            return i, brightest
    return light, brightest
#> lens_stack([('x', 12), ('-', 45), ('/', 7), ('x', 33), ('%', 97), ('-', 8), ('x', 15), ('/', 4), ('%', 1009)], 50)
#> lens_stack([('%', 10), ('x', 99), ('%', 37), ('-', 100), ('x', 8), ('/', 3), ('-', 41), ('x', 6), ('%', 250)], 12345)
#> lens_stack([('/', 2), ('/', 2), ('/', 2), ('/', 2), ('/', 2), ('/', 2), ('x', 5), ('x', 5)], 40)
#> lens_stack([], 7)
#> lens_stack([('x', 101), ('x', 77), ('%', 1000), ('-', 612), ('x', 3), ('/', 11), ('x', 64), ('-', 5000)], 813)
# %%
class Solution:
    def stampPairs(self, a, b):
        i, j = 0, len(b) - 1
        close = None
        best = 10**9
        looks = 0
        while i < len(a) and j >= 0:
            looks += 1
            s = a[i] + b[j]
            if abs(s - 100) < best:
                best, close = abs(s - 100), (a[i], b[j])
            if s < 100:
                i += 1
            elif s > 100:
                j -= 1
            else:
                break
        return close, best, looks
#> Solution().stampPairs([5, 12, 27, 33, 48, 61, 70], [8, 19, 35, 41, 56, 64, 90])
#> Solution().stampPairs([10, 20, 30, 40, 50, 60], [5, 15, 25, 35, 45, 55, 65, 75, 85, 95])
#> Solution().stampPairs([-300, -120, -45, 0, 18, 77, 140, 260], [-90, 12, 66, 150, 222, 405])
#> Solution().stampPairs([], [100])
#> Solution().stampPairs([1, 2, 4, 8, 16, 32, 64, 128], [3, 9, 27, 81, 243, 729])
# %%
def scoreboard(events, teams):
    pts = [0] * teams
    lead_log = []
    for code in events:
        team, kind = divmod(code, 10)
        team %= teams
        if kind == 9:
            pts[team] = max(0, pts[team] - 5)
        elif kind % 3 == 0:
            pts[team] += 3
        else:
            pts[team] += kind
        lead_log.append(pts.index(max(pts)))
    changes = sum(a != b for a, b in zip(lead_log, lead_log[1:]))
    return pts, changes
#> scoreboard([12, 23, 5, 31, 19, 47, 28, 6, 33, 14, 50, 29, 8], 3)
#> scoreboard([10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 4)
#> scoreboard([7, 17, 9, 19, 27, 37, 29, 8, 18, 28, 38, 48], 2)
#> scoreboard([], 2)
#> scoreboard([115, 248, 361, 472, 589, 694, 703, 812, 929, 1037, 1149], 5)
# %%
class Solution:
    def digitLadder(self, n):
        rungs = []
        while n >= 10:
            prod, s = 1, 0
            m = n
            while m:
                m, d = divmod(m, 10)
                prod *= d + 1
                s += d
            rungs.append((prod, s))
            n = prod - s if prod - s < n else n // 10
        return rungs, n
#> Solution().digitLadder(48213)
#> Solution().digitLadder(99999999)
#> Solution().digitLadder(1000203)
#> Solution().digitLadder(7)
#> Solution().digitLadder(654321)
# %%
def ballot_gap(votes):
    tally = {}
    leader, lead = None, 0
    swings = 0
    for v in votes:
        tally[v] = tally.get(v, 0) + 1
        if v == leader:
            lead += 1
        elif leader is None or tally[v] > tally[leader]:
            if leader is not None:
                swings += 1
            leader = v
            lead = 1
        else:
            lead = tally[leader] - tally[v]
    return leader, lead, swings
#> ballot_gap([101, 205, 205, 101, 101, 309, 309, 309, 309, 205, 205, 205, 101])
#> ballot_gap([7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 9, 7, 7, 7])
#> ballot_gap([12, 34, 56, 78, 90, 11, 22, 33, 44, 55])
#> ballot_gap([])
#> ballot_gap([-1, -1, 40, 40, 40, -1, -1, 500, 40, 40, 500, 500, 500, 500, 500])
# %%
class Solution:
    def kthAfterMerge(self, a, b, k):
        i = j = 0
        prev = last = None
        steps = 0
        while steps <= k:
            prev = last
            if i < len(a) and (j >= len(b) or a[i] < b[j]):
                last = a[i]
                i += 1
            elif j < len(b):
                last = b[j]
                j += 1
            else:
                return None, prev, steps
            steps += 1
        return last, last - prev if prev is not None else 0, i - j
#> Solution().kthAfterMerge([3, 18, 44, 90, 120, 365], [5, 20, 44, 98, 400, 512], 9)
#> Solution().kthAfterMerge([100, 200, 300, 400, 500, 600], [1, 2, 3, 4, 5, 6, 7, 8, 9], 12)
#> Solution().kthAfterMerge([-70, -35, 0, 35, 70], [-60, -20, 20, 60, 100], 20)
#> Solution().kthAfterMerge([], [4], 0)
#> Solution().kthAfterMerge([1010, 2020, 3030, 4040, 5050, 6060, 7070], [999, 1999, 2999, 3999, 4999, 5999], 10)
# %%
def pin_strikes(rolls):
    frames = []
    i = 0
    while i < len(rolls) and len(frames) < 10:
        if rolls[i] == 10:
            frames.append(10 + sum(rolls[i + 1:i + 3]))
            i += 1
        else:
            s = sum(rolls[i:i + 2])
            if s == 10 and i + 2 < len(rolls):
                s += rolls[i + 2] * 2
            frames.append(s)
            i += 2
    acc = 0
    running = []
    for f in frames:
        acc += f
        running.append(acc)
    return running
#> pin_strikes([10, 7, 3, 9, 0, 10, 0, 8, 8, 2, 0, 6, 10, 10, 10, 8, 1])
#> pin_strikes([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5])
#> pin_strikes([1, 2, 3, 4, 5, 4, 3, 2, 1, 0, 9, 0])
#> pin_strikes([])
#> pin_strikes([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10])
# %%
class Solution:
    def remainderRace(self, nums, a, b):
        sa, sb = 0, 0
        log = []
        for x in nums:
            ra, rb = x % a, x % b
            if ra > rb:
                sa += ra - rb
            elif rb > ra:
                sb += rb - ra
            else:
                sa, sb = sb, sa
                log.append(x)
            if sa > 50 and sb > 50:
                sa, sb = sa - 50, sb - 50
        return sa, sb, log
#> Solution().remainderRace([145, 333, 818, 270, 905, 57, 612, 184, 429, 701, 116, 960, 553], 13, 17)
#> Solution().remainderRace([1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10000], 97, 101)
#> Solution().remainderRace([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5, 4)
#> Solution().remainderRace([], 3, 2)
#> Solution().remainderRace([77, 154, 231, 308, 385, 462, 539, 616, 693, 770, 847], 60, 24)
# %%
class Solution:
    def bandSum(self, m: list, width: int) -> list:
        n = len(m)
        res = []
        for i in range(n):
            lo, hi = max(0, i - width), min(n, i + width + 1)
            row_sum = sum(m[i][lo:hi])
            off = sum(m[i]) - row_sum
            res.append(row_sum * 2 - off)
        trace = 0
        for i in range(n):
            trace += m[i][i] - m[i][n - 1 - i]
        return res + [trace]
#> Solution().bandSum([[14, 33, 8, 27], [90, 5, 61, 18], [42, 70, 11, 96], [55, 20, 37, 64]], 1)
#> Solution().bandSum([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20], [21, 22, 23, 24, 25]], 0)
#> Solution().bandSum([[100, -50, 25], [-12, 6, -3], [310, 205, 77]], 2)
#> Solution().bandSum([], 1)
#> Solution().bandSum([[9, 8, 7, 6, 5, 4], [3, 2, 1, 0, 1, 2], [30, 40, 50, 60, 70, 80], [5, 10, 15, 20, 25, 30], [12, 24, 36, 48, 60, 72], [1, 3, 9, 27, 81, 243]], 2)
# %%
def nested_totals(data):
    total = 0
    depth_sum = {}

    def walk(item, depth):
        nonlocal total
        if isinstance(item, int):
            total += item * depth
            depth_sum[depth] = depth_sum.get(depth, 0) + item
        else:
            for x in item:
                walk(x, depth + 1)

    walk(data, 0)
    return total, depth_sum
#> nested_totals([14, [33, 8, [27, 90]], 5, [61, [18, [42]]], 70])
#> nested_totals([[[100]], [[200, 300]], [[[400]]], 500])
#> nested_totals([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
#> nested_totals([])
#> nested_totals([[-5, 12], [-340, [77, 905]], [[13, 13], -8], 4021])
# %%
class Solution:
    def cropPrices(self, yields, base, elasticity):
        price = base
        income = 0
        prices = []
        for i, y in enumerate(yields):
            expected = sum(yields[:i]) // i if i else y
            change = (expected - y) * elasticity // 100
            price = max(base // 2, price + change)
            prices.append(price)
            income += price * y
        return income, prices
#> Solution().cropPrices([120, 130, 90, 150, 110, 125, 80, 160, 140, 100, 95], 40, 20)
#> Solution().cropPrices([1000, 500, 2000, 250, 4000, 125, 800, 900, 700, 1100], 75, 3)
#> Solution().cropPrices([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10], 6, 50)
#> Solution().cropPrices([], 9, 1)
#> Solution().cropPrices([45, 12, 88, 30, 67, 51, 90, 23, 9, 74, 36, 99], 100, 110)
# %%
def weigh_pairs(nums, mod):
    row = [x % mod for x in nums]
    table = [[0] * mod for _ in range(2)]
    total = 0
    for i, r in enumerate(row):
        want = (mod - r) % mod
        total += table[(i + 1) % 2][want]
        table[i % 2][r] += 1
    return total, [sum(t) for t in table]
#> weigh_pairs([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96, 55, 20], 5)
#> weigh_pairs([120, 340, 95, 410, 88, 260, 33, 175, 240, 61, 90], 9)
#> weigh_pairs([6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6], 4)
#> weigh_pairs([], 3)
#> weigh_pairs([-17, 23, -29, 31, -37, 41, -43, 47, -53, 59, -61, 67], 12)
# %%
class Solution:
    def slotMachine(self, reels, spins, bet):
        purse = 100
        wins = []
        pos = [0] * len(reels)
        for s in spins:
            if purse < bet:
                break
            purse -= bet
            shown = []
            for k, reel in enumerate(reels):
                pos[k] = (pos[k] + s * (k + 1)) % len(reel)
                shown.append(reel[pos[k]])
            if len(set(shown)) == 1:
                purse += shown[0] * bet
                wins.append(shown[0])
            elif shown[0] == shown[-1]:
                purse += bet
        return purse, wins
#> Solution().slotMachine([[3, 7, 1, 5], [7, 3, 5, 1, 9], [1, 3, 7]], [5, 12, 31, 8, 4], 15)
#> Solution().slotMachine([[2, 4], [4, 2], [2, 2]], [1, 2, 3, 4, 5, 6], 20)
#> Solution().slotMachine([[10, 20, 30], [30, 20, 10]], [7, 14, 21, 28, 35, 42], 30)
#> Solution().slotMachine([[1]], [], 5)
#> Solution().slotMachine([[8, 6, 4, 2], [2, 4, 6, 8]], [11, 23, 37, 41, 59], 25)

# %%
class Solution:
    def nightBuses(self, times, wait):
        total_wait = 0
        buses = 0
        i = 0
        times = sorted(times)
        while i < len(times):
            leave = times[i] + wait
            j = i
            while j < len(times) and times[j] <= leave:
                total_wait += leave - times[j]
                j += 1
            buses += 1
            i = j
        return buses, total_wait, total_wait // max(1, len(times))
#> Solution().nightBuses([5, 12, 14, 40, 41, 55, 90, 91, 92, 130, 155], 15)
#> Solution().nightBuses([1320, 1325, 1390, 1401, 1200, 1210, 1275, 1500, 1333, 1444], 60)
#> Solution().nightBuses([7, 7, 7, 7, 7, 8, 8, 8, 9, 9, 9], 0)
#> Solution().nightBuses([], 10)
#> Solution().nightBuses([300, 280, 260, 240, 220, 200, 180, 160, 140, 120, 100, 80], 50)
# %%
def lcm_steps(nums, limit):
    def gcd(a, b):
        return a if b == 0 else gcd(b, a % b)

    cur = 1
    for i, x in enumerate(nums):
        nxt = cur * x // gcd(cur, x)
        if nxt > limit:
            return i, cur
        cur = nxt
    return len(nums), cur
#> lcm_steps([4, 6, 10, 15, 21, 14, 25, 9], 5000)
#> lcm_steps([12, 18, 24, 36, 72, 48, 8, 9, 144], 1000)
#> lcm_steps([101, 103, 107], 20000)
#> lcm_steps([], 7)
#> lcm_steps([30, 42, 70, 105, 35, 210, 6, 2, 99], 100000)
# %%
class Solution:
    def closestTriplet(self, nums, goal):
        nums.sort()
        n = len(nums)
        best = None
        for i in range(0, n - 2, 2):
            l, r = i + 1, n - 1
            while l < r:
                s = nums[i] + nums[l] - nums[r]
                if best is None or abs(s - goal) < abs(best - goal):
                    best = s
                if s < goal:
                    l += 1
                else:
                    r -= 1
        return best
#> Solution().closestTriplet([34, 12, 90, 57, 8, 71, 45, 23, 66, 19], 10)
#> Solution().closestTriplet([500, -200, 350, 125, -75, 900, 40, 610, -330, 220], -100)
#> Solution().closestTriplet([1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89], 0)
#> Solution().closestTriplet([4, 9], 3)
#> Solution().closestTriplet([1010, 2020, 3030, 4040, 5050, 6060, 7070, 8080, 9090, 101], 1500)
# %%
def market_stall(prices, stock, coins):
    sold = 0
    change = 0
    for coin in coins:
        affordable = [i for i in range(len(prices)) if stock[i] and prices[i] <= coin]
        if not affordable:
            change += coin
            continue
        pick = max(affordable, key=lambda i: prices[i])
        stock[pick] -= 1
        sold += prices[pick]
        change += coin - prices[pick]
    return sold, change, stock
#> market_stall([12, 35, 8, 60], [2, 1, 3, 1], [50, 10, 100, 40, 40, 9, 15, 5, 70, 20])
#> market_stall([100, 250, 175], [1, 1, 2], [200, 300, 90, 180, 260, 500, 100, 1000])
#> market_stall([5], [10], [5, 6, 7, 8, 9, 10, 4, 3, 2, 1, 5])
#> market_stall([], [], [10, 20])
#> market_stall([45, 44, 43, 42, 41], [1, 1, 1, 1, 1], [44, 44, 44, 44, 44, 44, 41, 40])
# %%
class Solution:
    def reverseBlocks(self, nums, k):
        for start in range(0, len(nums), 2 * k):
            l, r = start, min(start + k, len(nums)) - 1
            while l < r:
                nums[l], nums[r] = nums[r], nums[l]
                l += 1
                r -= 1
        acc = 0
        for i, x in enumerate(nums):
            acc = (acc * 3 + x * (i + 1)) % 1009
        return acc, nums[:k]
#> Solution().reverseBlocks([11, 22, 33, 44, 55, 66, 77, 88, 99, 110, 121, 132], 3)
#> Solution().reverseBlocks([405, 17, 62, 980, 31, 8, 256, 77, 19, 640, 5, 5, 73], 4)
#> Solution().reverseBlocks([-3, 6, -9, 12, -15, 18, -21, 24, -27, 30], 10)
#> Solution().reverseBlocks([8], 2)
#> Solution().reverseBlocks([5000, 4000, 3000, 2000, 1000, 900, 800, 700, 600, 500, 400], 2)
# %%
def poly_eval(coeffs, x, mod):
    acc = 0
    for c in coeffs:
        acc = (acc * x + c) % mod
    return acc


def find_roots(coeffs, candidates, mod):
    roots = []
    lowest = mod
    for x in candidates:
        v = poly_eval(coeffs, x, mod)
        if v == 0:
            roots.append(x)
        lowest = min(lowest, v)
    return roots, lowest
#> find_roots([1, -5, 6], [1, 2, 3, 4, 5, 6], 97)
#> find_roots([3, 0, 14, 25], [10, 11, 12, 13, 14], 31)
#> find_roots([2, 7, 1, 8, 2, 8], [45, 90, 135], 1009)
#> find_roots([], [1, 2], 5)
#> find_roots([1, 0, 0, -1], [1, 2, 4, 8, 16], 7)
# %%
class Solution:
    def bargeLocks(self, levels, boats):
        pos = 0
        fuel = 0
        queue_time = []
        for b in boats:
            climb = 0
            for j in range(pos, min(pos + 3, len(levels) - 1)):
                climb += max(0, levels[j + 1] - levels[j])
            fuel += climb * b
            pos = (pos + 3) % max(1, len(levels) - 1)
            queue_time.append(climb)
        return fuel, queue_time
#> Solution().bargeLocks([10, 25, 18, 40, 33, 60, 55, 80, 20, 45], [3, 5, 2, 8, 4, 6])
#> Solution().bargeLocks([100, 90, 120, 110, 150, 140, 200], [12, 7, 30, 1])
#> Solution().bargeLocks([5, 5, 5, 5, 6], [100, 200, 300, 400, 500])
#> Solution().bargeLocks([7], [1, 2])
#> Solution().bargeLocks([-20, 0, -5, 35, 10, 90, 40, 41, 43, 46, 50], [15, 25, 35, 45, 55])
# %%
def top_two_products(groups):
    best = 0
    for g in groups:
        a = b = 0
        for x in g:
            if x >= a:
                a, b = x, a
            elif x > b:
                b = x
        best = max(best, a * b - sum(g))
    return best
#> top_two_products([[12, 45, 7, 30], [22, 22, 9], [50, 3, 18, 4, 1]])
#> top_two_products([[100, 9], [31, 32, 33], [64, 15, 16, 17]])
#> top_two_products([[5], [], [2, 2]])
#> top_two_products([])
#> top_two_products([[1200, 3, 40], [75, 80, 85], [999, 2, 1], [60, 61, 62, 63]])
# %%
class Solution:
    def clockChimes(self, minutes):
        chimes = 0
        parts = {'q': 0, 'h': 0, 'n': 0}
        for m in minutes:
            h, mm = divmod(m % 1440, 60)
            if mm == 0:
                chimes += h % 12 or 12
                parts['h'] += 1
            elif mm % 15 == 0:
                chimes += mm // 15
                parts['q'] += 1
            else:
                parts['n'] += mm
        return chimes, parts
#> Solution().clockChimes([60, 75, 181, 720, 735, 1439, 1440, 2000, 945, 930, 12])
#> Solution().clockChimes([0, 780, 1380, 15, 30, 45, 61, 122, 183, 244, 305])
#> Solution().clockChimes([-60, -15, -1, 3000, 4500, 100, 555, 660, 615, 333])
#> Solution().clockChimes([])
#> Solution().clockChimes([240, 480, 960, 1920, 3840, 7680, 15360, 30720, 61440, 5])
# %%
def wall_painter(heights, brush):
    strokes = 0
    covered = 0
    for i in range(len(heights)):
        h = heights[i]
        prev = heights[i - 1] if i else 0
        if h > prev:
            strokes += -(-(h - prev) // brush)
        covered += h
    return strokes, covered, round(covered / strokes, 2) if strokes else 0
#> wall_painter([12, 30, 25, 40, 8, 8, 51, 33, 60, 17, 22], 10)
#> wall_painter([100, 90, 80, 70, 60, 50, 40, 30, 20, 10], 7)
#> wall_painter([5, 250, 5, 350, 5, 450, 5, 550, 5, 650, 5], 100)
#> wall_painter([], 3)
#> wall_painter([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36], 4)
# %%
from typing import List


class Solution:
    def stickerTrades(self, mine: List[int], theirs: List[int]) -> int:
        mine.sort()
        theirs.sort()
        i = j = gain = 0
        while i < len(mine) and j < len(theirs):
            if mine[i] < theirs[j] <= mine[i] + 50:
                gain += theirs[j] - mine[i]
                i += 1
                j += 1
            elif mine[i] >= theirs[j]:
                j += 1
            else:
                i += 1
        return gain
#> Solution().stickerTrades([20, 75, 130, 33, 91, 260], [60, 45, 140, 100, 300, 15])
#> Solution().stickerTrades([500, 510, 520, 530, 540], [505, 515, 525, 535, 545, 555])
#> Solution().stickerTrades([1, 2, 3, 4, 5, 6, 7], [1000, 2000])
#> Solution().stickerTrades([], [9, 10])
#> Solution().stickerTrades([340, 12, 78, 415, 205, 156, 99], [110, 222, 450, 80, 371, 160, 33])
# %%
def spiral_numbers(n):
    total = 1
    x = 1
    for side in range(2, n, 2):
        for corner in range(4):
            x += side
            if x % 3 == corner % 3:
                total += x
            else:
                total -= x // 2
    return total, x


def compare_spirals(sizes):
    out = []
    for s in sizes:
        t, last = spiral_numbers(s)
        out.append((t % 1000, last))
    return out
#> compare_spirals([5, 7])
#> compare_spirals([3, 9])
#> compare_spirals([1])
#> compare_spirals([11, 4, 6])
#> compare_spirals([])
# %%
class Solution:
    def heatStreaks(self, temps, hot):
        longest = cur = 0
        end = -1
        degree_days = 0
        for i, t in enumerate(temps):
            cur = cur + 1 if t >= hot else 0
            if cur >= 2:
                degree_days += t - hot
            if cur > longest:
                longest, end = cur, i
        window = temps[end - longest + 1:end + 1]
        avg = sum(window) / len(window) if window else 0.0
        return longest, degree_days, round(avg, 2)
#> Solution().heatStreaks([28, 31, 33, 35, 29, 30, 30, 36, 38, 37, 25, 31], 30)
#> Solution().heatStreaks([10, 12, 9, 15, 18, 20, 21, 14, 13, 17, 22], 13)
#> Solution().heatStreaks([-5, -8, -2, 0, -1, -10, 3, 4, -6, -7], 5)
#> Solution().heatStreaks([], 20)
#> Solution().heatStreaks([101, 99, 104, 106, 103, 98, 110, 112, 95, 100, 100, 100, 100, 99], 100)
# %%
def josh_encode(digits, keys):
    out = 0
    carry = 0
    for i, ch in enumerate(str(digits)):
        d = int(ch) * keys[i % len(keys)] + carry
        carry = d // 10
        out = out * 10 + d % 10
    return out, carry
#> josh_encode(48120753, [3, 7, 2])
#> josh_encode(99999999, [9, 8])
#> josh_encode(10203040, [12, 5, 31, 4])
#> josh_encode(6, [45])
#> josh_encode(731905, [1])
# %%
class Solution:
    def bookendSum(self, nums):
        memo = {}

        def play(l, r):
            if l > r:
                return 0
            if (l, r) not in memo:
                left = nums[l] - play(l + 1, r)
                right = nums[r] - play(l, r - 1)
                memo[l, r] = max(left, right)
            return memo[l, r]

        return play(0, len(nums) - 1), len(memo)
#> Solution().bookendSum([14, 90, 33, 7, 58])
#> Solution().bookendSum([120, 45, 300, 220, 15, 80])
#> Solution().bookendSum([-5, 20, -40, 60])
#> Solution().bookendSum([])
#> Solution().bookendSum([1001, 1002, 1004, 1008, 1016, 1032, 1064])
# %%
def sliding_range(nums, k):
    best = None
    narrow = 0
    for i in range(len(nums) - k + 1):
        part = nums[i:i + k]
        spread = max(part) - min(part)
        if best is None or spread < best[0]:
            best = (spread, i, part[k // 2])
        if spread * 4 <= abs(sum(part)):
            narrow += 1
    return best, narrow
#> sliding_range([34, 41, 38, 90, 87, 92, 15, 14, 60, 61, 63, 70], 3)
#> sliding_range([1000, 1020, 980, 1500, 700, 650, 640, 660, 2000, 2100, 1950], 4)
#> sliding_range([-8, -9, -7, 5, 5, 6, 300, 301, 299, 0, 1], 2)
#> sliding_range([3, 4], 5)
#> sliding_range([12, 24, 36, 48, 60, 72, 84, 96, 108, 120, 132, 144, 156], 5)
# %%
class Solution:
    def rollDie(self, face: int, turn: int) -> int:
        opposite = 7 - face
        return opposite if turn % 4 == 0 else face % 6 + 1

    def boardRun(self, cells: list, face: int) -> tuple:
        pos, turn, purse = 0, 0, 100
        while pos < len(cells):
            purse += cells[pos]
            if purse < 0:
                return turn, purse, False
            turn += 1
            face = self.rollDie(face, turn)
            pos += face
        return turn, purse, True
#> Solution().boardRun([0, 25, -40, 60, -75, 30, -20, 15, -90, 45, 10, -5, 80, -35], 1)
#> Solution().boardRun([-50, -60, 70, -80, 90, -100, 110, -120, 130, -140, 150, -160, 170], 4)
#> Solution().boardRun([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10], 2)
#> Solution().boardRun([], 5)
#> Solution().boardRun([5, -500, 300, 12, 7, 41, -9, 260, 33, -18, 94, 6, 3, 11, -27], 6)
# %%
def stock_levels(start, orders, restock_at, restock_by):
    level = start
    history = []
    refused = 0
    for qty in orders:
        if qty > level:
            refused += qty - level
            qty = level
        level -= qty
        if level <= restock_at:
            level += restock_by
        history.append(level)
    low = min(history) if history else start
    return history[-3:], refused, low
#> stock_levels(200, [45, 60, 30, 80, 15, 90, 20, 5, 110, 33, 47], 50, 120)
#> stock_levels(1000, [999, 1, 250, 600, 75, 75, 75, 310, 42, 18], 100, 500)
#> stock_levels(0, [10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 5, 55)
#> stock_levels(77, [], 10, 10)
#> stock_levels(320, [12, 24, 36, 48, 60, 72, 84, 96, 108, 120], 64, 64)
# %%
class Solution:
    def meetHalfway(self, nums):
        l, r = 0, len(nums) - 1
        left, right = nums[l], nums[r]
        steps = 0
        while l < r:
            steps += 1
            if left < right:
                l += 1
                left += nums[l] if l < r else 0
            elif left > right:
                r -= 1
                right += nums[r] if l < r else 0
            else:
                l, r = l + 1, r - 1
                if l < r:
                    left, right = left + nums[l], right + nums[r]
        return left, right, steps, l
#> Solution().meetHalfway([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11])
#> Solution().meetHalfway([100, 200, 300, 400, 500, 500, 400, 300, 200, 100])
#> Solution().meetHalfway([1, 1, 1, 1, 1, 1, 1, 1, 1, 1000])
#> Solution().meetHalfway([5])
#> Solution().meetHalfway([640, 25, 375, 118, 902, 44, 730, 85, 16, 512, 260, 9, 77])
# %%
def digit_histogram(nums):
    hist = [0] * 10
    for n in nums:
        while n:
            hist[n % 10] += 1
            n //= 10
    common = max(range(10), key=lambda d: (hist[d], d))
    return common, hist
#> digit_histogram([48210, 7743, 9005])
#> digit_histogram([12345678, 87654321])
#> digit_histogram([1111, 2222, 3333, 44444])
#> digit_histogram([])
#> digit_histogram([60, 600, 6006, 909, 31])
# %%
class Solution:
    def toyTrain(self, cars, bridge, length):
        heavy = []
        weight = 0
        for i, c in enumerate(cars):
            weight += c
            if i >= length:
                weight -= cars[i - length]
            if weight > bridge:
                heavy.append(i)
        moved = 0
        for h in heavy:
            moved += cars[h] // 2 if h % 2 else cars[h] // 3
        return len(heavy), moved
#> Solution().toyTrain([40, 55, 62, 18, 90, 71, 33, 25, 80, 64, 12, 47], 180, 3)
#> Solution().toyTrain([300, 120, 450, 90, 210, 330, 60, 510, 150, 270], 700, 3)
#> Solution().toyTrain([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110], 250, 5)
#> Solution().toyTrain([9], 3, 2)
#> Solution().toyTrain([2000, 15, 1800, 30, 1600, 45, 1400, 60, 1200, 75, 1000, 90], 1850, 2)
# %%
def sum_of_squares_pairs(n):
    pairs = []
    a, b = 0, int(n ** 0.5)
    while a <= b:
        s = a * a + b * b
        if s == n:
            pairs.append((a, b))
            a, b = a + 1, b - 1
        elif s < n:
            a += 1
        else:
            b -= 1
    return pairs


def richest(numbers):
    best = []
    for n in numbers:
        p = sum_of_squares_pairs(n)
        if len(p) > len(best):
            best = p
    return best
#> richest([25, 50, 65])
#> richest([325, 100])
#> richest([7, 11, 21])
#> richest([85, 170, 13, 145])
#> richest([1105])
# %%
class Solution:
    def alternateDepth(self, depths, lamp):
        seen_floor = depths[0] if depths else 0
        marks = []
        for i in range(1, len(depths) - 1):
            before, here, after = depths[i - 1:i + 2]
            slope = (after - before) / 2
            if abs(slope) * 10 > lamp and here > seen_floor:
                marks.append((i, slope))
                seen_floor = here
        return marks
#> Solution().alternateDepth([5, 18, 30, 22, 41, 60, 58, 75, 74, 90, 120], 60)
#> Solution().alternateDepth([100, 80, 130, 90, 160, 170, 165, 200, 260, 240, 300], 250)
#> Solution().alternateDepth([7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12], 2)
#> Solution().alternateDepth([], 1)
#> Solution().alternateDepth([-40, -10, 15, -20, 33, 81, 40, 95, 110, 64, 150, 149], 100)
# %%
def odd_even_merge(values):
    odds = [v for v in values if v % 2]
    evens = [v for v in values if v % 2 == 0]
    res = []
    while odds and evens:
        if odds[-1] * 2 > evens[-1]:
            res.append(odds.pop() + len(evens))
        else:
            res.append(evens.pop() - len(odds))
    res.extend(odds or evens)
    return res
#> odd_even_merge([15, 22, 37, 48, 51, 66, 73, 80, 99, 104, 111])
#> odd_even_merge([200, 3, 180, 5, 160, 7, 140, 9, 120, 11, 100, 13])
#> odd_even_merge([2, 4, 6, 8, 10, 12, 14, 16, 18, 20])
#> odd_even_merge([-7, -12, 33, 40, -55, 68, 71, -84, 95, 1002, 1017])
#> odd_even_merge([])
# %%
class Solution:
    def payDays(self, wages, bills):
        balance = 0
        lowest = 0
        overdrawn = []
        for day in range(max(len(wages), len(bills))):
            if day < len(wages):
                balance += wages[day]
            if day < len(bills):
                balance -= bills[day]
            if balance < 0:
                overdrawn.append(day)
                balance -= -balance // 20
            lowest = min(lowest, balance)
        return balance, lowest, overdrawn
#> Solution().payDays([500, 0, 0, 650, 0, 0, 700, 0, 0, 300], [120, 340, 95, 410, 88, 260, 33, 175, 240, 61, 90])
#> Solution().payDays([10, 20, 30, 40, 50, 60, 70, 80, 90, 100], [100, 90, 80, 70, 60, 50, 40, 30, 20, 10])
#> Solution().payDays([2500], [410, 95, 1200, 60, 45, 330, 285, 150, 99, 12, 75, 66])
#> Solution().payDays([], [])
#> Solution().payDays([0, 0, 0, 1200, 0, 0, 0, 1300, 0, 0], [150, 150, 150, 150, 150, 150, 150, 150, 150, 150])
# %%
def shift_cipher_sum(nums, key):
    n = len(nums)
    out = [0] * n
    for i in range(n):
        j = (i * key + 3) % n
        out[j] += nums[i]
        if out[j] != nums[i]:
            out[i] -= 1
    holes = out.count(0)
    return out, holes
#> shift_cipher_sum([14, 27, 33, 40, 58, 61, 79, 82, 95, 106], 3)
#> shift_cipher_sum([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200], 4)
#> shift_cipher_sum([7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], 5)
#> shift_cipher_sum([], 2)
#> shift_cipher_sum([-15, 30, -45, 60, -75, 90, -105, 120, -135, 150], 2)
# %%
class Solution:
    def quorum(self, votes, seats):
        quotas = [0] * len(votes)
        for _ in range(seats):
            best, at = -1.0, -1
            for i in range(len(votes)):
                share = votes[i] / (2 * quotas[i] + 1)
                if share > best:
                    best, at = share, i
            quotas[at] += 1
        return quotas
#> Solution().quorum([5200, 3100, 1700], 7)
#> Solution().quorum([980, 610, 450, 120], 6)
#> Solution().quorum([100, 100, 100], 5)
#> Solution().quorum([12345], 3)
#> Solution().quorum([40210, 38999, 15000, 5790, 9], 8)
# %%
def fence_paint(posts, gap):
    last = None
    painted = 0
    skipped = []
    for p in sorted(posts):
        if last is not None and p - last < gap:
            skipped.append(p)
            continue
        painted += 1
        last = p
    fixes = 0
    for s in skipped:
        fixes += gap - s % gap
    return painted, skipped, fixes
#> fence_paint([12, 40, 15, 88, 51, 60, 33, 97, 104, 71, 20], 15)
#> fence_paint([1000, 1100, 1050, 1210, 1340, 1500, 1290, 1430, 1001, 1600], 100)
#> fence_paint([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33], 1)
#> fence_paint([], 5)
#> fence_paint([-50, -20, 10, 0, 44, 61, -33, 90, 75, 120, 119, 118], 30)
# %%
class Solution:
    def cubeTrail(self, n, cap):
        def step(x):
            s = 0
            while x:
                x, d = divmod(x, 10)
                s += d * d * d
            return s

        trail = [n]
        while len(trail) < cap:
            n = step(n)
            if n in trail:
                return trail, trail.index(n)
            trail.append(n)
        return trail, -1
#> Solution().cubeTrail(4172, 8)
#> Solution().cubeTrail(90013, 6)
#> Solution().cubeTrail(371, 5)
#> Solution().cubeTrail(12345678, 7)
#> Solution().cubeTrail(9, 3)
# %%
def window_products(nums, k, mod):
    res = []
    for i in range(k - 1, len(nums)):
        p = 1
        for j in range(i - k + 1, i + 1):
            p = p * nums[j] % mod
        res.append(p)
    rising = sum(1 for a, b in zip(res, res[1:]) if b > a)
    return res, rising
#> window_products([12, 7, 31, 44, 9, 25, 18, 63, 50, 11], 3, 97)
#> window_products([105, 220, 317, 408, 519, 611, 702, 814, 93, 47, 18], 2, 1009)
#> window_products([-3, 5, -7, 11, -13, 17, -19, 23, -29, 31], 4, 101)
#> window_products([6], 2, 13)
#> window_products([1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10000], 2, 10**9 + 7)
# %%
class Solution:
    def leakyBucket(self, packets, rate, size):
        bucket = dropped = sent = 0
        for p in packets:
            if bucket + p > size:
                dropped += bucket + p - size
                bucket = size
            else:
                bucket += p
            out = min(rate, bucket)
            bucket -= out
            sent += out
        while bucket > 0:
            out = min(rate, bucket)
            bucket, sent = bucket - out, sent + out
        return sent, dropped
#> Solution().leakyBucket([30, 80, 15, 0, 120, 45, 60, 10, 95, 5], 40, 100)
#> Solution().leakyBucket([500, 500, 500, 0, 0, 0, 250, 750, 10, 20, 30], 300, 900)
#> Solution().leakyBucket([4, 8, 15, 16, 23, 42, 4, 8, 15, 16, 23, 42], 16, 50)
#> Solution().leakyBucket([], 5, 10)
#> Solution().leakyBucket([1, 1, 1, 1, 1, 1, 1, 1, 1, 64, 1], 7, 60)
# %%
def pairwise_tower(row):
    total = 0
    level = 0
    while len(row) > 1:
        row = [abs(row[i] - row[i + 1]) for i in range(len(row) - 1)]
        level += 1
        total += max(row) * level
        if not any(row):
            break
    return row, level, total
#> pairwise_tower([14, 33, 8, 90, 41, 27, 65, 12, 70, 55])
#> pairwise_tower([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110])
#> pairwise_tower([1000, 1, 999, 2, 998, 3, 997, 4, 996, 5, 995, 6])
#> pairwise_tower([5])
#> pairwise_tower([-3, 9, -27, 81, -243, 729, -2187, 6561])
# %%
class Solution:
    def slowSort(self, nums):
        n = len(nums)
        saved = 0
        for i in range(0, n - 1):
            m = i
            for j in range(i + 1, n):
                if nums[j] < nums[m]:
                    m = j
            if m == i:
                saved += nums[i]
            else:
                nums[i], nums[m] = nums[m], nums[i]
        return saved, nums[::3]
#> Solution().slowSort([31, 8, 45, 12, 90, 27, 66, 3, 54, 71])
#> Solution().slowSort([1, 2, 3, 400, 5, 6, 7, 80, 9])
#> Solution().slowSort([-5, -50, 500, -500, 50, 5, 0])
#> Solution().slowSort([9, 9, 8])
#> Solution().slowSort([1024, 33, 512, 17, 256, 9, 128, 5, 64, 3])
# %%
def parity_prefix(nums):
    even_idx, odd_idx = [0], [0]
    for i, x in enumerate(nums):
        even_idx.append(even_idx[-1] + (x if i % 2 == 0 else 0))
        odd_idx.append(odd_idx[-1] + (x if i % 2 else 0))
    fair = []
    for k in range(len(nums)):
        e = even_idx[k] + odd_idx[-1] - odd_idx[k + 1]
        o = odd_idx[k] + even_idx[-1] - even_idx[k + 1]
        fair.append(abs(e - o))
    return min(fair, default=None), fair
#> parity_prefix([12, 7, 30, 25, 8, 41, 19, 6, 33, 50, 2])
#> parity_prefix([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000])
#> parity_prefix([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5])
#> parity_prefix([])
#> parity_prefix([-14, 28, 905, -63, 77, 310, -128, 46, 59, 1000, -333, 18])
# %%
class Solution:
    def farRelatives(self, nums, factor):
        last_seen = {}
        far = 0
        dist = 0
        for i, x in enumerate(nums):
            want = x // factor if x % factor == 0 else None
            if want in last_seen and want is not None:
                gap = i - last_seen[want]
                dist += gap * x
                far = max(far, gap)
            last_seen[x] = i
        return far, dist
#> Solution().farRelatives([15, 30, 7, 14, 60, 28, 45, 90, 56, 120, 3, 6], 2)
#> Solution().farRelatives([5, 10, 25, 50, 125, 250, 625, 1250, 3125, 75, 15], 5)
#> Solution().farRelatives([11, 13, 17, 19, 23, 29, 31, 37, 41, 43], 2)
#> Solution().farRelatives([], 3)
#> Solution().farRelatives([100, 0, 10, 0, 1000, 1, 10, 10000, 0, 100, 30, 3, 300], 10)
# %%
def rescale(xs, lo, hi):
    a, b = min(xs), max(xs)
    if a == b:
        return [lo] * len(xs)
    return [lo + (x - a) * (hi - lo) // (b - a) for x in xs]


def bar_chart(xs, width):
    scaled = rescale(xs, 1, width)
    area = 0
    tallest = 0
    for i, h in enumerate(scaled):
        area += h
        if h == width:
            tallest = i
    return scaled, area, tallest
#> bar_chart([45, 12, 88, 30, 67, 51, 90, 23, 9, 74, 36], 20)
#> bar_chart([1200, 3400, 560, 7800, 9100, 2300, 4500, 6700, 100, 8800], 50)
#> bar_chart([-40, -10, 0, 15, 60, -25, 33, 48, 5, -3, 21, 60], 10)
#> bar_chart([6, 6, 6], 4)
#> bar_chart([10001, 10050, 10200, 10099, 10150, 10007, 10180, 10042, 10111, 10133], 99)
# %%
class Solution:
    def zoneFare(self, trips: list, base: int, step: int) -> int:
        spent = 0
        today = 0
        for n, (a, b) in enumerate(trips, 1):
            zones = abs(a // 10 - b // 10)
            fare = base + zones * step
            if n % 5 == 0:
                fare = fare * 3 // 4
            if today + fare > 1000:
                fare = 1000 - today
            today += fare
            if n % 8 == 0:
                spent, today = spent + today, 0
        return spent + today
#> Solution().zoneFare([(11, 45), (45, 12), (33, 38), (70, 9), (9, 70), (25, 26), (50, 81), (81, 17), (17, 44), (44, 11)], 90, 35)
#> Solution().zoneFare([(10, 99), (99, 10), (10, 99), (99, 10), (10, 99), (99, 10), (10, 99)], 120, 20)
#> Solution().zoneFare([(5, 6), (7, 8), (9, 11), (12, 19), (20, 30)], 55, 12)
#> Solution().zoneFare([], 40, 5)
#> Solution().zoneFare([(64, 28), (28, 73), (73, 15), (15, 90), (90, 42), (42, 60), (60, 1), (1, 88), (88, 36)], 150, 48)
# %%
def hidden_cycle(seed, a, c, m):
    seen = {}
    x = seed % m
    i = 0
    while x not in seen:
        seen[x] = i
        x = (a * x + c) % m
        i += 1
    return seen[x], i - seen[x]


def best_multiplier(seed, choices, c, m):
    tail, length, who = 0, 0, None
    for a in choices:
        t, n = hidden_cycle(seed, a, c, m)
        if n > length:
            tail, length, who = t, n, a
    return who, length, tail
#> best_multiplier(17, [5, 6], 3, 16)
#> best_multiplier(100, [2, 3, 7], 5, 11)
#> best_multiplier(4, [10], 0, 24)
#> best_multiplier(9, [], 1, 7)
#> best_multiplier(1234, [13, 14], 8, 19)
# %%
class Solution:
    def mountainPass(self, heights, rope):
        reach = 0
        tired = 0
        for i, h in enumerate(heights):
            if i > reach:
                return i, tired
            span = rope // (h % 7 + 1)
            if span == 0:
                tired += h
                continue
            reach = max(reach, i + min(span, 3))
            tired += h // span
        return len(heights), tired
#> Solution().mountainPass([12, 45, 33, 20, 58, 71, 64, 90, 27, 13, 80], 6)
#> Solution().mountainPass([700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711], 3)
#> Solution().mountainPass([6, 13, 20, 27, 34, 41, 48, 55, 62, 69], 4)
#> Solution().mountainPass([], 9)
#> Solution().mountainPass([150, 82, 331, 47, 620, 95, 18, 204, 77, 1003, 56, 9], 12)
# %%
def vote_rounds(ballots, quota):
    tally = {}
    round_no = 0
    for chunk in range(0, len(ballots), 4):
        round_no += 1
        for b in ballots[chunk:chunk + 4]:
            tally[b] = tally.get(b, 0) + round_no
        leader = max(tally, key=lambda c: (tally[c], -c))
        if tally[leader] >= quota:
            return leader, round_no, tally[leader]
    return None, round_no, sum(tally.values())
#> vote_rounds([3, 1, 3, 2, 2, 3, 1, 1, 2, 2, 2, 3, 1, 1], 9)
#> vote_rounds([10, 20, 30, 40, 10, 20, 30, 40, 10, 20, 30, 40, 50], 7)
#> vote_rounds([5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7], 4)
#> vote_rounds([], 2)
#> vote_rounds([101, 205, 101, 309, 205, 205, 101, 413, 309, 309, 309, 101, 205, 413, 413, 413], 15)

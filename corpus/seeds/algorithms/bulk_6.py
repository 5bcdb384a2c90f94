# %%
from typing import List


class Solution:
    def harvestRoute(self, fields: List[int], fuel: int) -> List[int]:
        n = len(fields)
        done = [False] * n
        pos = 0
        yielded = []
        while fuel > 0:
            best = -1
            for i in range(n):
                if done[i] or abs(i - pos) > fuel:
                    continue
                if best < 0 or fields[i] - abs(i - pos) * 5 > fields[best] - abs(best - pos) * 5:
                    best = i
            if best < 0:
                break
            fuel -= abs(best - pos) + 1
            done[best] = True
            pos = best
            yielded.append(fields[best])
        return yielded + [pos]
#> Solution().harvestRoute([14, 3, 27, 8, 19, 41, 22, 11], 7)
#> Solution().harvestRoute([5, 5, 5, 5, 5, 5, 5], 6)
#> Solution().harvestRoute([90, 10, 80, 20, 70, 30, 60, 40], 9)
#> Solution().harvestRoute([100, 200, 300], 0)
#> Solution().harvestRoute([33, -71, 24, 95, -18, 60, 47, 82, -11], 8)
# %%
def slot_machine(reels, pulls):
    pos = [0] * len(reels)
    purse = 20
    seen = []
    for p in pulls:
        purse -= 3
        for i in range(len(reels)):
            pos[i] = (pos[i] + p * (i + 1)) % len(reels[i])
        face = ''.join(reel[k] for reel, k in zip(reels, pos))
        top = max(face.count(ch) for ch in face)
        if top == len(reels):
            purse += 50
        elif top > 1:
            purse += 4
        seen.append(face)
        if purse < 3:
            break
    return purse, seen
#> slot_machine(['abca', 'bcab', 'cabc'], [1, 2, 3])
#> slot_machine(['xxxx', 'xxxx', 'xxxx'], [5, 7])
#> slot_machine(['abcdef', 'ghijkl', 'mnopqr'], [1, 1, 1, 1, 1, 1, 1, 1])
#> slot_machine(['7k', 'k7', '77'], [])
#> slot_machine(['aabb', 'abab', 'bbaa', 'abba'], [3, 1, 4])
# %%
from collections import defaultdict
from typing import List


class Solution:
    def socialCircles(self, pairs: List[List[int]], n: int) -> List[List[int]]:
        parent = list(range(n))

        def find(x):
            while parent[x] != x:
                parent[x] = parent[parent[x]]
                x = parent[x]
            return x

        for a, b in pairs:
            ra, rb = find(a), find(b)
            if ra != rb:
                parent[max(ra, rb)] = min(ra, rb)
        groups = defaultdict(list)
        for i in range(n):
            groups[find(i)].append(i)
        return [g for g in groups.values() if len(g) > 1]
#> Solution().socialCircles([[0, 3], [4, 5], [3, 7], [6, 5]], 9)
#> Solution().socialCircles([], 8)
#> Solution().socialCircles([[7, 6], [6, 5], [5, 4], [4, 3]], 8)
#> Solution().socialCircles([[0, 1], [1, 0], [0, 1]], 4)
#> Solution().socialCircles([[2, 9], [9, 4], [1, 8], [8, 0], [4, 2]], 10)
# %%
def rank_tiers(scores, cuts):
    tiers = [[] for _ in range(len(cuts) + 1)]
    for name, score in scores.items():
        level = 0
        for cut in cuts:
            if score < cut:
                break
            level += 1
        tiers[level].append(name)
    moved = []
    for i in range(len(tiers) - 1, 0, -1):
        while len(tiers[i]) > 2:
            weakest = min(tiers[i], key=lambda k: scores[k])
            tiers[i].remove(weakest)
            tiers[i - 1].append(weakest)
            moved.append(weakest)
    return tiers, moved
#> rank_tiers({'ann': 71, 'bob': 40, 'cy': 95, 'dee': 88, 'eli': 58, 'flo': 90}, [50, 75])
#> rank_tiers({'a': 5, 'b': 6, 'c': 7, 'd': 8, 'e': 9}, [1, 2, 3])
#> rank_tiers({'kim': 310, 'lou': -20, 'max': 145, 'ned': 600, 'oda': 17}, [0, 100, 300])
#> rank_tiers({}, [10, 20])
#> rank_tiers({'p': 12, 'q': 34, 'r': 56, 's': 78, 't': 90, 'u': 99, 'v': 45}, [30, 60, 90])
# %%
from typing import List


class Solution:
    def lightestColumnPath(self, mat: List[List[int]]) -> List[int]:
        rows, cols = len(mat), len(mat[0])
        cost = mat[0][:]
        back = []
        for r in range(1, rows):
            row, frm = [], []
            for c in range(cols):
                k = c
                if c and cost[c - 1] < cost[k]:
                    k = c - 1
                if c + 1 < cols and cost[c + 1] < cost[k]:
                    k = c + 1
                row.append(cost[k] + mat[r][c])
                frm.append(k)
            cost = row
            back.append(frm)
        c = cost.index(min(cost))
        path = [c]
        for frm in reversed(back):
            c = frm[c]
            path.append(c)
        return path[::-1] + [min(cost)]
#> Solution().lightestColumnPath([[12, 7, 40], [8, 90, 15], [31, 6, 17]])
#> Solution().lightestColumnPath([[5, 5, 5, 5], [5, 5, 5, 5], [5, 5, 5, 5]])
#> Solution().lightestColumnPath([[105, -20, 33], [44, 18, -7], [11, 92, -15], [63, 2, 90]])
#> Solution().lightestColumnPath([[9, 3, 8, 1, 6, 2]])
#> Solution().lightestColumnPath([[50, 14, 22, 68, 9], [73, 61, 44, 2, 18], [36, 90, 71, 55, 80], [12, 34, 66, 27, 99]])
# %%
def tokenizer(expr):
    tokens = []
    word = ''
    kind = ''
    for ch in expr + ' ':
        if ch.isdigit():
            new = 'num'
        elif ch.isalpha() or ch == '_':
            new = 'id'
        elif ch == ' ':
            new = ''
        else:
            new = 'op'
        if new != kind or kind == 'op':
            if word:
                tokens.append(f'{kind}:{word}')
            word, kind = '', new
        if new:
            word += ch
    return tokens
#> tokenizer('x1 = (y+2)')
#> tokenizer('     ')
#> tokenizer('a<=b and c')
#> tokenizer('123abc')
#> tokenizer('f(_k)-8')
# %%
from typing import List


class Solution:
    def stairQueue(self, people: List[int], steps: int) -> List[int]:
        pos = [-i for i in range(len(people))]
        finish = [0] * len(people)
        tick = 0
        while 0 in finish and tick < 30:
            tick += 1
            for i, speed in enumerate(people):
                if finish[i]:
                    continue
                pos[i] += speed
                if i and not finish[i - 1] and pos[i] >= pos[i - 1]:
                    pos[i] = pos[i - 1] - 1
                if pos[i] >= steps:
                    finish[i] = tick
        return finish
#> Solution().stairQueue([4, 3, 5], 9)
#> Solution().stairQueue([5, 4, 3], 10)
#> Solution().stairQueue([2], 20)
#> Solution().stairQueue([0, 1], 3)
#> Solution().stairQueue([3, 6, 2, 7, 4], 15)
# %%
def invert_index(pages):
    index = {}
    for number, text in enumerate(pages, 1):
        for word in text.lower().split():
            word = word.strip('.,;')
            if len(word) < 4:
                continue
            spots = index.setdefault(word, [])
            if not spots or spots[-1] != number:
                spots.append(number)
    common = [w for w in index if len(index[w]) > 1]
    return {w: index[w] for w in sorted(common)}
#> invert_index(['The river runs north.', 'Boats cross the river; boats sink', 'North wind, cold river'])
#> invert_index(['a b c', 'a b c', 'a b c'])
#> invert_index(['stone stone stone', 'stone wall', 'wall paint, stone'])
#> invert_index(['Many words here', 'none of them there', 'different again'])
#> invert_index(['Bread and butter', 'butter and honey', 'honey, bread', 'milk with honey'])
# %%
from typing import List


class Solution:
    def lampSchedule(self, spans: List[List[int]], horizon: int) -> List[int]:
        lit = [0] * horizon
        for start, length in spans:
            for t in range(start, min(start + length, horizon)):
                lit[t] ^= 1
        runs = []
        cur = 0
        for v in lit:
            if v:
                cur += 1
            elif cur:
                runs.append(cur)
                cur = 0
        return runs + [cur]
#> Solution().lampSchedule([[2, 5], [4, 9], [10, 3]], 16)
#> Solution().lampSchedule([[0, 20]], 12)
#> Solution().lampSchedule([[3, 4], [3, 4], [8, 2], [9, 1]], 14)
#> Solution().lampSchedule([], 10)
#> Solution().lampSchedule([[1, 6], [5, 8], [2, 2], [12, 9], [0, 3]], 20)
# %%
def fib_base(numbers):
    basis = [1, 2]
    while basis[-1] < max(numbers):
        basis.append(basis[-1] + basis[-2])
    out = {}
    for n in numbers:
        bits = ''
        left = n
        for b in reversed(basis):
            if b <= left:
                bits += '1'
                left -= b
            elif bits:
                bits += '0'
        out[n] = bits or '0'
    return out
#> fib_base([12, 33, 7])
#> fib_base([1, 2, 3, 5, 8])
#> fib_base([100, 64])
#> fib_base([0, 4])
#> fib_base([77, 19, 250])
# %%
from typing import List


class Solution:
    def gapFill(self, nums: List[int], width: int) -> List[int]:
        nums.sort()
        out = [nums[0]]
        for x in nums[1:]:
            while x - out[-1] > width:
                out.append(out[-1] + width)
            if x != out[-1]:
                out.append(x)
            else:
                out[-1] = -x
                out.append(x + 1)
        return out
#> Solution().gapFill([14, 3, 27, 8, 19, 41, 22, 11, 60], 5)
#> Solution().gapFill([7, 7, 7, 7, 7, 7, 7, 7], 3)
#> Solution().gapFill([100, 250, 75, 310, 42, 68, 190, 133, 91], 20)
#> Solution().gapFill([-30, 45, 0, 12], 9)
#> Solution().gapFill([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 1)
# %%
def team_draft(players, teams):
    pool = sorted(players, key=lambda p: (-p[1], p[0]))
    rosters = {t: [] for t in teams}
    forward = True
    while pool:
        order = teams if forward else teams[::-1]
        for team in order:
            if not pool:
                break
            pick = pool[0]
            for cand in pool:
                roles = [r for _, _, r in rosters[team]]
                if cand[2] not in roles:
                    pick = cand
                    break
            pool.remove(pick)
            rosters[team].append(pick)
        forward = not forward
    return {t: [p[0] for p in r] for t, r in rosters.items()}
#> team_draft([('ann', 90, 'g'), ('bob', 85, 'd'), ('cy', 80, 'd'), ('dee', 75, 'g'), ('eli', 70, 'f'), ('flo', 65, 'f')], ['red', 'blue'])
#> team_draft([('a', 1, 'x'), ('b', 1, 'x'), ('c', 1, 'x'), ('d', 1, 'x'), ('e', 1, 'x')], ['p', 'q', 'r'])
#> team_draft([], ['only'])
#> team_draft([('k', 33, 'w'), ('l', 71, 'w'), ('m', 24, 'v'), ('n', 95, 'w'), ('o', 18, 'u'), ('s', 60, 'v')], ['t1', 't2', 't3'])
#> team_draft([('u', 50, 'a'), ('v', 40, 'b'), ('w', 30, 'a'), ('x', 20, 'b')], ['solo'])
# %%
from collections import deque
from typing import List


class Solution:
    def valveSteps(self, start: str, goal: str, stuck: List[str]) -> int:
        seen = {start: 0}
        q = deque([start])
        while q:
            cur = q.popleft()
            if cur == goal:
                return seen[cur]
            for i in range(len(cur)):
                flip = '1' if cur[i] == '0' else '0'
                nxt = cur[:i] + flip + cur[i + 1:]
                if nxt in seen or nxt in stuck:
                    continue
                seen[nxt] = seen[cur] + 1
                q.append(nxt)
        return -len(seen)
#> Solution().valveSteps('000', '111', ['001', '010'])
#> Solution().valveSteps('0000', '0110', ['0100'])
#> Solution().valveSteps('101', '010', ['001', '111', '100'])
#> Solution().valveSteps('11', '11', [])
#> Solution().valveSteps('000', '110', ['100', '010', '101'])
# %%
def average_rows(table, skip):
    totals = [0] * len(table[0])
    counts = [0] * len(table[0])
    for row in table:
        for j, v in enumerate(row):
            if v == skip:
                continue
            totals[j] += v
            counts[j] += 1
    means = [t // c if c else None for t, c in zip(totals, counts)]
    filled = 0
    for row in table:
        for j in range(len(row)):
            if row[j] == skip and means[j] is not None:
                row[j] = means[j]
                filled += 1
    return table, filled
#> average_rows([[12, -1, 40], [-1, 90, 15], [31, 6, -1]], -1)
#> average_rows([[0, 0, 0, 0], [0, 0, 0, 0]], 0)
#> average_rows([[105, 20, 33, 7], [44, 99, 7, 260], [99, 92, 15, 99]], 99)
#> average_rows([[1, 2, 3]], 4)
#> average_rows([[500, 0, 220, 68], [0, 610, 0, 2], [36, 90, 701, 0], [12, 0, 66, 27]], 0)
# %%
from typing import List


class Solution:
    def uniqueTails(self, words: List[str], size: int) -> dict:
        tails = {}
        for w in words:
            key = w[-size:]
            for ch in key:
                if ch in 'aeiou':
                    break
            else:
                key = '*' + key
            if key in tails:
                tails[key][0] += 1
                tails[key][1] = max(tails[key][1], w)
            else:
                tails[key] = [1, w]
        return {k: v for k, v in tails.items() if v[0] > 1 or k[0] == '*'}
#> Solution().uniqueTails(['walking', 'talking', 'sky', 'swing', 'fly', 'booking', 'cry'], 3)
#> Solution().uniqueTails(['month', 'tenth', 'filth', 'width', 'depth', 'truth'], 2)
#> Solution().uniqueTails(['banana', 'cabana', 'havana', 'savanna', 'panama'], 3)
#> Solution().uniqueTails(['a', 'e', 'i', 'o', 'u'], 1)
#> Solution().uniqueTails(['station', 'nation', 'motion', 'rhythm', 'myth', 'lynch', 'notion', 'potion'], 4)
# %%
def bucket_brigade(line, buckets):
    water = dict.fromkeys(line, 0)
    spilled = 0
    for amount in buckets:
        for i, person in enumerate(line):
            if i == len(line) - 1:
                water[person] += amount
                break
            loss = len(person) % 3
            if amount <= loss:
                spilled += amount
                break
            amount -= loss
            spilled += loss
            water[person] = max(water[person], amount)
    return water, spilled
#> bucket_brigade(['ann', 'bo', 'cleo', 'dmitri', 'eve'], [10, 3, 25, 1])
#> bucket_brigade(['abc', 'def', 'ghi'], [7, 8, 9, 10])
#> bucket_brigade(['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg'], [5, 9, 14])
#> bucket_brigade(['x'], [100, 200, 300])
#> bucket_brigade(['kate', 'liam', 'mo', 'nora', 'oscar', 'pia'], [12, 6, 30])
# %%
from typing import List


class Solution:
    def brickWall(self, wall: List[List[int]]) -> List[int]:
        edges = {}
        for row in wall:
            x = 0
            for b in row[:-1]:
                x += b
                edges[x] = edges.get(x, 0) + 1
        top = max(edges.values(), default=0)
        picks = [x for x in sorted(edges) if edges[x] == top]
        return [len(wall) - top] + picks
#> Solution().brickWall([[10, 20, 20, 10], [30, 10, 20], [10, 30, 20], [20, 40], [30, 10, 20], [10, 30, 10, 10]])
#> Solution().brickWall([[50], [50], [50]])
#> Solution().brickWall([[5, 5, 5, 5], [5, 5, 5, 5], [5, 5, 5, 5], [5, 5, 5, 5]])
#> Solution().brickWall([[120, 45, 35], [45, 120, 35], [35, 45, 120], [80, 85, 35], [165, 35], [100, 65, 35]])
#> Solution().brickWall([[14, 3, 27, 8], [17, 27, 8], [14, 30, 8], [8, 9, 27, 8], [44, 8], [14, 3, 35]])
# %%
def ring_distance(stations, trips):
    place = {}
    at = 0
    for name, gap in stations:
        place[name] = at
        at += gap
    loop = at
    report = []
    for a, b in trips:
        try:
            d = (place[b] - place[a]) % loop
        except KeyError as err:
            report.append(f'no {err.args[0]}')
            continue
        if d * 2 > loop:
            report.append(f'ccw {loop - d}')
        else:
            report.append(f'cw {d}')
    return report
#> ring_distance([('oak', 5), ('elm', 8), ('fir', 3), ('ash', 10), ('yew', 4)], [('oak', 'ash'), ('yew', 'elm'), ('fir', 'bay'), ('ash', 'oak')])
#> ring_distance([('a', 10), ('b', 10), ('c', 10), ('d', 10)], [('a', 'c'), ('c', 'a'), ('b', 'b'), ('d', 'a'), ('a', 'd')])
#> ring_distance([('x', 1)], [('x', 'x'), ('y', 'x'), ('x', 'z')])
#> ring_distance([('p', 120), ('q', 45), ('r', 300), ('s', 17), ('t', 88), ('u', 64)], [('p', 'u'), ('u', 'r'), ('t', 'q'), ('s', 's')])
#> ring_distance([('k', 31), ('l', 8), ('m', 19), ('n', 27), ('o', 40)], [('k', 'o'), ('o', 'k'), ('m', 'k'), ('z', 'y'), ('n', 'l'), ('l', 'n')])
# %%
from typing import List


class Solution:
    def swapUntilSorted(self, perm: List[int]) -> List[List[int]]:
        swaps = []
        for i in range(len(perm)):
            while perm[i] != i + 1:
                j = perm[i] - 1
                perm[i], perm[j] = perm[j], perm[i]
                swaps.append([i, j])
        return swaps
#> Solution().swapUntilSorted([3, 1, 5, 2, 4, 9, 6, 8, 10, 7])
#> Solution().swapUntilSorted([1, 2, 3, 4, 5, 6, 7, 8, 9])
#> Solution().swapUntilSorted([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
#> Solution().swapUntilSorted([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1])
#> Solution().swapUntilSorted([7, 14, 2, 11, 5, 13, 1, 3, 12, 4, 9, 6, 10, 8])
# %%
def measure_text(text, limit):
    widths = {'i': 1, 'l': 1, 't': 2, 'r': 2, 'm': 5, 'w': 5, ' ': 2}
    lines = 1
    used = 0
    widest = 0
    last_space = -1
    for i, ch in enumerate(text):
        w = widths.get(ch, 3)
        if ch == ' ':
            last_space = i
        if used + w > limit:
            lines += 1
            widest = max(widest, used)
            used = 0 if last_space < 0 else sum(widths.get(c, 3) for c in text[last_space + 1:i])
            last_space = -1
        used += w
    return lines, max(widest, used)
#> measure_text('little mill on the hill', 20)
#> measure_text('wwwwwmmmmm', 11)
#> measure_text('a very long walk', 100)
#> measure_text('winter storm mail', 16)
#> measure_text('oxen graze here', 12)
# %%
from typing import List


class Solution:
    def hourglass(self, mat: List[List[int]]) -> List[int]:
        best = None
        for r in range(len(mat) - 2):
            for c in range(len(mat[0]) - 2):
                top = mat[r][c:c + 3]
                bottom = mat[r + 2][c:c + 3]
                waist = mat[r + 1][c + 1]
                total = self.side(top) + waist * 2 - self.side(bottom)
                if best is None or total > best[0]:
                    best = [total, r, c]
        return best

    def side(self, part: List[int]) -> int:
        if part[0] > part[2]:
            return sum(part)
        return part[1]
#> Solution().hourglass([[12, 7, 40, 3, 8], [8, 90, 15, 22, 11], [31, 6, 17, 54, 2], [4, 4, 9, 70, 61]])
#> Solution().hourglass([[105, -20, 33, 7], [44, 18, -7, 260], [11, 92, -15, 80], [63, 2, 900, 41]])
#> Solution().hourglass([[5, 5, 5, 5, 5, 5], [5, 5, 5, 5, 5, 5], [5, 5, 5, 5, 5, 5]])
#> Solution().hourglass([[1, 2], [3, 4]])
#> Solution().hourglass([[500, 14, 220, 68, 9, 3], [73, 610, 44, 2, 118, 6], [36, 90, 701, 55, 80, 1], [12, 340, 66, 27, 99, 5]])
# %%
def recipe_cost(recipes, prices, dish):
    notes = []

    def cost(item, depth):
        if item in prices:
            return prices[item]
        if item not in recipes or depth > 4:
            notes.append(item)
            return 0
        total = 0
        for part, n in recipes[item].items():
            total += n * cost(part, depth + 1)
        if len(recipes[item]) > 2:
            total -= total // 10
        return total

    return cost(dish, 0), notes
#> recipe_cost({'cake': {'batter': 2, 'icing': 1}, 'batter': {'egg': 3, 'flour': 2, 'milk': 1}, 'icing': {'sugar': 4, 'milk': 1}}, {'egg': 20, 'flour': 15, 'milk': 30, 'sugar': 8}, 'cake')
#> recipe_cost({'a': {'b': 1, 'c': 1}, 'b': {'a': 1, 'x': 1}}, {'x': 10}, 'a')
#> recipe_cost({'stew': {'beef': 1}}, {'stew': 99}, 'stew')
#> recipe_cost({'feast': {'soup': 4, 'pie': 2, 'wine': 3}, 'soup': {'leek': 2, 'stock': 1}, 'pie': {'crust': 1, 'apple': 6, 'spice': 1}, 'crust': {'flour': 2, 'fat': 1}}, {'leek': 12, 'stock': 25, 'apple': 7, 'flour': 9, 'fat': 18, 'wine': 310}, 'feast')
#> recipe_cost({'box': {'side': 6, 'nail': 24, 'lid': 1}, 'side': {'plank': 2}, 'lid': {'plank': 1, 'hinge': 2}, 'hinge': {'pin': 1, 'leaf': 2}}, {'plank': 45, 'nail': 1, 'pin': 3, 'leaf': 11}, 'box')
# %%
from typing import List


class Solution:
    def oddEvenJumps(self, nums: List[int]) -> List[int]:
        n = len(nums)
        reach = [0] * n
        reach[-1] = 1
        for i in range(n - 2, -1, -1):
            want_up = nums[i] % 2 == 1
            for j in range(i + 1, n):
                if want_up and nums[j] > nums[i] or not want_up and nums[j] < nums[i]:
                    reach[i] = reach[j] + 1 if reach[j] else 0
                    break
        return reach
#> Solution().oddEvenJumps([14, 3, 27, 8, 19, 41, 22, 11, 6, 9])
#> Solution().oddEvenJumps([2, 4, 6, 8, 10, 12, 14, 16])
#> Solution().oddEvenJumps([1, 3, 5, 7, 9, 11, 13, 15, 17])
#> Solution().oddEvenJumps([120, 45, 300, 299, 17, 88, 1024, 6, 512, 33])
#> Solution().oddEvenJumps([305, 812, 97, 640, 51, 233, 18, 77, 1000, 9, 44, 121])
# %%
def seat_guests(tables, groups):
    free = dict(tables)
    seated = {}
    for name, size in sorted(groups.items(), key=lambda g: (-g[1], g[0])):
        fits = [t for t in free if free[t] >= size]
        if fits:
            t = min(fits, key=lambda k: (free[k], k))
            free[t] -= size
            seated[name] = [t]
            continue
        parts = []
        for t in sorted(free, key=lambda k: -free[k]):
            if size <= 0:
                break
            if free[t]:
                used = min(size, free[t])
                free[t] -= used
                size -= used
                parts.append(t)
        seated[name] = parts if size == 0 else []
    return seated
#> seat_guests({'t1': 8, 't2': 6, 't3': 4}, {'kay': 5, 'lee': 7, 'mo': 3})
#> seat_guests({'a': 2, 'b': 2, 'c': 2}, {'big': 5, 'duo': 2})
#> seat_guests({'x': 10}, {'p': 4, 'q': 4, 'r': 4})
#> seat_guests({'n': 4, 's': 4}, {})
#> seat_guests({'w1': 12, 'w2': 5}, {'ames': 6, 'bell': 6, 'cole': 3})
# %%
from typing import List


class Solution:
    def longestShared(self, a: str, b: str) -> str:
        prev = [0] * (len(b) + 1)
        best = end = 0
        for i, x in enumerate(a, 1):
            row = [0]
            for j, y in enumerate(b, 1):
                row.append(prev[j - 1] + 1 if x == y else 0)
                if row[-1] > best:
                    best, end = row[-1], i
            prev = row
        return a[end - best:end]
#> Solution().longestShared('stones', 'toner')
#> Solution().longestShared('abcabc', 'bcabca')
#> Solution().longestShared('', 'nothingtofindhere')
#> Solution().longestShared('xyxyxy', 'zzzz')
#> Solution().longestShared('marshland', 'landmarks')
# %%
def price_bands(prices, step):
    bands = {}
    for p in prices:
        lo = p // step * step
        band = bands.setdefault(lo, {'n': 0, 'sum': 0})
        band['n'] += 1
        band['sum'] += p
    out = []
    prev = None
    for lo in sorted(bands):
        if prev is not None and lo - prev > step:
            out.append('gap')
        avg = bands[lo]['sum'] // bands[lo]['n']
        out.append((lo, avg))
        prev = lo
    return out
#> price_bands([120, 45, 300, 299, 17, 88, 1024, 6, 512, 33, 70], 100)
#> price_bands([5, 5, 5, 5, 5, 5, 5, 5, 5], 10)
#> price_bands([-120, 340, -12, 77, 605, -231, 18, 450, 466, 90], 50)
#> price_bands([], 7)
#> price_bands([14, 3, 27, 8, 19, 41, 22, 11, 6, 9, 50, 73, 2, 31, 64], 15)
# %%
from typing import List


class Solution:
    def cascade(self, grid: List[List[int]]) -> int:
        rows, cols = len(grid), len(grid[0])
        cleared = 0
        for _ in range(3):
            marks = []
            for r in range(rows):
                c = 0
                while c < cols:
                    k = c
                    while k < cols and grid[r][k] == grid[r][c]:
                        k += 1
                    if k - c >= 3 and grid[r][c]:
                        marks.extend((r, x) for x in range(c, k))
                    c = k
            if not marks:
                break
            cleared += len(marks)
            for r, c in marks:
                for y in range(r, 0, -1):
                    grid[y][c] = grid[y - 1][c]
                grid[0][c] = 0
        return cleared
#> Solution().cascade([[1, 2, 3], [4, 4, 4]])
#> Solution().cascade([[1, 1, 2, 1], [3, 3, 3, 2]])
#> Solution().cascade([[5, 6, 5, 6], [6, 5, 6, 5]])
#> Solution().cascade([[7, 7, 7]])
#> Solution().cascade([[2, 1, 2, 3], [1, 1, 1, 3], [2, 2, 2, 2]])
# %%
def delivery_windows(stops, speed):
    clock = 0
    x = y = 0
    late = []
    remaining = list(stops)
    while remaining:
        remaining.sort(key=lambda s: (s[2] - abs(s[0] - x) - abs(s[1] - y), s[0]))
        sx, sy, deadline = remaining.pop(0)
        clock += -(-(abs(sx - x) + abs(sy - y)) // speed)
        x, y = sx, sy
        if clock > deadline:
            late.append((x, y, clock - deadline))
            clock += 2
    return clock, late
#> delivery_windows([(3, 4, 10), (8, 1, 12), (0, 9, 30), (5, 5, 15)], 2)
#> delivery_windows([(10, 10, 5), (20, 20, 5), (30, 30, 5)], 3)
#> delivery_windows([(1, 1, 100), (2, 2, 100), (3, 3, 100), (4, 4, 100), (5, 5, 100)], 1)
#> delivery_windows([], 4)
#> delivery_windows([(12, 7, 25), (40, 3, 60), (8, 9, 18), (15, 22, 33), (31, 6, 50)], 5)
# %%
from typing import List


class Solution:
    def secretSum(self, digits: str, target: int) -> List[str]:
        found = []

        def place(i, expr, total):
            if i == len(digits):
                if total == target:
                    found.append(expr)
                return
            d = int(digits[i])
            place(i + 1, expr + '+' + digits[i], total + d)
            if d:
                place(i + 1, expr + '-' + digits[i], total - d)

        place(0, '', 0)
        return found
#> Solution().secretSum('1231', 3)
#> Solution().secretSum('505', 0)
#> Solution().secretSum('9876', 10)
#> Solution().secretSum('', 4)
#> Solution().secretSum('22222', 2)
# %%
def binary_clock(times):
    frames = []
    lit_total = 0
    for t in times:
        column = []
        for ch in t:
            if ch == ':':
                continue
            d = int(ch)
            column.append(''.join('*' if d >> k & 1 else '.' for k in (3, 2, 1, 0)))
        lit = sum(col.count('*') for col in column)
        if frames and frames[-1][1] == lit:
            lit_total -= 1
        frames.append((column[-1], lit))
        lit_total += lit
    return frames, lit_total
#> binary_clock(['12:34'])
#> binary_clock(['07:59', '23:15'])
#> binary_clock(['00:00', '00:00'])
#> binary_clock([])
#> binary_clock(['18:46', '09:37', '21:58'])
# %%
from typing import List


class Solution:
    def windowMajority(self, votes: str, size: int) -> str:
        counts = {'y': 0, 'n': 0}
        out = []
        for i, v in enumerate(votes):
            if v in counts:
                counts[v] += 1
            if i >= size:
                old = votes[i - size]
                if old in counts:
                    counts[old] -= 1
            if counts['y'] > counts['n']:
                out.append('Y')
            elif counts['n'] > counts['y']:
                out.append('N')
            else:
                out.append('=')
        return ''.join(out)
#> Solution().windowMajority('yynnynnnyyyanny', 3)
#> Solution().windowMajority('aaaaaaaaaaaa', 4)
#> Solution().windowMajority('ynynynynynynyn', 1)
#> Solution().windowMajority('nnnnnyyyyy', 20)
#> Solution().windowMajority('yyayynnannayyaynyn', 5)
# %%
def pack_bits(flags, width):
    words = []
    word = filled = 0
    for f in flags:
        word = word << 1 | (f > 0)
        filled += 1
        if filled == width:
            words.append(word)
            word = filled = 0
    if filled:
        words.append(word << (width - filled))
    parity = 0
    for w in words:
        while w:
            parity ^= w & 1
            w >>= 1
    return words, parity
#> pack_bits([1, 0, 0, 1, 1, 0, 1, 0, 1, 1], 4)
#> pack_bits([0, 0, 0, 0, 0, 0, 0, 0, 0], 3)
#> pack_bits([5, -2, 7, 0, 31, -8, 64, 12, 0, 9, -1], 8)
#> pack_bits([1], 6)
#> pack_bits([3, 3, 3, -3, -3, 3, -3, 3, 3, -3, 3, 3, 3], 5)
# %%
from typing import List


class Solution:
    def marketSquares(self, rows: List[str]) -> List[int]:
        n, m = len(rows), len(rows[0])
        size = [[0] * m for _ in range(n)]
        tally = [0] * (min(n, m) + 1)
        for i in range(n):
            for j in range(m):
                if rows[i][j] == 'x':
                    continue
                if i == 0 or j == 0:
                    size[i][j] = 1
                else:
                    size[i][j] = 1 + min(size[i - 1][j], size[i][j - 1], size[i - 1][j - 1])
                tally[size[i][j]] += 1
        return tally
#> Solution().marketSquares(['....', '.x..', '....'])
#> Solution().marketSquares(['xxxx', 'xxxx', 'xxxx'])
#> Solution().marketSquares(['.....', '.....', '..x..', '.....'])
#> Solution().marketSquares(['......'])
#> Solution().marketSquares(['x...x', '.....', '.....', '.....', 'x...x'])
# %%
def meter_rounds(levels, rules):
    log = []
    for name, low, high in rules:
        value = levels.get(name)
        if value is None:
            log.append(name + '?')
            continue
        steps = 0
        while not low <= value <= high and steps < 8:
            if value < low:
                value += (low - value) // 2 + 1
            else:
                value -= (value - high) // 2 + 1
            steps += 1
        levels[name] = value
        log.append(f'{name}{steps}')
    return levels, log
#> meter_rounds({'ph': 120, 'salt': 35, 'oxy': 8, 'temp': 260, 'clay': 50}, [('ph', 60, 80), ('oxy', 20, 40), ('temp', 180, 220), ('mud', 1, 2)])
#> meter_rounds({'a': 5, 'b': 6, 'c': 7}, [('a', 0, 10), ('b', 0, 10), ('c', 0, 10)])
#> meter_rounds({'x': 1000, 'y': -1000, 'z': 0}, [('x', 10, 20), ('y', 10, 20), ('z', 10, 20)])
#> meter_rounds({}, [('q', 1, 5)])
#> meter_rounds({'r1': 14, 'r2': 333, 'r3': 27, 'r4': 81, 'r5': 19}, [('r2', 50, 55), ('r3', 90, 99), ('r1', 14, 14), ('r4', 0, 8), ('r1', 20, 30)])
# %%
from typing import List


class Solution:
    def nestedBoxes(self, boxes: List[List[int]]) -> List[List[int]]:
        boxes = [sorted(b) for b in boxes]
        boxes.sort(key=lambda b: b[0] * b[1])
        chain = [1] * len(boxes)
        prev = [-1] * len(boxes)
        for i, (w, h) in enumerate(boxes):
            for j in range(i):
                if boxes[j][0] < w and boxes[j][1] < h and chain[j] + 1 > chain[i]:
                    chain[i] = chain[j] + 1
                    prev[i] = j
        at = chain.index(max(chain))
        out = []
        while at >= 0:
            out.append(boxes[at])
            at = prev[at]
        return out
#> Solution().nestedBoxes([[14, 3], [27, 8], [19, 41], [22, 11], [6, 9], [50, 73]])
#> Solution().nestedBoxes([[5, 5], [5, 5], [5, 5], [5, 5], [5, 5]])
#> Solution().nestedBoxes([[120, 45], [300, 299], [17, 88], [102, 60], [51, 33], [200, 150]])
#> Solution().nestedBoxes([[1, 100]])
#> Solution().nestedBoxes([[33, 71], [24, 95], [18, 60], [47, 82], [11, 59], [36, 78], [3, 90]])
# %%
def crane_moves(stacks, plan):
    heights = []
    for move in plan.split(';'):
        n, src, dst = [int(x) for x in move.split()]
        src -= 1
        dst -= 1
        if len(stacks[src]) < n:
            n = len(stacks[src])
        if n > 2:
            stacks[dst] += stacks[src][-n:]
            del stacks[src][-n:]
        else:
            for _ in range(n):
                stacks[dst].append(stacks[src].pop())
        heights.append(max(map(len, stacks)))
    tops = ''.join(s[-1] if s else '-' for s in stacks)
    return tops, heights
#> crane_moves([['a', 'b', 'c'], ['d', 'e'], ['f'], []], '2 1 4;1 2 3;3 4 2;1 3 1')
#> crane_moves([['z'], [], []], '1 1 2;1 2 3;1 3 1;5 1 2;9 2 3')
#> crane_moves([['k', 'l', 'm', 'n', 'o', 'p'], [], []], '6 1 2;3 2 3;2 3 1;2 2 1')
#> crane_moves([[], []], '1 1 2')
#> crane_moves([['q', 'r', 's'], ['t', 'u', 'v', 'w'], ['x', 'y']], '3 2 1;2 3 2;4 1 3;1 1 2;2 3 1;1 2 3')
# %%
from typing import List


class Solution:
    def trimmedPalins(self, s: str) -> List[str]:
        best = {}
        for mid in range(len(s)):
            for l, r in ((mid, mid), (mid, mid + 1)):
                while l >= 0 and r < len(s) and s[l] == s[r]:
                    l -= 1
                    r += 1
                piece = s[l + 1:r]
                if len(piece) > 2:
                    best[mid] = piece
        return list(best.values())
#> Solution().trimmedPalins('abacdc')
#> Solution().trimmedPalins('noonlevel')
#> Solution().trimmedPalins('abcdefg')
#> Solution().trimmedPalins('')
#> Solution().trimmedPalins('racecarxx')
# %%
def queue_by_weight(weights, picks):
    out = []
    pool = dict(weights)
    for p in picks:
        total = sum(pool.values())
        if not total:
            break
        point = p % total
        for name in pool:
            point -= pool[name]
            if point < 0:
                chosen = name
                break
        out.append(chosen)
        pool[chosen] //= 2
        if pool[chosen] == 0:
            del pool[chosen]
    return out, pool
#> queue_by_weight({'red': 5, 'blue': 3, 'green': 8, 'gold': 1, 'gray': 12}, [17, 4, 40, 9, 22, 31])
#> queue_by_weight({'a': 1, 'b': 1, 'c': 1, 'd': 1, 'e': 1}, [2, 2, 2, 2, 2, 2, 2])
#> queue_by_weight({'x': 0, 'y': 0}, [5])
#> queue_by_weight({'one': 100, 'two': 20, 'six': 60, 'ten': 10}, [150, 99, 77, 181, 12, 64, 33])
#> queue_by_weight({'k': 7, 'l': 14, 'm': 21, 'n': 28, 'o': 35}, [104, 1000, 333, 58, 76, 12, 90, 41])
# %%
from typing import List


class Solution:
    def antTrail(self, size: int, turns: str) -> List[List[int]]:
        grid = [[0] * size for _ in range(size)]
        r = c = size // 2
        dr, dc = 0, 1
        for ch in turns:
            grid[r][c] += 1
            if ch == 'r' or grid[r][c] > 2:
                dr, dc = dc, -dr
            elif ch == 'l':
                dr, dc = -dc, dr
            nr, nc = r + dr, c + dc
            if nr in range(size) and nc in range(size):
                r, c = nr, nc
            else:
                dr, dc = -dr, -dc
        return grid
#> Solution().antTrail(3, 'rflrfflr')
#> Solution().antTrail(4, 'ffffffffffff')
#> Solution().antTrail(5, 'rffrffrffrfflffl')
#> Solution().antTrail(1, 'rlf')
#> Solution().antTrail(4, 'lrlrlrllrrff')
# %%
from typing import List


class Solution:
    def refundQueue(self, claims: List[List[int]], fund: int) -> List[int]:
        paid = [0] * len(claims)
        waiting = list(range(len(claims)))
        while waiting and fund > 0:
            still = []
            for i in waiting:
                amount, slice_size = claims[i]
                part = min(slice_size, amount - paid[i], fund)
                paid[i] += part
                fund -= part
                if paid[i] < amount:
                    still.append(i)
            waiting = still
        return paid + [fund]
#> Solution().refundQueue([[120, 50], [45, 45], [300, 100], [17, 5]], 400)
#> Solution().refundQueue([[10, 10], [20, 20], [30, 30], [40, 40], [50, 50]], 1000)
#> Solution().refundQueue([[500, 100], [500, 200], [500, 300]], 650)
#> Solution().refundQueue([], 99)
#> Solution().refundQueue([[33, 8], [71, 30], [24, 24], [95, 40], [18, 7]], 230)

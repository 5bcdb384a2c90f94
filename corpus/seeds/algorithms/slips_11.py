# %%
class Solution:
    def museumTour(self, rooms: dict[str, list[str]], minutes: dict[str, int], start: str) -> int:
        seen: list[str] = []

        def visit(room: str, spent: int) -> int:
            if room in seen:
                return spent
            seen.append(room)
            spent += minutes.get(room, 5)
            for nxt in rooms.get(room, []):
                visit(nxt, spent)
            return spent

        total = visit(start, 0)
        return total, seen
#> Solution().museumTour({"hall": ["east", "west"]}, {"hall": 3, "east": 10, "west": 8}, "hall")
#> Solution().museumTour({}, {}, "attic")
#> Solution().museumTour({"a": ["b"], "b": ["c"], "c": ["a"]}, {"b": 7}, "b")
#> Solution().museumTour({"x": ["y", "z"], "y": ["z"], "z": ["w"]}, {"x": 20, "w": 1}, "x")
#> Solution().museumTour({"p": ["p", "q"]}, {"p": -2}, "p")
# %%
def seconds_to_clock(total):
    h = total // 3600
    m = total // 60
    s = total % 60
    return f"{h}:{m:02}:{s:02}"


def lap_times(marks):
    laps = []
    prev = 0
    for mark in marks:
        laps.append(seconds_to_clock(mark - prev))
    prev = mark
    return laps, prev
#> lap_times([75, 140, 230])
#> lap_times([3661])
#> lap_times([])
#> lap_times([59, 60, 3600])
#> lap_times([5, 7205])
# %%
def grid_path(grid):
    rows, cols = len(grid), len(grid[0])
    best = [[0] * cols for _ in range(rows)]
    for r in range(rows):
        for c in range(cols):
            up = best[r - 1][c]
            left = best[r][c - 1]
            best[r][c] = grid[r][c] + max(up, left)
    return best[-1][-1], best[0]
#> grid_path([[1, 2], [3, 4]])
#> grid_path([[5, -9, 2]])
#> grid_path([[7], [1], [2]])
#> grid_path([])
#> grid_path([[0, 3, 1], [4, 0, 0], [2, 2, 6]])
# %%
class Solution:
    def restock(self, shelf: list[int], minimum: int, truck: int) -> tuple[list[int], int]:
        for level in shelf:
            if level < minimum:
                need = minimum - level
                if need > truck:
                    need = truck
                level += need
                truck -= need
        return shelf, truck
#> Solution().restock([2, 9, 4], 5, 10)
#> Solution().restock([0, 0], 6, 8)
#> Solution().restock([], 3, 4)
#> Solution().restock([10, 11], 5, 1)
#> Solution().restock([1, 3, 2, 7], 4, 100)
# %%
def parse_dice(spec):
    n, rest = spec.split("d")
    sides, _, bonus = rest.partition("+")
    low = int(n or 1) + int(bonus or 0)
    high = int(n or 1) * int(sides) + bonus if bonus else int(n or 1) * int(sides)
    return low, high, (low + high) / 2
#> parse_dice("2d6")
#> parse_dice("d20")
#> parse_dice("3d4+2")
#> parse_dice("10d10")
#> parse_dice("d8+")
# %%
def alternate_case(text):
    upper = True
    out = []
    for ch in text:
        if ch.isalpha():
            out.append(ch.upper() if upper else ch.lower())
        upper = not upper
        if ch == " ":
            upper == True
    return "".join(out)
#> alternate_case("hello world")
#> alternate_case("a b c")
#> alternate_case("")
#> alternate_case("R2-D2 unit")
#> alternate_case("MiXeD")
# %%
class Solution:
    def bankQueue(self, customers: list[int], tellers: int) -> int:
        """Minutes until the last customer has been served."""
        desks = [0] * tellers
        for need in customers:
            shortest = min(desks)
            i = desks.index(max(desks))
            desks[i] = shortest + need
        return max(desks), desks
#> Solution().bankQueue([5, 3, 8], 2)
#> Solution().bankQueue([4], 3)
#> Solution().bankQueue([1, 2], 0)
#> Solution().bankQueue([6, 6, 6, 6, 6], 3)
#> Solution().bankQueue([10, 2, 7, 1], 1)
# %%
def matching_socks(drawer):
    pairs = {}
    single = None
    for sock in drawer:
        if sock == single:
            pairs[sock] = pairs.get(sock, 0) + 1
        single = sock
    return pairs, single
#> matching_socks(["red", "red", "blue"])
#> matching_socks(["tan", "tan", "tan"])
#> matching_socks([])
#> matching_socks(["a", "b", "a", "b"])
#> matching_socks([4, 4, 4, 4, 7, 7])
# %%
def compute_bill(usage):
    tiers = ((100, 0.1), (200, 0.2), (None, 0.5))
    bill = 0.0
    left = usage
    for size, rate in tiers:
        if size is None:
            part = left
        part = min(left, size)
        bill += part * rate
        left -= part
        if left <= 0:
            break
    return round(bill, 2)
#> compute_bill(50)
#> compute_bill(250)
#> compute_bill(0)
#> compute_bill(300)
#> compute_bill(301)
# %%
class Solution:
    def replaceAll(self, s: str, table: dict[str, str]) -> str:
        i = 0
        out = ""
        while i < len(s):
            for old, new in table.items():
                if s.startswith(old, i):
                    out += new
                    i += len(new)
                    break
            else:
                out += s[i]
                i += 1
        return out
#> Solution().replaceAll("one cat", {"cat": "lion"})
#> Solution().replaceAll("aaa", {"aa": "b"})
#> Solution().replaceAll("", {"x": "y"})
#> Solution().replaceAll("hothouse", {"hot": "ice", "ho": "HO"})
#> Solution().replaceAll("a+b+c", {"+": " plus "})
# %%
def tallest_stack(blocks):
    stacks = []
    for b in blocks:
        for s in stacks:
            if s[-1] <= b:
                s.append(b)
        else:
            stacks.append([b])
    return max(len(s) for s in stacks), len(stacks)
#> tallest_stack([5, 4, 3])
#> tallest_stack([1, 2, 3, 4])
#> tallest_stack([])
#> tallest_stack([9, 2, 7, 7, 1])
#> tallest_stack([6])
# %%
def leap_days(start, end):
    count = 0
    for y in range(start, end):
        if y % 4 == 0 and not y % 100 == 0 and y % 400 == 0:
            count += 1
        elif y % 4 == 0:
            count -= 1
    return count
#> leap_days(1996, 2005)
#> leap_days(1898, 1903)
#> leap_days(2020, 2020)
#> leap_days(2023, 2041)
#> leap_days(399, 402)
# %%
class Solution:
    def prizeWheel(self, slots: list[int], spins: list[int]) -> int:
        pos = 0
        total = 0
        for spin in spins:
            pos = pos + spin % len(slots)
            prize = slots[pos]
            if prize < 0:
                total = total // 2
            else:
                total += prize
        return total
#> Solution().prizeWheel([10, 50, -1, 5], [1, 2])
#> Solution().prizeWheel([3, 6, 9], [5, 4])
#> Solution().prizeWheel([100, -1], [2, 1, 2])
#> Solution().prizeWheel([7], [])
#> Solution().prizeWheel([0, 20, 40, 60, 80], [6, 1, -9, 5])
# %%
def invert(mapping):
    out = {}
    for k, v in mapping.items():
        out[v] = out.get(v, [])
        out[v].append(v)
    return out
#> invert({"a": 1, "b": 2, "c": 1})
#> invert({})
#> invert({"x": [1], "y": 2})
#> invert({3: "q", 4: "q", 5: "r", 6: "q"})
#> invert({"only": "one"})
# %%
def split_even(total, parts):
    base = total // parts
    extra = total % parts
    out = []
    for i in range(parts):
        if i <= extra:
            out.append(base + 1)
        else:
            out.append(base)
    return out, sum(out) - total
#> split_even(10, 3)
#> split_even(12, 4)
#> split_even(5, 0)
#> split_even(2, 5)
#> split_even(-7, 2)
# %%
class Solution:
    def liftLog(self, floors: list[int]) -> dict[str, list[int]]:
        runs: dict[str, list[int]] = {"up": [], "down": []}
        way, length = "up", 0
        for prev, cur in zip(floors, floors[1:]):
            now = "up" if cur > prev else "down"
            if now != way:
                runs[now].append(length)
                way = now
            length += abs(cur - prev)
        runs[way].append(length)
        return runs
#> Solution().liftLog([0, 3, 7, 2])
#> Solution().liftLog([5])
#> Solution().liftLog([9, 4, 4, 6, 1])
#> Solution().liftLog([2, 1, 8, 0, 3])
#> Solution().liftLog([-1, 6, 6])
# %%
def price_label(cents):
    whole = cents / 100
    rest = cents % 100
    if rest < 10:
        return str(whole) + ".0" + str(rest)
    return str(whole) + "." + str(rest)


def label_shelf(prices):
    return {name: price_label(c) for name, c in prices.items() if c or "free"}
#> label_shelf({"soap": 250, "comb": 99})
#> label_shelf({"bag": 0})
#> label_shelf({})
#> label_shelf({"pan": 1999, "lid": 505})
#> label_shelf({"refund": -120, "tap": "75"})
# %%
def follow_links(pages, start, limit):
    visited = set()
    queue = [start]
    order = []
    while queue and len(order) < limit:
        page = queue.pop()
        order.append(page)
        visited.add(page)
        for link in pages.get(page, []):
            if link not in visited:
                queue.append(link)
    return order
#> follow_links({1: [2, 3], 2: [3], 3: [4]}, 1, 5)
#> follow_links({7: [7]}, 7, 3)
#> follow_links({}, 0, 2)
#> follow_links({1: [2, 2, 2], 2: [5]}, 1, 10)
#> follow_links({10: [20, 30], 20: [40], 30: [40], 40: [20]}, 10, 6)
# %%
class Solution:
    def mergeIntervalsCount(self, bookings: list[tuple[int, int]]) -> int:
        events = []
        for s, e in bookings:
            events.append((s, 1))
            events.append((e, -1))
        events.sort(key=lambda ev: ev[1])
        now = peak = 0
        for _, d in events:
            now += d
            peak = max(peak, now)
        return peak, now, events[-1][0]
#> Solution().mergeIntervalsCount([(1, 4), (2, 5)])
#> Solution().mergeIntervalsCount([(7, 9)])
#> Solution().mergeIntervalsCount([])
#> Solution().mergeIntervalsCount([(0, 3), (3, 6), (6, 8)])
#> Solution().mergeIntervalsCount([(5, 10), (1, 2), (4, 6), (11, 12)])
# %%
def remove_vowels(words):
    for word in words:
        for ch in word:
            if ch in "aeiou":
                word.replace(ch, "")
        if word == "":
            words.remove(word)
    return words
#> remove_vowels(["apple", "sky"])
#> remove_vowels(["", "", "x"])
#> remove_vowels([])
#> remove_vowels(["", "oui", "", "", "end"])
#> remove_vowels(["rhythm", ""])
# %%
def meeting_cost(people, minutes):
    rates = {"dev": 60, "lead": 90, "intern": 20}
    total = 0
    for role, n in people.items():
        try:
            rate = rates[role]
        except KeyError:
            rate = 0
            continue
        finally:
            total += rate * n
        total += rate * minutes // 60 * n
    return total
#> meeting_cost({"dev": 3, "lead": 1}, 30)
#> meeting_cost({"boss": 1}, 60)
#> meeting_cost({}, 15)
#> meeting_cost({"intern": 2, "cook": 4, "dev": 1}, 90)
#> meeting_cost({"lead": 2}, 7)
# %%
class Solution:
    def lostLetters(self, full: str, part: str) -> str:
        i = 0
        lost = []
        for ch in full:
            if ch == part[i]:
                i += 1
            else:
                lost.append(ch)
        return "".join(lost), i
#> Solution().lostLetters("letter", "leer!")
#> Solution().lostLetters("abc", "abc")
#> Solution().lostLetters("storm", "to?")
#> Solution().lostLetters("", "x")
#> Solution().lostLetters("window", "indoors")
# %%
def growth_days(size, target, rate):
    days = 0
    history = [size]
    while size < target and days < 15:
        size += size * rate // 100
        history.append(size)
        days += 1
    return days, history[-1]
#> growth_days(10, 100, 50)
#> growth_days(5, 20, 10)
#> growth_days(100, 90, 3)
#> growth_days(30, 60, 7)
#> growth_days(200, 1000, 100)
# %%
def encode_gaps(xs):
    out = [xs[0]]
    for i in range(1, len(xs)):
        out.append(xs[i] - out[i - 1])
    return out


def decode_gaps(gaps):
    out = [gaps[0]]
    for g in gaps[1:]:
        out.append(out[-1] + g)
    return out


def round_trip(xs):
    coded = encode_gaps(xs)
    return coded, decode_gaps(coded) == xs
#> round_trip([3, 7])
#> round_trip([10, 12, 15, 20])
#> round_trip([])
#> round_trip([5, 5, 5])
#> round_trip([-2, 8, 1, 0])
# %%
class Solution:
    def paintRow(self, cells: list[str], brush: str, start: int) -> list[str]:
        old = cells[start]

        def fill(i: int) -> None:
            if i < 0 or i >= len(cells):
                return
            if cells[i] == old or cells[i] != brush:
                cells[i] = brush
                fill(i - 1)
                fill(i + 1)

        fill(start)
        return cells
#> Solution().paintRow(["r", "r", "b", "r"], "g", 0)
#> Solution().paintRow(["x", "y", "x"], "y", 0)
#> Solution().paintRow(["k"], "k2", 0)
#> Solution().paintRow(["a", "b"], "c", 5)
#> Solution().paintRow(["o", "p", "q", "o", "o"], "q", -1)
# %%
def score_words(words, letters):
    points = {c: i + 1 for i, c in enumerate(letters)}
    best = ("", 0)
    for w in words:
        total = 0
        for c in w:
            if c not in points:
                break
            total += points[c]
        if total > best[1]:
            best = (w, total)
    return best
#> score_words(["bad", "cab"], "abcd")
#> score_words(["zoo", "zebra"], "zo")
#> score_words([], "xyz")
#> score_words(["hi", "high"], "")
#> score_words(["tin", "nit", "into", "onto"], "inot")
# %%
def make_table(rows, header):
    table = [header]
    widths = [len(h) for h in header]
    for row in rows:
        for i, cell in enumerate(row):
            if len(str(cell)) > widths[i]:
                widths[i] == len(str(cell))
        table.append([str(c)[:widths[i]] for c in row])
    return table
#> make_table([[1, 22], [333, 4]], ["a", "bb"])
#> make_table([["apple", "fig"]], ["fruit", "no"])
#> make_table([], ["x"])
#> make_table([[12345, 6, 78]], ["id", "q"])
#> make_table([[True, None], ["yes", "no"]], ["ok", "why"])
# %%
class Solution:
    def chargeStations(self, route: list[int], range_km: int) -> list[int]:
        charge = range_km
        stops = []
        for i, leg in enumerate(route):
            if leg > charge:
                stops.append(i)
                charge = range_km
            charge -= leg
            if charge < 0:
                raise ValueError(f"leg {i}")
        return stops + [charge]
#> Solution().chargeStations([30, 40, 50], 80)
#> Solution().chargeStations([90], 80)
#> Solution().chargeStations([], 60)
#> Solution().chargeStations([50, 50, 50, 50], 100)
#> Solution().chargeStations([20, 70, 35, 10, 90], 100)
# %%
def double_letters(text):
    out = []
    skip = False
    for a, b in zip(text, text[1:]):
        if skip:
            skip = False
            continue
        if a == b:
            out.append(a)
            skip = True
        else:
            skip = True
    return out
#> double_letters("bookkeeper")
#> double_letters("aabbcc")
#> double_letters("")
#> double_letters("xyzzyy")
#> double_letters("zzzzz")
# %%
class Solution:
    def fairSplit(self, coins: list[int]) -> int:
        total = sum(coins)
        reachable = {0}
        for c in coins:
            for r in sorted(reachable):
                reachable.add(r + c)
        best = total
        for r in sorted(reachable):
            best = min(best, total - 2 * r)
        return best
#> Solution().fairSplit([3, 5, 2])
#> Solution().fairSplit([7])
#> Solution().fairSplit([])
#> Solution().fairSplit([4, 4, 9])
#> Solution().fairSplit([1, 6, 1, 6])
# %%
def friend_pairs(people, max_gap):
    people.sort(key=lambda p: p["age"])
    pairs = []
    while len(people) > 1:
        a = people.pop()
        b = people[-1]
        if a["age"] - b["age"] < max_gap:
            pairs.append(a["name"] + b["name"])
    return pairs
#> friend_pairs([{"name": "A", "age": 30}, {"name": "B", "age": 33}, {"name": "C", "age": 40}], 5)
#> friend_pairs([{"name": "D", "age": 9}], 2)
#> friend_pairs([], 4)
#> friend_pairs([{"name": "E", "age": 5}, {"name": "F", "age": 6}, {"name": "G", "age": 7}, {"name": "H", "age": 8}], 3)
#> friend_pairs([{"name": "I", "age": 21}, {"name": "J"}], 10)
# %%
def zip_longest_sum(a, b):
    out = []
    longer = a if len(a) > len(b) else b
    for i in range(len(longer)):
        x = a[i] if i < len(a) else None
        y = b[i] if i < len(b) else None
        out.append((x or 0) + y)
    return out
#> zip_longest_sum([1, 2], [3, 4, 5])
#> zip_longest_sum([], [7])
#> zip_longest_sum([8, 8, 8], [1])
#> zip_longest_sum([], [])
#> zip_longest_sum([0, -4], [4, 4])
# %%
class Solution:
    def gateCodes(self, codes: list[str]) -> list[str]:
        valid = []
        for code in codes:
            digits = [int(d) for d in code if d.isdigit()]
            if not digits:
                continue
            odd = even = 0
            for i, d in enumerate(digits):
                if d % 2:
                    odd += d
                else:
                    even += i
            if odd - even % 3 == 0:
                valid.append(code)
        return valid
#> Solution().gateCodes(["A12", "3B4", "222"])
#> Solution().gateCodes(["0", "00", "000"])
#> Solution().gateCodes(["xyz"])
#> Solution().gateCodes(["1-2-4", "77", "214"])
#> Solution().gateCodes(["48261", "1022", "2"])
# %%
def ring_buffer(size, items):
    buf = [None] * size
    head = 0
    lost = []
    for it in items:
        if buf[head]:
            lost.append(buf[head])
        buf[head] = it
        head += 1
        if head == size:
            head = 1
    return buf, lost
#> ring_buffer(3, [1, 2, 3, 4])
#> ring_buffer(2, ["a", "b", "c", "d"])
#> ring_buffer(4, [])
#> ring_buffer(1, [9, 8])
#> ring_buffer(3, [0, 0, 0, 5, 6, 7, 8])
# %%
def seasonal(temps):
    seasons = {"winter": (12, 1, 2), "spring": (3, 4, 5), "summer": (6, 7, 8)}
    sums = {}
    for month, t in enumerate(temps):
        for name, months in seasons.items():
            if month in months:
                sums[name] = sums.get(name, 0) + t
                break
        else:
            sums["autumn"] = t
    return sums
#> seasonal([1, 2, 8, 12])
#> seasonal([-4])
#> seasonal([])
#> seasonal([0, 3, 7, 11, 16, 20, 22, 21, 17, 12, 6, 2])
#> seasonal([5, 5, 5, 5, 5, 5, 5])
# %%
class Solution:
    def cookieJar(self, jars: list[int], kids: int) -> list[int]:
        eaten = [0] * kids
        turn = 0
        for jar in jars:
            while jar:
                eaten[turn] += 1
                jar -= 1
                turn = turn + 1 % kids
                if turn >= kids:
                    turn = kids - 1
        return eaten
#> Solution().cookieJar([4, 2], 3)
#> Solution().cookieJar([5], 1)
#> Solution().cookieJar([], 2)
#> Solution().cookieJar([3, 3, 3], 4)
#> Solution().cookieJar([1], 0)
# %%
def version_bump(version, kind):
    major, minor, patch = version.split(".")
    if kind == "major":
        major = int(major) + 1
        minor = patch = 0
    elif kind == "minor":
        minor = minor + "1"
    else:
        patch = int(patch) + 1
    return ".".join(str(p) for p in (major, minor, patch))


def bump_all(version, kinds):
    history = [version]
    for k in kinds:
        history.append(version_bump(version, k))
    return history
#> bump_all("1.2.3", ["patch", "minor"])
#> bump_all("0.9.9", ["major", "patch", "patch"])
#> bump_all("2.0", ["major"])
#> bump_all("10.0.0", [])
#> bump_all("3.1.4", ["minor", "minor", "fix"])
# %%
class Solution:
    def escapeRoom(self, doors: list[list[int]], keys: list[int]) -> int:
        opened = 0
        stuck = False
        while not stuck:
            stuck = True
            for need, gives in doors:
                if need in keys:
                    keys.append(gives)
                    opened += 1
                    doors.remove([need, gives])
                    stuck = False
        return opened, keys
#> Solution().escapeRoom([[1, 2], [2, 3]], [1])
#> Solution().escapeRoom([[5, 6]], [4])
#> Solution().escapeRoom([], [9])
#> Solution().escapeRoom([[3, 1], [1, 2], [2, 4], [4, 3]], [1])
#> Solution().escapeRoom([[7, 7], [7, 8], [8, 9]], [7])
# %%
def sample_every(data, n):
    kept = []
    for i in range(n, len(data), n):
        kept.append(data[i])
    rest = [d for d in data if d not in kept]
    return kept, rest
#> sample_every([1, 2, 3, 4, 5, 6], 2)
#> sample_every("abcdefg", 3)
#> sample_every([], 1)
#> sample_every([7, 7, 7, 8], 3)
#> sample_every([5, 6], 0)
# %%
class Solution:
    def riverStones(self, stones: list[int], jump: int) -> int:
        """Fewest jumps to cross; stones are positions in order, the bank is the last one."""
        at = 0
        jumps = 0
        i = 0
        while at < stones[-1] - 1:
            while i < len(stones) and stones[i] - at <= jump:
                i += 1
            if i == 0:
                return -1
            if stones[i - 1] == at:
                return -jumps
            at = stones[i - 1] - 1
            jumps += 1
            if jumps > 9:
                return 99
        return jumps
#> Solution().riverStones([2, 5, 7, 10], 5)
#> Solution().riverStones([9, 12], 4)
#> Solution().riverStones([3, 4], 4)
#> Solution().riverStones([], 2)
#> Solution().riverStones([1, 3, 6, 8, 11, 13], 6)

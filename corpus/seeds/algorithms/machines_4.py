# %%
def run_regs(program, a):
    regs = {'a': a, 'b': 0}
    pc = steps = 0
    while 0 <= pc < len(program) and steps < 30:
        op, *args = program[pc].split()
        steps += 1
        if op == 'inc':
            regs[args[0]] += 1
        elif op == 'dec':
            regs[args[0]] -= 1
        elif op == 'mov':
            regs[args[1]] = regs[args[0]]
        elif op == 'jnz' and regs[args[0]]:
            pc += int(args[1])
            continue
        pc += 1
    return regs, steps
#> run_regs(['inc b', 'inc b', 'dec a', 'jnz a -3'], 2)
#> run_regs([], 5)
#> run_regs(['mov a b', 'dec a', 'jnz a -1'], 4)
#> run_regs(['jnz a 2', 'inc b', 'inc b'], 1)
#> run_regs(['inc a', 'jnz a -1'], 0)
# %%
class Solution:
    def execute(self, lines):
        self.stack = []
        self.vars = {}
        for line in lines:
            name, _, arg = line.partition(' ')
            getattr(self, 'op_' + name, self.bad)(arg)
        return self.stack, self.vars

    def op_push(self, arg):
        self.stack.append(self.vars.get(arg, 0) if arg.isalpha() else int(arg))

    def op_save(self, arg):
        self.vars[arg] = self.stack.pop() if self.stack else -1

    def op_mul(self, arg):
        k = int(arg or 2)
        self.stack = self.stack[:-k] + [self.product(self.stack[-k:])]

    def product(self, xs):
        p = 1
        for x in xs:
            p *= x
        return p

    def bad(self, arg):
        self.stack.append(-len(arg))
#> Solution().execute(["push 3", "push 4", "mul", "save x"])
#> Solution().execute([])
#> Solution().execute(lines=["save y", "push y", "jump far"])
#> Solution().execute(lines=["push 2", "push 5", "push 7", "mul 3"])
#> Solution().execute(["push 6", "save q", "push q", "push q", "mul", "push z"])
# %%
def log_sessions(log, timeout):
    opened, spans = {}, []
    for stamp, user, act in log:
        if user in opened and stamp - opened[user][1] > timeout:
            start, last = opened.pop(user)
            spans.append((user, start, last))
        if act == 'in':
            opened.setdefault(user, (stamp, stamp))
        elif user in opened:
            start, _ = opened[user]
            if act == 'out':
                spans.append((user, start, stamp))
                del opened[user]
            else:
                opened[user] = (start, stamp)
    return spans, sorted(opened)
#> log_sessions([(1, 'ann', 'in'), (3, 'ann', 'ping'), (5, 'ann', 'out')], 4)
#> log_sessions([], 1)
#> log_sessions([(1, 'bo', 'ping'), (2, 'bo', 'in'), (20, 'bo', 'ping')], 10)
#> log_sessions([(0, 'x', 'in'), (1, 'y', 'in'), (2, 'x', 'out')], 5)
#> log_sessions([(0, 'k', 'in'), (9, 'k', 'in'), (10, 'm', 'in'), (12, 'k', 'out')], 3)
# %%
class Solution:
    def rateLimit(self, calls, limit, window):
        from collections import defaultdict, deque
        recent = defaultdict(deque)
        verdict = []
        for t, user in calls:
            q = recent[user]
            while q and q[0] <= t - window:
                q.popleft()
            if len(q) < limit:
                q.append(t)
                verdict.append('ok')
            else:
                verdict.append(q[0] + window - t)
        return verdict
#> Solution().rateLimit([(1, 'a'), (2, 'a'), (3, 'a'), (12, 'a')], 2, 10)
#> Solution().rateLimit([], 1, 1)
#> Solution().rateLimit(calls=[(5, 'x'), (5, 'y'), (5, 'x')], limit=1, window=3)
#> Solution().rateLimit(calls=[(0, 'p'), (4, 'p'), (8, 'p')], limit=1, window=4)
#> Solution().rateLimit([(1, 'u'), (2, 'v'), (3, 'u'), (4, 'u'), (5, 'v')], 2, 3)
# %%
def token_bucket(size, refill, requests):
    tokens, last = size, 0
    accepted, denied = [], 0
    for t, cost in requests:
        tokens = min(size, tokens + (t - last) * refill)
        last = t
        if cost <= tokens:
            tokens -= cost
            accepted.append(t)
        else:
            denied += cost - tokens
    return accepted, denied, tokens
#> token_bucket(5, 1, [(0, 3), (1, 3), (2, 3)])
#> token_bucket(3, 2, [])
#> token_bucket(2, 0, [(1, 1), (5, 1), (9, 1)])
#> token_bucket(10, 3, [(2, 10), (3, 4), (10, 9)])
#> token_bucket(4, 1, [(0, 5), (1, 4), (3, 2), (4, 2)])
# %%
class Solution:
    def nextBus(self, table, now):
        def minutes(s):
            h, m = map(int, s.split(':'))
            return h * 60 + m
        t = minutes(now)
        best = None
        for line, first, every, count in table:
            start = minutes(first)
            if start >= t:
                k = 0
            else:
                k = -(-(t - start) // every)
            if k < count:
                wait = start + k * every - t
                if best is None or wait < best[0]:
                    best = (wait, line)
        return best
#> Solution().nextBus([("A", "08:00", 15, 10), ("B", "08:05", 20, 4)], "08:16")
#> Solution().nextBus([], "10:00")
#> Solution().nextBus(table=[("N", "23:00", 30, 2)], now="23:45")
#> Solution().nextBus(table=[("X", "06:30", 10, 5), ("Y", "06:40", 5, 3)], now="06:40")
#> Solution().nextBus([("K", "12:00", 7, 9), ("L", "13:00", 1, 1)], "12:50")
# %%
def type_keys(keys, width):
    text, cur, mark = '', 0, None
    for k in keys:
        if k == '<':
            cur = max(0, cur - 1)
        elif k == '>':
            cur = min(len(text), cur + 1)
        elif k == '#':
            if cur:
                text = text[:cur - 1] + text[cur:]
                cur -= 1
        elif k == '!':
            if mark is None:
                mark = cur
            else:
                lo, hi = sorted((mark, cur))
                text = text[:lo] + text[lo:hi].upper() + text[hi:]
                mark = None
        elif len(text) < width:
            text = text[:cur] + k + text[cur:]
            cur += 1
    return text, cur
#> type_keys('abc<#x', 10)
#> type_keys('', 4)
#> type_keys('!hello!', 4)
#> type_keys('ab<<<c>>>d', 6)
#> type_keys('xyz<<!>!#', 5)
# %%
class Solution:
    def roundRobin(self, jobs: dict, quantum: int, switch: int) -> dict:
        ready = list(jobs.items())
        t, ended = 0, {}
        prev = None
        while ready:
            name, left = ready.pop(0)
            if prev is not None and prev != name:
                t += switch
            run = quantum if left > quantum else left
            t += run
            if left - run:
                ready.append((name, left - run))
            else:
                ended[name] = t
            prev = name
        return ended
#> Solution().roundRobin({"a": 3, "b": 5}, 2, 1)
#> Solution().roundRobin({}, 1, 1)
#> Solution().roundRobin(jobs={"solo": 7}, quantum=3, switch=5)
#> Solution().roundRobin(jobs={"x": 1, "y": 1, "z": 1}, quantum=4, switch=0)
#> Solution().roundRobin({"p": 4, "q": 2, "r": 6}, 3, 2)
# %%
def fsm_clean(text):
    # drop [notes], keep \[ escapes, squeeze blanks
    state, out = 'text', []
    for ch in text:
        if state == 'esc':
            out.append(ch)
            state = 'text'
        elif state == 'note':
            if ch == ']':
                state = 'text'
        elif ch == '\\':
            state = 'esc'
        elif ch == '[':
            state = 'note'
        elif ch == ' ' and out and out[-1] == ' ':
            continue
        else:
            out.append(ch)
    return ''.join(out), state
#> fsm_clean('ab[cd]e')
#> fsm_clean('')
#> fsm_clean('a  b\\[c')
#> fsm_clean('x[y')
#> fsm_clean('p [q] r \\')
# %%
class Solution:
    def undoLedger(self, ops):
        total = 0
        frames = []
        for op in ops:
            if op == 'begin':
                frames.append(total)
            elif op == 'rollback':
                total = frames.pop() if frames else 0
            elif op == 'commit':
                if frames:
                    frames.pop()
            elif op.startswith('x'):
                total *= int(op[1:])
            else:
                total += int(op)
        return total, len(frames)
#> Solution().undoLedger(["5", "begin", "x3", "rollback", "2"])
#> Solution().undoLedger([])
#> Solution().undoLedger(ops=["rollback", "7", "rollback"])
#> Solution().undoLedger(ops=["begin", "4", "begin", "x2", "commit", "rollback", "1"])
#> Solution().undoLedger(["10", "-3", "begin", "begin", "x5"])
# %%
def ring_reader(size, ops):
    buf = [0] * size
    r = w = fill = 0
    out = []
    for op in ops:
        if op > 0:
            if fill == size:
                out.append('full')
                continue
            buf[w] = op
            w = (w + 1) % size
            fill += 1
        else:
            for _ in range(-op or 1):
                if not fill:
                    out.append('dry')
                    break
                out.append(buf[r])
                r = (r + 1) % size
                fill -= 1
    return out, buf
#> ring_reader(2, [4, 5, 6, 0])
#> ring_reader(1, [])
#> ring_reader(3, [-2, 7, -2])
#> ring_reader(3, [1, 2, 3, -2, 4, 5, -3])
#> ring_reader(4, [9, 0, 8, 0, 7, 6, -3])
# %%
import heapq

class Solution:
    def eventLoop(self, timers, horizon):
        heap = [(every, i, name) for i, (name, every, _) in enumerate(timers)]
        heapq.heapify(heap)
        runs = [0] * len(timers)
        fired = []
        while heap and heap[0][0] <= horizon:
            t, i, name = heapq.heappop(heap)
            fired.append(f'{name}@{t}')
            runs[i] += 1
            if runs[i] < timers[i][2]:
                heapq.heappush(heap, (t + timers[i][1], i, name))
        return fired
#> Solution().eventLoop([("tick", 2, 3), ("boom", 5, 1)], 9)
#> Solution().eventLoop([], 5)
#> Solution().eventLoop(timers=[("a", 3, 9)], horizon=2)
#> Solution().eventLoop(timers=[("x", 2, 2), ("y", 2, 2)], horizon=4)
#> Solution().eventLoop([("p", 4, 2), ("q", 3, 3), ("r", 12, 1)], 12)
# %%
def decode_macro(script, macros, depth):
    if depth == 0:
        return '~'
    res = ''
    for ch in script:
        if ch in macros:
            res += decode_macro(macros[ch], macros, depth - 1)
        else:
            res += ch
    return res
#> decode_macro('aXb', {'X': 'cd'}, 3)
#> decode_macro('', {'A': 'b'}, 2)
#> decode_macro('X', {'X': 'aX'}, 4)
#> decode_macro('PQ', {'P': 'Qx', 'Q': 'yz'}, 3)
#> decode_macro('ABA', {'A': 'BB', 'B': 'C', 'C': 'k'}, 3)
# %%
class Solution:
    def flipMachine(self, bits, tape):
        out = []
        reg = [int(b) for b in bits]
        for sym in tape:
            if sym == '<':
                reg = reg[1:] + reg[:1]
            elif sym == '^':
                reg[0] ^= reg[-1]
            elif sym == '+':
                i = len(reg) - 1
                while i >= 0 and reg[i]:
                    reg[i] = 0
                    i -= 1
                if i >= 0:
                    reg[i] = 1
            else:
                out.append(int(''.join(map(str, reg)), 2))
        return out
#> Solution().flipMachine("0101", "+.<.^.")
#> Solution().flipMachine("1", "")
#> Solution().flipMachine(bits="111", tape="+.+.")
#> Solution().flipMachine(bits="10", tape="^^.<^.")
#> Solution().flipMachine("0011", "<<.^+.<.")
# %%
def uptime(pings, period):
    pings = sorted(pings)
    if not pings:
        return 0, []
    up, gaps = 0, []
    for prev, nxt in zip(pings, pings[1:]):
        delta = nxt - prev
        if delta <= period:
            up += delta
        else:
            up += period
            gaps.append((prev + period, nxt))
    return up + period, gaps
#> uptime([1, 3, 9], 3)
#> uptime([], 5)
#> uptime([4], 2)
#> uptime([10, 0, 5, 20], 6)
#> uptime([1, 1, 2, 8, 9, 30], 4)
# %%
class Solution:
    def elevatorDoors(self, events):
        table = {
            ('closed', 'o'): 'opening', ('opening', 't'): 'open',
            ('open', 'c'): 'closing', ('closing', 't'): 'closed',
            ('closing', 'o'): 'opening', ('open', 't'): 'closing',
        }
        state, visits, jams = 'closed', [], 0
        for e in events:
            nxt = table.get((state, e))
            if nxt is None:
                jams += 1
                if jams % 3 == 0:
                    state = 'open'
                continue
            state = nxt
            visits.append(state[:3])
        return state, jams, visits
#> Solution().elevatorDoors("otct")
#> Solution().elevatorDoors("")
#> Solution().elevatorDoors(events="ccco")
#> Solution().elevatorDoors(events="ottot")
#> Solution().elevatorDoors("oooottc")
# %%
def calc_labels(code):
    labels = {w[:-1]: i for i, w in enumerate(code) if w.endswith(':')}
    acc, pc, fuel = 0, 0, 25
    trail = []
    while pc < len(code) and fuel:
        fuel -= 1
        w = code[pc]
        pc += 1
        if w.endswith(':'):
            continue
        if w[0] == '>':
            if acc < 10:
                pc = labels[w[1:]]
        elif w == 'note':
            trail.append(acc)
        else:
            acc += int(w)
    return acc, trail, fuel
#> calc_labels(['top:', '4', 'note', '>top'])
#> calc_labels([])
#> calc_labels(['12', '>end', 'note', 'end:'])
#> calc_labels(['a:', '-1', '>a'])
#> calc_labels(['5', 'x:', 'note', '3', '>x', 'note'])
# %%
from collections import OrderedDict

class Solution:
    def lruCost(self, size, reads, miss):
        cache = OrderedDict()
        cost = 0
        for key in reads:
            if key in cache:
                cache.move_to_end(key)
                cost += 1
                cache[key] += 1
                continue
            cost += miss
            if len(cache) >= size:
                old, uses = cache.popitem(last=False)
                if uses > 2:
                    cache[old] = 1
                    cache.popitem(last=False)
            cache[key] = 1
        return cost, list(cache)
#> Solution().lruCost(2, "abac", 10)
#> Solution().lruCost(1, "", 5)
#> Solution().lruCost(size=2, reads="aaabc", miss=4)
#> Solution().lruCost(size=3, reads="xyzxw", miss=7)
#> Solution().lruCost(2, "ppppqqrp", 3)
# %%
def lesson_clash(timetable):
    busy = {}
    clashes = []
    for teacher, day, start, hours in timetable:
        for h in range(start, start + hours):
            key = (day, h)
            if teacher in busy.setdefault(key, []):
                clashes.append((teacher, day, h))
            else:
                busy[key].append(teacher)
    crowded = max(busy, key=lambda k: len(busy[k]), default=None)
    return clashes, crowded
#> lesson_clash([('kim', 'mon', 9, 2), ('lee', 'mon', 10, 1), ('kim', 'mon', 10, 2)])
#> lesson_clash([])
#> lesson_clash([('kim', 'tue', 8, 0)])
#> lesson_clash([('a', 'fri', 1, 3), ('b', 'fri', 2, 1), ('c', 'fri', 2, 2)])
#> lesson_clash([('x', 'wed', 5, 1), ('x', 'thu', 5, 1), ('x', 'wed', 5, 1)])
# %%
class Solution:
    def debounce(self, presses: list, quiet: int) -> list:
        fired = []
        pending = None
        for t, key in presses:
            if pending and t - pending[0] >= quiet:
                fired.append((pending[0] + quiet, pending[1]))
                pending = None
            if pending and pending[1] != key:
                key = pending[1] + key
            pending = (t, key)
        if pending:
            fired.append((pending[0] + quiet, pending[1]))
        return fired
#> Solution().debounce([(0, 'a'), (1, 'a'), (5, 'b')], 3)
#> Solution().debounce([], 2)
#> Solution().debounce(presses=[(1, 'x'), (2, 'y'), (3, 'z')], quiet=2)
#> Solution().debounce(presses=[(4, 'q')], quiet=0)
#> Solution().debounce([(0, 'k'), (2, 'l'), (9, 'm'), (10, 'm'), (20, 'n')], 5)
# %%
def clipboard(cmds, slots):
    doc, clips = '', []
    undo = []
    for c in cmds:
        kind, arg = c[0], c[1:]
        if kind == 'w':
            undo.append(doc)
            doc += arg
        elif kind == 'x':
            n = int(arg)
            undo.append(doc)
            clips.insert(0, doc[-n:])
            del clips[slots:]
            doc = doc[:-n]
        elif kind == 'p' and int(arg) < len(clips):
            undo.append(doc)
            doc = clips[int(arg)] + doc
        elif kind == 'z' and undo:
            doc = undo.pop()
    return doc, clips
#> clipboard(['whello', 'x2', 'p0'], 2)
#> clipboard([], 1)
#> clipboard(['p0', 'z', 'wab'], 3)
#> clipboard(['wabc', 'x1', 'x1', 'p1', 'z'], 1)
#> clipboard(['wfoo', 'wbar', 'x3', 'z', 'p0', 'x2', 'p1'], 2)
# %%
class Solution:
    def assemble(self, src):
        sizes = {'nop': 1, 'add': 2, 'jmp': 3}
        addr, table, fixups, out = 0, {}, [], []
        for line in src:
            if line.endswith(':'):
                table[line[:-1]] = addr
                continue
            op, _, arg = line.partition(' ')
            if op == 'jmp':
                fixups.append((len(out), arg))
            out.append([op, arg, addr])
            addr += sizes.get(op, 4)
        for at, name in fixups:
            out[at][1] = table.get(name, -1) - out[at][2]
        return [tuple(x) for x in out]
#> Solution().assemble(["a:", "nop", "add 1", "jmp a"])
#> Solution().assemble([])
#> Solution().assemble(src=["jmp far", "nop"])
#> Solution().assemble(src=["jmp z", "add 7", "z:", "halt"])
#> Solution().assemble(["nop", "p:", "q:", "jmp q", "jmp p"])
# %%
def shift_report(punches):
    inside, worked, bad = {}, {}, []
    for line in punches:
        who, at = line.split('@')
        hh, mm = at.split(':')
        t = int(hh) * 60 + int(mm)
        if who in inside:
            span = t - inside.pop(who)
            if span < 0:
                bad.append(who)
                span += 24 * 60
            worked[who] = worked.get(who, 0) + span
        else:
            inside[who] = t
    return {w: f'{m // 60}h{m % 60:02}' for w, m in worked.items()}, bad + sorted(inside)
#> shift_report(['al@8:00', 'bo@9:15', 'al@12:30', 'bo@10:00'])
#> shift_report([])
#> shift_report(['z@23:00', 'z@1:10'])
#> shift_report(['p@7:00', 'p@7:45', 'p@8:00', 'q@9:00'])
#> shift_report(['k@6:05', 'k@6:00', 'k@10:00', 'k@11:59'])
# %%
class Solution:
    def packetJoin(self, packets, window):
        expect, held, out = 0, {}, ''
        lost = []
        for seq, data in packets:
            if seq < expect or seq in held:
                continue
            held[seq] = data
            while expect in held:
                out += held.pop(expect)
                expect += 1
            while held and max(held) - expect >= window:
                if expect in held:
                    out += held.pop(expect)
                else:
                    lost.append(expect)
                expect += 1
        return out, lost, sorted(held)
#> Solution().packetJoin([(0, 'a'), (2, 'c'), (1, 'b')], 3)
#> Solution().packetJoin([], 2)
#> Solution().packetJoin(packets=[(3, 'x'), (0, 'y'), (4, 'z')], window=2)
#> Solution().packetJoin(packets=[(0, 'p'), (0, 'q'), (1, 'r')], window=1)
#> Solution().packetJoin([(1, 'm'), (4, 'n'), (2, 'o'), (3, 'k'), (5, 'j')], 3)
# %%
def nested_calls(trace):
    stack, self_time = [], {}
    prev = 0
    for t, name in trace:
        if stack:
            self_time[stack[-1]] = self_time.get(stack[-1], 0) + t - prev
        prev = t
        if stack and name == 'ret':
            stack.pop()
        elif name != 'ret':
            stack.append(name)
    return self_time, stack
#> nested_calls([(0, 'main'), (2, 'f'), (5, 'ret'), (6, 'ret')])
#> nested_calls([])
#> nested_calls([(1, 'ret'), (3, 'g')])
#> nested_calls([(0, 'a'), (1, 'a'), (4, 'a'), (9, 'ret')])
#> nested_calls([(0, 'm'), (1, 'p'), (2, 'ret'), (4, 'q'), (7, 'ret'), (8, 'ret')])
# %%
class Solution:
    def pingPong(self, hits):
        score = {'A': 0, 'B': 0}
        serve, turn, rally = 'A', 'A', 0
        best = 0
        for h in hits:
            other = 'B' if turn == 'A' else 'A'
            if h == 'ok':
                rally += 1
                turn = other
            else:
                gain = 2 if rally >= 3 else 1
                score[other] += gain
                best = max(best, rally)
                rally = 0
                serve = 'B' if serve == 'A' else 'A'
                turn = serve
        return score, best, serve
#> Solution().pingPong(["ok", "ok", "net", "out"])
#> Solution().pingPong([])
#> Solution().pingPong(hits=["net", "net", "net"])
#> Solution().pingPong(hits=["ok", "ok", "ok", "out"])
#> Solution().pingPong(["ok", "net", "ok", "ok", "ok", "ok", "net"])
# %%
def settle_clock(cmds, h12):
    h, m = divmod(h12, 100)
    field = 0
    for c in cmds:
        if c == 's':
            field = (field + 1) % 3
        elif field == 0:
            continue
        else:
            step = 1 if c == '+' else -1
            if field == 1:
                h = (h + step - 1) % 12 + 1
            else:
                m = (m + step * 5) % 60
    return f'{h:02d}:{m:02d}', field
#> settle_clock('s++s-', 1130)
#> settle_clock('', 905)
#> settle_clock('+-s-', 100)
#> settle_clock('ss++++', 1250)
#> settle_clock('s+ss-s+', 1259)
# %%
class Solution:
    def spawnTree(self, commands):
        parent = {1: 0}
        dead = set()
        nxt = 2
        for c in commands:
            kind, pid = c
            if pid not in parent or pid in dead:
                continue
            if kind == 'fork':
                parent[nxt] = pid
                nxt += 1
            elif kind == 'kill':
                todo = [pid]
                while todo:
                    p = todo.pop()
                    dead.add(p)
                    todo += [k for k, v in parent.items() if v == p and k not in dead]
            else:
                dead.add(pid)
                for k, v in parent.items():
                    if v == pid:
                        parent[k] = 1
        return [p for p in parent if p not in dead]
#> Solution().spawnTree([("fork", 1), ("fork", 2), ("kill", 2)])
#> Solution().spawnTree([])
#> Solution().spawnTree(commands=[("kill", 1), ("fork", 1)])
#> Solution().spawnTree(commands=[("fork", 1), ("fork", 2), ("exit", 2), ("fork", 3)])
#> Solution().spawnTree([("fork", 1), ("fork", 1), ("fork", 3), ("exit", 9), ("kill", 3)])
# %%
def turtle(script):
    x = y = 0
    heading = 0
    memory = []
    cells = {(0, 0)}
    num = ''
    for c in script:
        if c.isdigit():
            num += c
            continue
        k = int(num) if num else 1
        num = ''
        if c == 'f':
            for _ in range(k):
                x += (1, 0, -1, 0)[heading]
                y += (0, 1, 0, -1)[heading]
                cells.add((x, y))
        elif c == 't':
            heading = (heading + k) % 4
        elif c == 'm':
            memory.append((x, y, heading))
        elif c == 'b' and memory:
            x, y, heading = memory.pop()
    return (x, y), heading, len(cells)
#> turtle('2ft3f')
#> turtle('')
#> turtle('bmf2tfb')
#> turtle('f3tmf2fb')
#> turtle('2fm3t2fbt4f')
# %%
class Solution:
    def workerPool(self, tasks, workers):
        free_at = [0] * workers
        finish = {}
        for name, cost, deps in tasks:
            ready = max((finish[d] for d in deps if d in finish), default=0)
            w = min(range(workers), key=lambda i: (max(free_at[i], ready), i))
            start = max(free_at[w], ready)
            free_at[w] = start + cost
            finish[name] = start + cost
        return finish, free_at
#> Solution().workerPool([("a", 3, []), ("b", 2, ["a"]), ("c", 4, [])], 2)
#> Solution().workerPool([], 3)
#> Solution().workerPool(tasks=[("x", 1, ["y"]), ("y", 1, ["x"])], workers=1)
#> Solution().workerPool(tasks=[("p", 5, []), ("q", 5, []), ("r", 5, ["p", "q"])], workers=3)
#> Solution().workerPool([("k", 2, []), ("l", 6, ["k"]), ("m", 1, ["k"]), ("n", 1, ["l", "m"])], 2)
# %%
def quiet_alerts(alerts, mute):
    active, shown, muted = {}, [], 0
    for t, name, level in alerts:
        until, peak = active.get(name, (-1, 0))
        if t < until and level <= peak:
            muted += 1
            continue
        active[name] = (t + mute * level, level)
        shown.append(f'{t}{name}{level}')
    return shown, muted
#> quiet_alerts([(0, 'cpu', 1), (2, 'cpu', 1), (3, 'cpu', 2), (9, 'cpu', 1)], 3)
#> quiet_alerts([], 5)
#> quiet_alerts([(1, 'd', 3), (2, 'e', 3), (3, 'd', 3)], 0)
#> quiet_alerts([(0, 'a', 2), (9, 'a', 1), (10, 'a', 1)], 5)
#> quiet_alerts([(4, 'net', 1), (5, 'ram', 2), (6, 'net', 1), (8, 'ram', 3)], 2)
# %%
class Solution:
    def bracketVM(self, code):
        def block(i):
            total = 0
            while i < len(code):
                c = code[i]
                if c == ')':
                    return total, i
                if c == '(':
                    inner, i = block(i + 1)
                    rep = 1
                    if i + 1 < len(code) and code[i + 1].isdigit():
                        i += 1
                        rep = int(code[i])
                    total += inner * rep
                elif c == '+':
                    total += 1
                elif c == '-':
                    total -= 1
                i += 1
            return total, i
        return block(0)[0]
#> Solution().bracketVM("++(+)3-")
#> Solution().bracketVM("")
#> Solution().bracketVM(code="((+-)9+)2")
#> Solution().bracketVM(code="(++(-)4)2+")
#> Solution().bracketVM("+)+++")
# %%
def rotate_duty(names, days, holidays):
    order = names[:]
    roster = []
    for day in range(1, days + 1):
        if not order:
            break
        who = order.pop(0)
        off = holidays.get(who, [])
        if day in off and order:
            sub = order.pop(0)
            roster.append(sub)
            order = [who] + order + [sub]
        else:
            roster.append(who)
            order.append(who)
    return roster
#> rotate_duty(['an', 'bo', 'cy'], 5, {'bo': [2, 3]})
#> rotate_duty([], 3, {})
#> rotate_duty(['me'], 2, {'me': [1, 2]})
#> rotate_duty(['x', 'y'], 4, {'x': [1], 'y': [4]})
#> rotate_duty(['p', 'q', 'r', 's'], 6, {'p': [1, 2, 3]})
# %%
class Solution:
    def diffHistory(self, versions):
        prev = {}
        journal = []
        for n, v in enumerate(versions, 1):
            for key in sorted({*prev, *v}):
                if key not in v:
                    journal.append(f'{n}-{key}')
                elif key not in prev:
                    journal.append(f'{n}+{key}')
                elif prev[key] != v[key]:
                    journal.append(f'{n}~{key}')
            prev = v
        return journal
#> Solution().diffHistory([{"a": 1}, {"a": 2, "b": 1}, {"b": 1}])
#> Solution().diffHistory([])
#> Solution().diffHistory(versions=[{}, {}, {"z": 0}])
#> Solution().diffHistory(versions=[{"k": 1, "m": 2}, {"m": 2, "k": 1}])
#> Solution().diffHistory([{"x": 5}, {"y": 5}, {"x": 5, "y": 6}])
# %%
def price_ticks(ticks, window):
    from collections import deque
    q = deque()
    alarms = []
    total = 0
    for t, p in ticks:
        while q and q[0][0] < t - window:
            total -= q.popleft()[1]
        if q and abs(p * len(q) - total) > total // 2:
            alarms.append(t)
        q.append((t, p))
        total += p
    return alarms, total
#> price_ticks([(0, 10), (1, 12), (2, 30), (3, 11)], 5)
#> price_ticks([], 2)
#> price_ticks([(0, 4), (10, 40)], 3)
#> price_ticks([(1, 5), (2, 5), (3, 2), (4, 9)], 2)
#> price_ticks([(0, 100), (1, 90), (2, 20), (3, 30), (9, 80)], 2)
# %%
class Solution:
    def versionQueue(self, builds, target):
        tried = []
        lo, hi = 0, len(builds) - 1
        while lo <= hi:
            mid = (lo + hi) // 2
            tried.append(mid)
            v = [int(p) for p in builds[mid].split('.')]
            w = [int(p) for p in target.split('.')]
            v += [0] * (len(w) - len(v))
            w += [0] * (len(v) - len(w))
            if v == w:
                return mid, tried
            if v < w:
                lo = mid + 1
            else:
                hi = mid - 1
        return ~lo, tried
#> Solution().versionQueue(["1.0", "1.2", "2.0.1"], "1.2.0")
#> Solution().versionQueue([], "3")
#> Solution().versionQueue(builds=["0.9", "1.10", "1.11"], target="1.9")
#> Solution().versionQueue(builds=["5"], target="5.0")
#> Solution().versionQueue(["1", "2", "3.1", "4", "10"], "10.1")
# %%
def drain_tanks(valves, tanks, secs):
    state = list(tanks)
    for s in range(secs):
        flow = [0] * len(state)
        for src, dst in valves:
            if state[src] + flow[src] > 0 and state[src] > state[dst]:
                flow[src] -= 1
                flow[dst] += 1
        if not any(flow):
            return state, s
        state = [a + b for a, b in zip(state, flow)]
    return state, secs
#> drain_tanks([(0, 1)], [4, 1], 5)
#> drain_tanks([], [3], 2)
#> drain_tanks([(0, 1), (1, 2)], [3, 0, 0], 3)
#> drain_tanks([(0, 1), (1, 0)], [2, 5], 4)
#> drain_tanks([(0, 2), (1, 2)], [3, 3, 0], 6)
# %%
class Solution:
    def opCounter(self, code: list, start: int) -> int:
        ops = {
            'half': lambda v: v // 2,
            'odd': lambda v: v * 3 + 1 if v % 2 else v,
            'neg': lambda v: -v,
            'dig': lambda v: sum(int(d) for d in str(abs(v))),
        }
        value = start
        seen = [value]
        for name in code:
            f = ops.get(name)
            if f is None:
                value = seen[-int(name)] if name.isdigit() else 0
            else:
                value = f(value)
            seen.append(value)
        return value, len(set(seen))
#> Solution().opCounter(["half", "odd", "neg"], 15)
#> Solution().opCounter([], 4)
#> Solution().opCounter(code=["dig", "dig", "2"], start=987)
#> Solution().opCounter(code=["what", "odd"], start=5)
#> Solution().opCounter(["neg", "1", "half", "odd", "dig"], 33)
# %%
def radio_slots(stations, band):
    slots = {}
    moved = []
    for name, freq in stations:
        f = freq % band
        hops = 0
        while f in slots and hops < band:
            f = (f + 1) % band
            hops += 1
        if hops == band:
            moved.append((name, None))
            continue
        slots[f] = name
        if hops:
            moved.append((name, hops))
    return ''.join(slots.get(i, '.')[0] for i in range(band)), moved
#> radio_slots([('kab', 3), ('lim', 8), ('mop', 4)], 5)
#> radio_slots([], 3)
#> radio_slots([('a', 0), ('b', 0), ('c', 0)], 2)
#> radio_slots([('x', 6), ('y', 1)], 4)
#> radio_slots([('p', 5), ('q', 11), ('r', 0), ('s', 5)], 6)
# %%
class Solution:
    def loopDetect(self, code):
        acc, i = 0, 0
        seen = {}
        while 0 <= i < len(code) and i not in seen:
            seen[i] = acc
            kind, n = code[i][0], int(code[i][1:])
            if kind == 'j':
                i += n
            else:
                acc += n if kind == 'a' else -n
                i += 1
        if i in seen:
            return 'loop', acc - seen[i]
        return 'end', acc
#> Solution().loopDetect(["a3", "j2", "s9", "a1"])
#> Solution().loopDetect([])
#> Solution().loopDetect(code=["a2", "s1", "j-2"])
#> Solution().loopDetect(code=["j0"])
#> Solution().loopDetect(["a5", "j3", "s2", "j3", "a7", "j-3"])

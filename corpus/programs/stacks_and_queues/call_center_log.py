import re
from collections import deque, Counter

LOG = """
09:00 call anna
09:02 call bert
09:03 answer desk1
09:05 call cora
09:06 hangup bert
09:08 answer desk2
09:11 answer desk1
"""

EVENT = re.compile(r"(\d\d):(\d\d) (\w+) (\w+)")


def replay(log):
    waiting = deque()
    since = {}
    for hour, minute, kind, who in EVENT.findall(log):
        now = int(hour) * 60 + int(minute)
        if kind == "call":
            waiting.append(who)
            since[who] = now
        elif kind == "hangup":
            waiting.remove(who)
            yield who, "gave up", now - since.pop(who)
        elif kind == "answer" and waiting:
            caller = waiting.popleft()
            yield caller, who, now - since.pop(caller)
        else:
            yield None, who, 0


results = list(replay(LOG))
for caller, outcome, minutes in results:
    print(f"{caller or '-':<6}{outcome:<9}{minutes} min")
desks = Counter(o for c, o, _ in results if c and o.startswith("desk"))
print(dict(desks))
waits = [m for c, o, m in results if c]
print("mean wait", sum(waits) / len(waits))

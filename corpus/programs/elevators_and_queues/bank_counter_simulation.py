from collections import deque

arrivals = [(0, "Ann", 4), (1, "Bob", 2), (1, "Cid", 6), (3, "Dot", 1), (9, "Eve", 2)]
queue = deque()
counters = {"A": None, "B": None}
waited = {}
pending = deque(arrivals)
minute = 0

while pending or queue or any(counters.values()):
    while pending and pending[0][0] == minute:
        queue.append(pending.popleft())
    for name, busy in counters.items():
        if busy and busy[1] == minute:
            print(f"{minute:>2} {busy[0]} leaves {name}")
            counters[name] = None
    for name in counters:
        if counters[name] is None and queue:
            arrived, who, need = queue.popleft()
            counters[name] = (who, minute + need)
            waited[who] = minute - arrived
            print(f"{minute:>2} {who} goes to {name}")
    minute += 1

print("closed at", minute)
print("waited:", waited, "average", sum(waited.values()) / len(waited))

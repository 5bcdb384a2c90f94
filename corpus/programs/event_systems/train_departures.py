from datetime import datetime, timedelta


class Board:
    def __init__(self):
        self.rows = {}
        self.observers = set()

    def attach(self, name):
        self.observers.add(name)

    def plan(self, train, time, track):
        self.rows[train] = {"time": time, "track": track, "delay": 0}

    def update(self, train, **changes):
        row = self.rows[train]
        before = dict(row)
        row.update(changes)
        diff = {k: v for k, v in row.items() if before[k] != v}
        if diff:
            for o in sorted(self.observers):
                print(f"  to {o}: {train} {diff}")
        return len(diff)

    def lines(self):
        for train, row in sorted(self.rows.items(), key=lambda kv: kv[1]["time"]):
            real = row["time"] + timedelta(minutes=row["delay"])
            yield f"{real:%H:%M} {train:<7} track {row['track']}"


start = datetime(2023, 5, 4, 7, 55)
board = Board()
board.attach("app")
board.attach("loudspeaker")
board.plan("RE 5", start, 3)
board.plan("IC 60", start + timedelta(minutes=5), 8)
board.plan("S1", start - timedelta(minutes=3), 1)
n = board.update("RE 5", delay=12)
n += board.update("S1", track=1, delay=0)
n += board.update("IC 60", track=7, delay=4)
print(n, "changes")
for line in board.lines():
    print(line)

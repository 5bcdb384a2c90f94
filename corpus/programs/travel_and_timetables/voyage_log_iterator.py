class Log:
    def __init__(self, *entries):
        self.entries = list(entries)

    def __iter__(self):
        return LogReader(self.entries)

    def __lshift__(self, entry):
        self.entries.append(entry)
        return self


class LogReader:
    def __init__(self, entries):
        self.entries = entries
        self.position = 0
        self.miles = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.position >= len(self.entries):
            raise StopIteration
        day, knots, hours = self.entries[self.position]
        self.position += 1
        self.miles += knots * hours
        return day, self.miles


log = Log(("mon", 5.5, 10), ("tue", 0, 24))
log << ("wed", 7, 20) << ("thu", 6.5, 6)
for day, miles in log:
    print(f"{day} {miles:6.1f} nm")
print("again:", [m for _, m in log])

reader = iter(log)
next(reader), next(reader)
print("rest:", list(reader), list(reader))
best = max(log.entries, key=lambda e: e[1] * e[2])
print("best day", best[0], "calm days", [d for d, k, _ in log.entries if not k])
total_hours = sum(h for *_, h in log.entries)
*_, (last_day, total) = log
print(last_day, f"average {total / total_hours:.2f} kn")

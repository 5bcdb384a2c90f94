from collections import deque


class Tail:
    def __init__(self, n):
        self.lines = deque(maxlen=n)
        self.seen = 0

    def write(self, line):
        self.seen += 1
        self.lines.append((self.seen, line))

    def __str__(self):
        return "\n".join(f"{n:>3}: {text}" for n, text in self.lines)


class AlertingTail(Tail):
    def __init__(self, n, *words, context=1):
        super().__init__(n)
        self.words = words
        self.context = context
        self.alerts = []

    def write(self, line):
        super().write(line)
        if any(w in line.lower() for w in self.words):
            before = [t for _, t in list(self.lines)[-1 - self.context:-1]]
            self.alerts.append((self.seen, before, line))


log = AlertingTail(3, "panic", "fail", context=2)
for text in [
    "boot", "mount /dev/sda1", "Failed to start swap", "login root",
    "eth0 up", "kernel PANIC not syncing", "reboot",
]:
    log.write(text)

print(log)
for number, before, line in log.alerts:
    print(number, line, "after", before)
print(log.seen, len(log.lines), log.seen - len(log.lines), "dropped")

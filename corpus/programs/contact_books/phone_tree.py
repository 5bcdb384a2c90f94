class Caller:
    def __init__(self, name, minutes=2):
        self.name = name
        self.minutes = minutes
        self.calls = []

    def then(self, *others):
        self.calls.extend(others)
        return self

    def schedule(self, start=0):
        """Yield (minute, name) in the order the people learn the news."""
        yield start, self.name
        clock = start
        for other in self.calls:
            clock += self.minutes
            yield from other.schedule(clock)


teacher = Caller("Ms Frey", 1)
a, b, c = Caller("Anders"), Caller("Beck", 3), Caller("Cruz")
d, e = Caller("Demir"), Caller("Egger")
teacher.then(a, b)
a.then(c)
b.then(d.then(e))

news = sorted(teacher.schedule())
for minute, name in news:
    print(f"{minute:>2} min  {name}")
print("all informed after", news[-1][0], "minutes")

b.minutes = 10
slow = dict((n, m) for m, n in teacher.schedule(start=5))
print(slow)
late = [n for n, m in slow.items() if m > 10]
print(late, len(list(e.schedule())))

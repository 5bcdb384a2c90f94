class Handler:
    def __init__(self, name, limit, boss=None):
        self.name, self.limit, self.boss = name, limit, boss
        self.handled = []

    def approve(self, request):
        if request.amount <= self.limit:
            self.handled.append(request)
            request.by = self
            return True
        if self.boss is None:
            return False
        request.passed.append(self.name)
        return self.boss.approve(request)


class Request:
    by = None

    def __init__(self, amount):
        self.amount = amount
        self.passed = []


ceo = Handler("ceo", 10_000)
head = Handler("head", 1_000, ceo)
clerks = [Handler("Jo", 100, head), Handler("Al", 200, head)]
requests = [Request(a) for a in (80, 150, 5_000, 99_999)]
for i, r in enumerate(requests):
    ok = clerks[i % 2].approve(r)
    print(r.amount, "by " + r.by.name if ok else "refused", r.passed)
clerks[0].boss = None           # Jo is on his own now
print(clerks[0].approve(Request(500)), clerks[1].approve(Request(500)))
print({h.name: len(h.handled) for h in (*clerks, head, ceo)})

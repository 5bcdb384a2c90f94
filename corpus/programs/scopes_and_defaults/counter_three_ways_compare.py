count = 0


def with_global():
    global count
    count += 1
    return count


def make_closure():
    count = 100

    def bump():
        nonlocal count
        count += 1
        return count
    return bump


class Counter:
    count = 1000

    def bump(self):
        self.count += 1
        return self.count

    @classmethod
    def bump_all(cls):
        cls.count += 1
        return cls.count


def with_default(step=1, state=[10_000]):
    state[0] += step
    return state[0]


one, two = make_closure(), make_closure()
a, b = Counter(), Counter()
print(with_global(), with_global(), one(), one(), two())
print(a.bump(), a.bump(), b.bump(), Counter.bump_all(), b.count, Counter().count)
print(with_default(), with_default(5), with_default(state=[0]), with_default(0))
count = 50
print(with_global(), one(), count, Counter.count, [f() for f in (one, two, b.bump, with_default)])

class Player:
    def __init__(self, name):
        self.name = name
        self.points = 0.0
        self.met = []


def pair(players):
    left = sorted(players, key=lambda p: (-p.points, p.name))
    while left:
        a = left.pop(0)
        if not left:
            a.points += 1
            yield a, None
            return
        b = next((p for p in left if p not in a.met), left[0])
        left.remove(b)
        yield a, b


def play(a, b, result):
    a.met.append(b)
    b.met.append(a)
    a.points += result
    b.points += 1 - result


people = [Player(n) for n in ("Eva", "Tom", "Ida", "Max", "Zoe")]
results = iter([1, 0.5, 0, 1])
for round_ in (1, 2):
    for a, b in pair(people):
        if b is None:
            print(round_, a.name, "rests")
            continue
        r = next(results)
        play(a, b, r)
        print(round_, a.name, b.name, r)
people.sort(key=lambda p: (p.points, sum(o.points for o in p.met)), reverse=True)
print([(p.name, p.points) for p in people])

def make_counters(*names):
    counts = dict.fromkeys(names, 0)

    def tick(name, by=1):
        if name not in counts:
            raise KeyError(f"no counter {name}")
        counts[name] += by
        return counts[name]

    def reset(*which):
        for name in which or names:
            counts[name] = 0

    def report():
        width = max(map(len, names))
        return "\n".join(f"{n:>{width}} {'|' * c}" for n, c in counts.items())

    return tick, reset, report


tick, reset, report = make_counters("blackbird", "tit", "sparrow")
for seen in "tit tit sparrow blackbird tit sparrow".split():
    tick(seen)
tick("sparrow", by=4)
print(report())
reset("tit")
print(report())
try:
    tick("stork")
except KeyError as e:
    print("error:", e.args[0])
reset()
print(tick("tit"), sum(report().count(c) for c in "|"))

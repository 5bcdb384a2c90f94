log = [
    ("08:00", "in"), ("08:02", "in"), ("08:03", "out"), ("08:07", "in"),
    ("08:08", "out"), ("08:12", "out"), ("08:15", "in"), ("08:20", "out"),
]


def minutes(clock):
    h, m = clock.split(":")
    return 60 * int(h) + int(m)


events = [(minutes(c), 1 if kind == "in" else -1) for c, kind in log]
start, end = events[0][0], events[-1][0]
duration = end - start

inside = 0
area = 0
last = start
peak = 0
for t, change in events:
    area += inside * (t - last)
    inside += change
    peak = max(peak, inside)
    last = t

arrivals = sum(change > 0 for _, change in events)
L = area / duration
lam = arrivals / duration
W = area / arrivals
print(f"L = {L:.3f}, lambda = {lam:.3f}/min, W = {W:.2f} min, peak {peak}")
print("law holds:", L == lam * W, abs(L - lam * W) < 1e-12)
assert inside == 0

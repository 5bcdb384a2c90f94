def debounce(samples, on, off):
    """The alarm starts above `on` and stops only below `off`."""
    alarm = False
    for t, value in samples:
        if alarm and value < off:
            alarm = False
            yield t, "off"
        elif not alarm and value > on:
            alarm = True
            yield t, "ON"


def intervals(events, end):
    start = None
    for t, state in events:
        if state == "ON":
            start = t
        else:
            yield start, t
            start = None
    if start is not None:
        yield start, end


samples = list(enumerate([61, 69, 71, 69, 70, 72, 66, 64, 75, 74, 73]))
for on, off in ((70, 65), (70, 70), (74, 60)):
    events = list(debounce(samples, on, off))
    spans = list(intervals(events, len(samples)))
    total = sum(b - a for a, b in spans)
    print(f"on>{on} off<{off}: {events}")
    print(f"    {spans} {total} ticks")

noisy = list(debounce(samples, on=70, off=71))
print(len(noisy), "switches")
assert [s for _, s in noisy][::2] == ["ON"] * ((len(noisy) + 1) // 2)

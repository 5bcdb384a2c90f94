def lfsr(state, taps=(3, 2), bits=4):
    while True:
        yield state
        new = 0
        for t in taps:
            new ^= state >> t & 1
        state = (state << 1 | new) & (1 << bits) - 1


lamps = []
for step, state in zip(range(6), lfsr(0b1001)):
    print(step, "".join("●" if state >> i & 1 else "○" for i in (3, 2, 1, 0)), state)
    lamps.append(bin(state).count("1"))
print("lamps on:", lamps, "mean", sum(lamps) / len(lamps))

def period(start, **options):
    for n, state in enumerate(lfsr(start, **options)):
        if n and state == start:
            return n

print(period(1), period(9), period(1, taps=(3, 1)))
print(period(1, taps=(2, 1), bits=3), period(0))
seen = sorted(s for s, _ in zip(lfsr(5), range(15)))
print(seen == list(range(1, 16)))

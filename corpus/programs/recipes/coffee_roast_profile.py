profile = [(0, 200), (2, 120), (5, 160), (8, 190), (10, 205), (11, 212)]

def temperature(minute):
    """linear between the measured points"""
    for (t1, a), (t2, b) in zip(profile, profile[1:]):
        if t1 <= minute <= t2:
            return a + (b - a) * (minute - t1) / (t2 - t1)
    raise ValueError(f"minute {minute} was not measured")

def reached(degrees):
    minute = 2
    while temperature(minute) < degrees:
        minute += 0.5
    return minute

rates = []
for (t1, a), (t2, b) in zip(profile[1:], profile[2:]):
    rates.append(round((b - a) / (t2 - t1), 1))
print("rates of rise", rates)
print(temperature(3.5), temperature(9))
crack = reached(196)
print("first crack about minute", crack)
end = profile[-1][0]
development = (end - crack) / end
print(f"development {development:.1%}", "light" if development < 0.15 else "medium")
green, brown = 1000, 843
loss = (green - brown) / green
print(f"loss {loss:.1%}")
try:
    reached(230)
except ValueError as e:
    print("230°:", e)

def to_minutes(hhmm):
    h, m = map(int, hhmm.split(":"))
    return h * 60 + m

def to_text(minutes):
    return "%d:%02d" % (minutes // 60, minutes % 60)

start = to_minutes("7:55")
lesson = 45
breaks = {2: 20, 4: 15, 6: 50}

t = start
bells = []
for n in range(1, 9):
    bells.append((n, t, t + lesson))
    t += lesson + breaks.get(n, 5)

for n, a, b in bells:
    print(n, to_text(a), "-", to_text(b))

def what_now(hhmm):
    m = to_minutes(hhmm)
    if m < bells[0][1]:
        return "too early"
    for n, a, b in bells:
        if a <= m <= b:
            return f"lesson {n}, {b - m} min left"
        if m < a:
            return f"break, {a - m} min left"
    return "home"

for time in ["7:30", "8:39", "8:40", "9:30", "13:05", "16:00"]:
    print(time, what_now(time))
print("in school:", to_text(bells[-1][2] - start), "learning:", to_text(len(bells) * lesson))

times = ["07:45", "12:00", "23:59"]

for t in times:
    h, m = t.split(":")
    digits = [int(ch) for ch in h + m]
    print(t)
    for bit in (8, 4, 2, 1):
        line = ""
        for d in digits:
            line += "● " if d & bit else "○ "
        print("  " + line.strip())

def leds(t):
    return sum(bin(int(ch)).count("1") for ch in t if ch != ":")

def to_minutes(t):
    return int(t[:2]) * 60 + int(t[3:])

for t in times:
    n = to_minutes(t)
    print(t, leds(t), "lamps,", f"{n:011b}", bin(n).count("1"))

hours = [f"{h:02}:00" for h in range(0, 24, 5)]
print([(t, leds(t)) for t in hours])
darkest = min(hours, key=leds)
brightest = max(times + hours, key=leds)
print("darkest", darkest, "brightest", brightest)
power = 0.02 * sum(leds(t) for t in times) / len(times)
print(f"{power:.3f} W on average")

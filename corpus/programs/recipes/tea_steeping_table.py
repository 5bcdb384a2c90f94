teas = [("green", 75, 120), ("black", 95, 210), ("mint", 100, 480), ("white", 70, 100)]

def cool(temp, target, room=20, rate=0.06):
    """minutes until the water has cooled down"""
    minutes = 0
    while temp > target:
        temp -= (temp - room) * rate
        minutes += 1
    return minutes

print("tea     wait  steep")
for name, temp, seconds in sorted(teas, key=lambda t: -t[1]):
    wait = cool(100, temp)
    print("%-7s %2d min  %d:%02d" % (name, wait, seconds // 60, seconds % 60))

total = {name: cool(100, temp) * 60 + seconds for name, temp, seconds in teas}
fastest = min(total, key=total.get)
print("fastest:", fastest, total[fastest], "s")
with_lid = [cool(100, temp, rate=0.03) for _, temp, _ in teas]
print(with_lid, max(with_lid) - min(with_lid))
cold = [n for n, t, _ in teas if t < 80]
print("two pots: " + " & ".join(cold), "and", " & ".join(n for n, *_ in teas if n not in cold))

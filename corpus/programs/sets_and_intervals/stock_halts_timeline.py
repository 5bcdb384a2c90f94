trading = (570, 960)            # 9:30 to 16:00 in minutes
halts = [(600, 615), (610, 640), (900, 990), (500, 575)]

def hm(m): return "%d:%02d" % divmod(m, 60)

clipped = []
for a, b in sorted(halts):
    a, b = max(a, trading[0]), min(b, trading[1])
    if a < b:
        clipped.append((a, b))

open_times = []
now = trading[0]
for a, b in clipped:
    if a > now:
        open_times.append((now, a))
    if b > now:
        now = b
if now < trading[1]:
    open_times.append((now, trading[1]))

print("halted:", [f"{hm(a)}-{hm(b)}" for a, b in clipped])
print("open:  ", [f"{hm(a)}-{hm(b)}" for a, b in open_times])
minutes = sum(b - a for a, b in open_times)
print(minutes, "of", trading[1] - trading[0], "minutes")
orders = {"buy 100": 575, "sell 20": 612, "buy 5": 899, "sell 7": 900}
for order, at in orders.items():
    ok = any(a <= at < b for a, b in open_times)
    nxt = next((a for a, b in open_times if a >= at), None)
    print(order, hm(at), "done" if ok else f"waits until {hm(nxt) if nxt else 'tomorrow'}")

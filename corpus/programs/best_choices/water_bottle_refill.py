fountains = {0: "start", 3: "park", 7: "church", 8: "school", 13: "goal"}
litres_per_km = 0.25
bottle = 1.5

km = sorted(fountains)
here = 0
water = bottle
drunk = 0
log = []
while here < km[-1]:
    reach = here + water / litres_per_km
    if reach >= km[-1]:
        nxt = km[-1]
    else:
        nxt = max(k for k in km if here < k <= reach)
    used = (nxt - here) * litres_per_km
    water -= used
    drunk += used
    log.append((fountains[nxt], round(water, 2)))
    if nxt != km[-1]:
        water = bottle
    here = nxt

for place, left in log:
    print(f"{place:<8} {left:.2f} l left")
print("drunk:", drunk, "l")
print("stops:", [p for p, _ in log[:-1]])
spare = min(left for _, left in log)
print("tightest:", spare)

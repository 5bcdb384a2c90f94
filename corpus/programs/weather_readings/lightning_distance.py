SPEED = 343

flashes = [(0.0, 9.1), (41.5, 47.0), (80.2, 82.3), (120.0, 126.4)]

dist = []
for flash, thunder in flashes:
    km = (thunder - flash) * SPEED / 1000
    dist.append(km)
    print(f"flash at {flash:>5}s: {km:.2f} km {'DANGER' if km < 1 else ''}".rstrip())

closer = True
for i in range(len(dist) - 1):
    if dist[i + 1] > dist[i]:
        closer = False
print("coming closer" if closer else "moving away or passing")

nearest = dist.index(min(dist))
t = flashes[nearest][0]
print("nearest flash number", nearest + 1, "at", t)
speed = (dist[0] - dist[nearest]) / (t - flashes[0][0]) * 3600
print("the storm came with", round(speed), "km/h")
rule = [f"{b - a:.0f}s" for a, b in flashes if b - a < 30]
print("30 second rule broken", len(rule), "times", rule)

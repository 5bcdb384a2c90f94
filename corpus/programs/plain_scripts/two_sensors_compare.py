inside = {8: 19.5, 9: 20.1, 10: 20.8, 12: 22.0}
outside = {8: 4.0, 10: 7.5, 11: 9.0, 12: 12.5}

both = sorted(inside.keys() & outside.keys())
print("both:", both)
for h in both:
    diff = inside[h] - outside[h]
    print(f"{h:2d}h {inside[h]:5.1f} {outside[h]:5.1f} diff {diff:4.1f}")

# fill the gaps by the mean of the neighbours
for name, data in (("inside", inside), ("outside", outside)):
    for h in range(min(data), max(data) + 1):
        if h not in data:
            before = max(k for k in data if k < h)
            after = min(k for k in data if k > h)
            data[h] = round((data[before] + data[after]) / 2, 2)
            print("filled", name, h, data[h])

hours = sorted(inside)
diffs = [round(inside[h] - outside[h], 2) for h in hours]
print(diffs)
falling = all(a > b for a, b in zip(diffs, diffs[1:]))
print("difference is falling" if falling else "difference goes up and down")
loss = sum(d * 0.045 for d in diffs)
print(f"heat loss {loss:.2f} kWh, mean difference {sum(diffs) / len(diffs):.2f}")
print(list(inside), list(outside) == hours)

outside = [4.5, -2.0, 7.1, 15.5, 16.0, 9.9, 1.0]
limit = 15
inside = 20

degree_days = 0
heating = []
for i, t in enumerate(outside, start=1):
    if t < limit:
        degree_days += inside - t
        heating.append(i)

print("heating days:", heating)
print("degree days: %.1f" % degree_days)

gas_m3 = 61.2
kwh = gas_m3 * 10.3
per_degree_day = kwh / degree_days
print(f"{kwh:.0f} kWh, {per_degree_day:.2f} kWh per degree day")

colder = [t - 1 for t in outside]
extra = sum(inside - t for t in colder if t < limit) - degree_days
print("one degree colder:", round(extra, 1), "more")
lower_inside = sum(inside - 1 - t for t in outside if t < limit)
saved = (degree_days - lower_inside) / degree_days
print(f"19 instead of 20 degrees saves {saved:.1%}")
longest = current = 0
for t in outside:
    current = current + 1 if t < limit else 0
    longest = max(longest, current)
print("longest cold spell", longest, "coldest", min(outside))

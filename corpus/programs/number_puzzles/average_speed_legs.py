legs = [(30, 60.0), (30, 90.0), (40, 120.0)]

km = 0
hours = 0
speeds = []
for distance, speed in legs:
    km += distance
    hours += distance / speed
    speeds.append(speed)

naive = sum(speeds) / len(speeds)
real = km / hours
print(f"mean of the speeds: {naive:.1f} km/h")
print(f"real mean speed:    {real:.1f} km/h")
print("difference", round(naive - real, 1))

minutes = int(hours * 60)
print("the trip took %d h %02d min" % divmod(minutes, 60))

# how fast for the last 20 km to arrive with 90 on average?
rest = 20
needed = (km + rest) / 90 - hours
if needed > 0:
    print("last leg at", round(rest / needed), "km/h")
else:
    print("impossible")
fractions = [round(d / s / hours, 2) for d, s in legs]
print(fractions, sum(fractions))
if sum(fractions) == 1.0:
    print("fractions add up")

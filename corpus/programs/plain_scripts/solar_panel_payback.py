cost = 7200
yearly_kwh = 4100
own_use = 0.35
price, feed_in = 0.34, 0.081
price_growth = 1.02
degradation = 0.995

saved = 0
year = 0
kwh = yearly_kwh
history = []
while saved < cost and year < 40:
    year += 1
    own = kwh * own_use
    gain = own * price + (kwh - own) * feed_in
    saved += gain
    history.append(gain)
    if year in (1, 5, 10):
        print(f"year {year:>2}: {kwh:.0f} kWh, gain {gain:.0f} €, total {saved:.0f} €")
    price *= price_growth
    kwh *= degradation

print("paid back in year", year)
print("first", round(history[0]), "last", round(history[-1]), "rising" if history[-1] > history[0] else "falling")

for share in (0.2, 0.5, 0.8):
    gain = yearly_kwh * (share * 0.34 + (1 - share) * feed_in)
    print(f"own use {share:.0%}: {cost / gain:.1f} years")
co2 = sum(yearly_kwh * degradation ** y for y in range(year)) * 0.38 / 1000
print(f"{co2:.1f} t CO2")

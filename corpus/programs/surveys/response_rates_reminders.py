from itertools import accumulate

sent = 250
returned_per_day = [12, 31, 18, 9, 4, 0, 2, 27, 15, 6, 1, 0]
reminder_days = {7}

total = list(accumulate(returned_per_day))
for day, (n, t) in enumerate(zip(returned_per_day, total)):
    mark = " <- reminder" if day in reminder_days else ""
    print(f"day {day:>2} {n:>3} {t:>4} {t / sent:>6.1%}{mark}")

half = next(d for d, t in enumerate(total) if t >= total[-1] / 2)
print("half of the answers by day", half)

before = sum(returned_per_day[:7])
after = sum(returned_per_day[7:])
print("before", before, "after", after, f"{after / (sent - before):.1%} of the reminded")

quiet = [d for d, n in enumerate(returned_per_day) if n == 0]
print("quiet days", quiet)
drops = [a / b for a, b in zip(returned_per_day[2:5], returned_per_day[1:4])]
factor = sum(drops) / len(drops)
forecast = returned_per_day[4]
extra = 0
while forecast >= 1:
    forecast *= factor
    extra += forecast
print(f"factor {factor:.2f}, without the reminder {extra:.1f} more")
cost = 0.95 * sent + 0.95 * (sent - before)
print(f"{cost / total[-1]:.2f} per answer")

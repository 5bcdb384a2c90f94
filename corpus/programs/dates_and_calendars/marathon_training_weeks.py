from datetime import date, timedelta

race = date(2024, 9, 29)
longest_so_far = 18

# count back from the race: taper, then up by 2 km a week, each 4th week easy
plan = []
week_start = race - timedelta(days=race.weekday())
km = 12
while len(plan) < 8:
    plan.insert(0, (week_start, km))
    week_start -= timedelta(weeks=1)
    n = len(plan)
    if n == 1:
        km = 22
    elif n == 2:
        km = 32
    elif n % 4 == 0:
        km = 20
    else:
        km = 32 - 2 * n

total = 0
for start, km in plan:
    total += km
    end = start + timedelta(days=6)
    note = "RACE" if start <= race <= end else "longer than ever" if km > longest_so_far else ""
    longest_so_far = max(longest_so_far, km)
    print(f"{start:%d.%m.}-{end:%d.%m.} {km:>3} km {note}")

print("sum of the long runs:", total)
first = plan[0][0]
print("begin on", first.strftime("%A"), "in", (first - date(2024, 7, 1)).days, "days")
jumps = [b - a for (_, a), (_, b) in zip(plan, plan[1:])]
print(jumps, max(jumps))

bins = {"paper": (2, 14), "bio": (0, 7), "rest": (4, 14), "glass": (2, 28)}

def day_name(n):
    names = "Mon Tue Wed Thu Fri Sat Sun".split()
    return names[n % 7]

def collected(day):
    """bins that are emptied on this day (day 0 is a Monday)"""
    return [b for b, (first, step) in bins.items() if (day - first) % step == 0]

print("fortnight plan")
busy = 0
for day in range(14):
    today = collected(day)
    if today:
        busy += 1
        print(f"{day:>3} {day_name(day)}: {', '.join(today)}")
print(busy, "days with bins")

holiday = 7
moved = collected(holiday)
print("holiday on", day_name(holiday), "moves", moved, "to", day_name(holiday + 1))

day = 0
while len(collected(day)) < 2:
    day += 1
print("first day with two bins:", day, collected(day))

hours = {
    "Mon": None,
    "Tue": (10, 18),
    "Wed": (10, 18),
    "Thu": (10, 21),
    "Fri": (10, 18),
    "Sat": (11, 17),
    "Sun": (11, 17),
}

# group equal days that follow each other
groups = []
for day, h in hours.items():
    if groups and groups[-1][1] == h:
        groups[-1][0].append(day)
    else:
        groups.append(([day], h))

for days, h in groups:
    label = days[0] if len(days) == 1 else f"{days[0]}-{days[-1]}"
    print(f"{label:<8}", "closed" if h is None else "%d:00 - %d:00" % h)

total = sum(h[1] - h[0] for h in hours.values() if h)
print(total, "hours a week")

questions = [("Thu", 20), ("Fri", 18), ("Mon", 12), ("Sun", 10.5)]
for day, t in questions:
    h = hours[day]
    if h is None:
        answer = "closed all day"
    elif h[0] <= t < h[1]:
        answer = f"open, {h[1] - t} h left"
    else:
        answer = "closed now"
    print(day, t, answer)
longest = max((d for d in hours if hours[d]), key=lambda d: hours[d][1] - hours[d][0])
print("longest:", longest)

from datetime import datetime

feedings = [
    "2024-01-28 08:15", "2024-01-29 09:00", "2024-01-31 20:30",
    "2024-02-01 07:45", "2024-02-03 22:10",
]

times = []
for f in feedings:
    times.append(datetime.fromisoformat(f))

hungry = 0
worst = None
for i in range(1, len(times)):
    hours = (times[i] - times[i - 1]).total_seconds() / 3600
    state = "fine"
    if hours > 48:
        state = "nearly dead"
        hungry += 1
    elif hours > 24:
        state = "hungry"
        hungry += 1
    print(times[i].strftime("%d %b %H:%M"), "%5.1f h" % hours, state)
    if worst is None or hours > worst[0]:
        worst = (hours, times[i - 1])

print(hungry, "times hungry, worst after", worst[1].date())
flour = 50
for i in range(len(times)):
    flour = flour * 2
    if flour > 300:
        print("took", flour - 100, "g for baking")
        flour = 100
print("now", flour, "g")
morning = sum(1 for t in times if t.hour < 12)
print(f"{morning} in the morning, {len(times) - morning} later")
months = {t.strftime("%B") for t in times}
print(sorted(months), max(times) - min(times))

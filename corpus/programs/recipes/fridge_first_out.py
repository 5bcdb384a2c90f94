import heapq
from datetime import date, timedelta

today = date(2024, 10, 7)
fridge = []

def put(name, days):
    heapq.heappush(fridge, (today + timedelta(days=days), name))

for name, days in [("yogurt", 9), ("ham", 2), ("salad", 1), ("eggs", 14), ("fish", 0)]:
    put(name, days)

thrown = []
eaten = []
while fridge:
    best_before, name = heapq.heappop(fridge)
    if best_before < today:
        thrown.append(name)
        print(today, "throw", name)
        continue
    eaten.append(name)
    print(today, "eat", name)
    today += timedelta(days=2)
    if today.day == 11:
        put("leftovers", 1)

print("eaten", eaten)
print("thrown", thrown, f"{len(thrown) / (len(thrown) + len(eaten)):.0%}")
print("last day", today.strftime("%A"))

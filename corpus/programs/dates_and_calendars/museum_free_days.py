import datetime

# free on the first Sunday, closed on Mondays unless it is a holiday
holidays = ["2024-05-20", "2024-06-03"]
closed_for_works = ("2024-05-27", "2024-06-02")

def status(text):
    d = datetime.date.fromisoformat(text)
    if closed_for_works[0] <= text <= closed_for_works[1]:
        return "works"
    if d.weekday() == 0 and text not in holidays:
        return "closed"
    if d.weekday() == 6 and d.day <= 7:
        return "free"
    return "open"

days = ["2024-05-05", "2024-05-06", "2024-05-12", "2024-05-20", "2024-06-02", "2024-06-03", "2024-07-07"]
count = {}
for day in days:
    s = status(day)
    count[s] = count.get(s, 0) + 1
    print(day, s)
print(count)

price = 12
def cost(day, adults, children):
    s = status(day)
    if s == "free":
        return 0
    if s != "open":
        return None
    return adults * price + max(0, children - adults) * price / 2

for day in days[2:5]:
    print(day, cost(day, 2, 3))
start = datetime.date(2024, 5, 24)
week = [(start + datetime.timedelta(days=i)).isoformat() for i in range(12)]
print("".join(status(w)[0] for w in week))
nxt = next(w for w in week if cost(w, 1, 0))
print(nxt, [w[-2:] for w in week if status(w) == "works"])

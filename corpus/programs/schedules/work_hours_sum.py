sheet = [
    "Mo 08:05 16:35 30",
    "Di 07:55 15:40 30",
    "Mi 08:30 12:30 0",
    "Do 09:10 18:02 45",
    "Fr frei",
]
target = 7 * 60 + 42
balance = 0
worked_days = 0

for row in sheet:
    parts = row.split()
    if len(parts) < 4:
        print(parts[0], "day off")
        continue
    day, come, go, pause = parts
    h1, m1 = come.split(":")
    h2, m2 = go.split(":")
    minutes = (int(h2) - int(h1)) * 60 + int(m2) - int(m1) - int(pause)
    diff = minutes - target
    balance += diff
    worked_days += 1
    sign = "+" if diff >= 0 else "-"
    print(f"{day} {minutes // 60}:{minutes % 60:02} {sign}{abs(diff) // 60}:{abs(diff) % 60:02}")

print("balance", balance, "min over", worked_days, "days")
print("balance in hours: %d:%02d" % (balance // 60, balance % 60))

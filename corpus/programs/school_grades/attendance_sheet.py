# P present, A absent, L late, E excused
sheet = {
    "Mia": "PPPLPAPPPP",
    "Noah": "PAAEPPPLLP",
    "Olga": "PPPPPPPPPP",
    "Pit": "AEEAAPLAPP",
}

print("name   rate  late  streak")
for name in sheet:
    days = sheet[name]
    counted = 0
    there = 0
    for d in days:
        if d == "E":
            continue
        counted = counted + 1
        if d == "P" or d == "L":
            there = there + 1
    streak = max(len(part) for part in days.replace("L", "P").replace("E", "A").split("A"))
    print("%-6s %4.0f%% %4d %6d" % (name, there / counted * 100, days.count("L"), streak))

worst_day = None
most = -1
for i in range(10):
    missing = 0
    for name in sheet:
        if sheet[name][i] in "AE":
            missing += 1
    if missing > most:
        most = missing
        worst_day = i + 1
print("worst day:", worst_day, "with", most, "missing")
perfect = [n for n, d in sheet.items() if set(d) == {"P"}]
print("always there:", perfect)

tasks = [
    {"name": "slides", "from": 1, "to": 4, "by": "Eva"},
    {"name": "demo", "from": 3, "to": 6, "by": "Jon"},
    {"name": "budget", "from": 5, "to": 5, "by": "Eva"},
    {"name": "travel", "from": 4, "to": 8, "by": "Eva"},
]

def busy(person):
    days = {}
    for t in tasks:
        if t["by"] != person:
            continue
        for d in range(t["from"], t["to"] + 1):
            days.setdefault(d, []).append(t["name"])
    return days

for person in sorted({t["by"] for t in tasks}):
    days = busy(person)
    double = {d: names for d, names in days.items() if len(names) > 1}
    print(person, len(days), "days busy")
    for d in sorted(double):
        print("   day", d, "both", " and ".join(double[d]))

free_jon = set(range(1, 9)) - busy("Jon").keys()
moved = [t for t in tasks if t["by"] == "Eva" and set(range(t["from"], t["to"] + 1)) <= free_jon]
print("Jon could take", [t["name"] for t in moved] or "none")
tasks[2]["by"] = "Jon"
print(busy("Jon"))
chart = {t["name"]: " " * (t["from"] - 1) + "#" * (t["to"] - t["from"] + 1) for t in tasks}
for name in chart:
    print(f"{name:<7}|{chart[name]:<8}|")

stalls = {"cheese": 300, "fish": 250, "flowers": 180}
events = "rain;sale cheese;tourists 40;sale fish;rain;thief flowers;tourists 15".split(";")

visitors = 60
mood = 1.0
log = []
on_sale = set()
for event in events:
    word, *rest = event.split()
    if word == "rain":
        mood *= 0.7
        visitors = int(visitors * 0.8)
    elif word == "sale":
        on_sale.add(rest[0])
        mood += 0.2
    elif word == "tourists":
        visitors += int(rest[0])
    elif word == "thief":
        stalls[rest[0]] -= 50
    else:
        print("unknown", event)
        continue
    income = {}
    for stall in stalls:
        factor = 0.9 if stall in on_sale else 0.5
        income[stall] = round(visitors * mood * factor)
        stalls[stall] += income[stall]
    log.append(sum(income.values()))
    print(f"{event:<14} {visitors:>3} visitors, mood {mood:.2f}, {income}")

print(log, max(log), events[log.index(max(log))])
print(sorted(stalls.items(), key=lambda s: -s[1])[0])

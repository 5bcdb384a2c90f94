RATE = 0.0035
streams = {"Ghost Train": 120_000, "Paper Moon": 8_450, "Sólo tú": 310, "Interlude": 0}
splits = {
    "Ghost Train": {"writer": 50, "singer": 30, "label": 20},
    "Paper Moon": {"writer": 40, "singer": 40, "label": 30},
    "Sólo tú": {"singer": 100},
}

paid = {}
problems = []
for song, count in streams.items():
    money = count * RATE
    if song not in splits:
        problems.append(f"{song}: no split")
        continue
    total_percent = sum(splits[song].values())
    if total_percent != 100:
        problems.append(f"{song}: {total_percent} %")
    for who, percent in splits[song].items():
        paid[who] = paid.get(who, 0) + money * percent / 100

for who, money in sorted(paid.items(), key=lambda p: p[1], reverse=True):
    print(f"{who:<8}{money:>10.2f}")
income = sum(streams.values()) * RATE
print(f"income {income:.2f}, paid {sum(paid.values()):.2f}, difference {income - sum(paid.values()):+.2f}")
print("problems:", "; ".join(problems))
need = next(n for n in range(0, 10 ** 7, 1000) if n * RATE >= 1000)
print("streams for 1000:", format(need, ","))

# Fair shares with a remainder: the oldest get one more.
gold = 47
knights = [("Gawain", 31), ("Kay", 45), ("Percival", 19), ("Bors", 45)]
share, rest = divmod(gold, len(knights))
knights.sort(key=lambda k: (-k[1], k[0]))
purse = dict.fromkeys((name for name, _ in knights), share)
for name, _ in knights[:rest]:
    purse[name] += 1
print(purse, sum(purse.values()) == gold)
(oldest, age), *others, (youngest, _) = knights
print(oldest, age, youngest, [n[:2] for n, _ in others])
purse[youngest], purse[oldest] = purse[oldest], purse[youngest]
for name in sorted(purse, key=purse.get):
    print(name.rjust(9), purse[name])
poor = min(purse, key=purse.get)
while purse[poor] < 13:
    purse[poor] += 1
    gold -= 1
print(poor, gold)

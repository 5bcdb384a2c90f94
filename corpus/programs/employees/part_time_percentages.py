full = 39.0
contracts = [("Ines", 39), ("Jörg", 19.5), ("Käthe", 30), ("Lou", "26")]

fte = 0
for name, hours in contracts:
    share = float(hours) / full
    fte += share
    print("{0:<6} {1:>5} h = {2:.1%}".format(name, hours, share))
print("full-time equivalents:", round(fte, 2))

days = {}
for name, hours in contracts:
    vacation = 30 * float(hours) / full
    whole, part = divmod(vacation, 1)
    days[name] = int(whole) + (0.5 if part >= 0.5 else 0)
print(days)

names = [c[0] for c in contracts]
hours = [c[1] for c in contracts]
print("most hours:", names[hours.index(max(hours[:3]))])
print(sorted(names, key=len), sorted(names, key=lambda n: n[::-1]))
print("total hours:", sum(hours))

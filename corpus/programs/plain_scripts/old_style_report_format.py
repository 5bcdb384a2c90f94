rows = [("Widget", 4, 3.5), ("Größe XL shirt", 12, 14.999), ("Bolt", 1500, 0.02)]

print("%-16s|%6s|%9s" % ("Item", "Qty", "Total"))
print("-" * 16 + "+" + "-" * 6 + "+" + "-" * 9)
total = 0
for name, qty, price in rows:
    amount = qty * price
    total = total + amount
    print("%-16s|%6d|%9.2f" % (name, qty, amount))
print("%-16s|%6s|%9.2f" % ("Sum", "", total))

print("%d%% of %s, %5.1e, %x, %o, %+d" % (50, "all", total, 255, 8, 3))
print("{0:>10}{1:^10}{0:<10}|".format("ab", "mid"))
print("{:08.3f} {:,} {:.0%} {!r}".format(3.14159, 1234567, 0.256, "x"))
print("{name}: {value[0]} / {value[1]}".format(name="pair", value=(1, 2)))
data = {"who": "Ann", "n": 3}
print("%(who)s has %(n)03d points" % data)
print("{who} has {n} points".format(**data), "{:>{w}}".format("right", w=8))

line = "".join(["=", "-"][i % 2] for i in range(12))
print(line, len(line))
cheap = [name for name, qty, price in rows if price < 5]
print("cheap: " + ", ".join(cheap))
print("longest name: %s (%d)" % max((n, len(n)) for n, _, _ in rows))

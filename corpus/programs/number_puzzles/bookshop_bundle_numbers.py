prices = {"atlas": 24, "novel": 12, "comic": 9}
money = 60

bundles = []
for a in range(money // prices["atlas"] + 1):
    for n in range(money // prices["novel"] + 1):
        rest = money - a * prices["atlas"] - n * prices["novel"]
        if rest < 0:
            break
        c, left = divmod(rest, prices["comic"])
        if left == 0:
            bundles.append((a, n, c))

for a, n, c in bundles:
    print(f"{a} atlases, {n} novels, {c} comics: {a + n + c} books")
most = max(bundles, key=sum)
print("most books:", most)
mixed = [b for b in bundles if all(b)]
print("of every kind:", mixed or "impossible")

money += 3
exact = [m for m in range(50, money) if any((m - 12 * n) % 9 == 0 for n in range(m // 12 + 1))]
print("novels and comics only:", exact)
thirds = {m: m % 3 for m in (money, money - 1, 60)}
print(thirds, all(m % 3 == 0 for m in exact))

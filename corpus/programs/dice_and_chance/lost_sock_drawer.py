from fractions import Fraction

drawer = {"black": 6, "grey": 4, "striped": 2}
total = sum(drawer.values())

pair = Fraction(0)
for color, n in drawer.items():
    p = Fraction(n, total) * Fraction(n - 1, total - 1)
    pair += p
    print(f"two {color}: {p} = {float(p):.3f}")
print("a pair:", pair, "no pair:", 1 - pair)

draws = 1
no_pair = Fraction(1)
while draws <= len(drawer):
    print(f"{draws} socks surely a pair: {'no' if draws <= len(drawer) else 'yes'}")
    draws += 1
print("needed for sure:", draws)

lost = ["black", "striped", "black"]
for color in lost:
    drawer[color] -= 1
singles = [c for c, n in drawer.items() if n % 2]
print(drawer, "single:", singles)
pairs = sum(n // 2 for n in drawer.values())
print("pairs left:", pairs, "days until the washing:", pairs)

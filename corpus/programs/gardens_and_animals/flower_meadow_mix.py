from fractions import Fraction

mix = {"poppy": Fraction(1, 4), "cornflower": Fraction(1, 3), "daisy": Fraction(1, 6)}
mix["grass"] = 1 - sum(mix.values())


def portions(total_grams):
    return {name: share * total_grams for name, share in mix.items()}


def rounded(parts):
    whole = {n: int(p) for n, p in parts.items()}
    rest = sum(parts.values()) - sum(whole.values())
    for n in sorted(parts, key=lambda n: parts[n] - whole[n], reverse=True)[:int(rest)]:
        whole[n] += 1
    return whole


print({n: str(s) for n, s in mix.items()})
exact = portions(50)
print({n: str(p) for n, p in exact.items()})
print(rounded(exact), sum(rounded(exact).values()))

area = 12
per_m2 = Fraction(5, 2)
need = area * per_m2
print("need", need, "g =", rounded(portions(need)))
stronger = {n: s * (2 if n == "poppy" else 1) for n, s in mix.items()}
norm = sum(stronger.values())
print("stronger:", {n: str(s / norm) for n, s in stronger.items()}, norm)
print(max(mix, key=mix.get), mix["grass"] == mix["poppy"])

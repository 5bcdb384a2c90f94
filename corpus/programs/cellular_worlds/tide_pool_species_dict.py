pool = {"crab": 4, "snail": 12, "anemone": 3, "shrimp": 9}
eats = {"crab": ["snail", "shrimp"], "anemone": ["shrimp"], "snail": [], "shrimp": []}
rate = {"crab": 1, "anemone": 2}
births = {"snail": 0.25, "shrimp": 0.5}

for tide in range(1, 5):
    for hunter, prey_list in eats.items():
        hunger = pool.get(hunter, 0) * rate.get(hunter, 0)
        for prey in prey_list:
            eaten = min(pool[prey], hunger // len(prey_list))
            pool[prey] -= eaten
    for kind, r in births.items():
        pool[kind] += int(pool[kind] * r)
    for kind in [k for k, n in pool.items() if n == 0]:
        print(kind, "died out")
    print("tide", tide, pool)

total = sum(pool.values())
for kind, n in sorted(pool.items(), key=lambda kv: -kv[1]):
    print(f"{kind:8}{n:3} {n / total:6.1%}")
variety = sum(n > 0 for n in pool.values())
print("variety", variety)

ingredients = {"banana": 3, "spinach": -1, "mango": 4, "beetroot": -2, "ginger": 1}
cost = {"banana": 25, "spinach": 40, "mango": 120, "beetroot": 30, "ginger": 15}

def rate(mix):
    taste = sum(ingredients[i] for i in mix)
    if "ginger" in mix and "mango" in mix:
        taste += 2
    if len(mix) > 3:
        taste -= 1
    return taste

def price(mix):
    return sum(cost[i] for i in mix)

mixes = [
    ["banana", "spinach"],
    ["mango", "ginger", "banana"],
    ["beetroot", "mango", "ginger", "spinach"],
    [],
]
best = mixes[0]
for mix in mixes:
    r, p = rate(mix), price(mix)
    value = r / p if p else 0
    print(f"{'+'.join(mix) or 'water':<32}{r:>3}{p:>5}  {value:.3f}")
    if rate(mix) >= rate(best):
        best = mix
print("best:", ", ".join(best))

without = [m for m in ingredients if ingredients[m] < 0]
for mix in mixes:
    for bad in without:
        if bad in mix: mix.remove(bad)
print(mixes, [rate(m) for m in mixes])

donations = """Ahrens,120,yes
Böhm,35,no
Ahrens,80,yes
Celik,500,yes
Böhm,15,no"""

totals = {}
receipt = {}
for line in donations.splitlines():
    name, amount, wants = line.split(",")
    totals[name] = totals.get(name, 0) + int(amount)
    receipt[name] = wants == "yes"

thanks = {500: "Dearest", 100: "Dear", 0: "Hello"}


def greeting(amount):
    for limit in sorted(thanks):
        if amount >= limit:
            word = thanks[limit]
            break
    return word


for name, amount in sorted(totals.items(), key=lambda t: t[1]):
    text = f"{greeting(amount)} {name}, thank you for {amount} EUR"
    if receipt[name]:
        text += " (receipt enclosed)"
    print(text)

goal = 1000
collected = sum(totals.values())
print("collected", collected, "missing", goal - collected)
blocks = collected * 20 // goal
print("[" + "#" * blocks + " " * (20 - blocks) + "]")
average = collected / len(totals)
print("average %.2f, median %d" % (average, sorted(totals.values())[len(totals) // 2]))
print([n for n, a in totals.items() if a > average])

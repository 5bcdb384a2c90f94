lists = {
    "Tom": "10 sausages, 2 baguette, 1 mustard",
    "Lea": "6 sausages,1 ketchup , 3 baguettes",
    "Sami": "4 halloumi, 1 Mustard",
}

total = {}
who_wants = {}
for person, text in lists.items():
    for part in text.split(","):
        n, name = part.split()
        name = name.lower().rstrip("s")
        total[name] = total.get(name, 0) + int(n)
        who_wants.setdefault(name, []).append(person)

for name in sorted(total):
    n = total[name]
    print(f"{n:>3} {name}{'s' if n > 1 else ''}  ({', '.join(who_wants[name])})")

cupboard = ["mustard", "charcoal"]
for thing in cupboard:
    if thing in total:
        total[thing] -= 1
        if not total[thing]:
            del total[thing]
    else:
        print("also there:", thing)

prices = {"sausage": 0.9, "baguette": 1.4, "halloumi": 2.8}
cost = sum(prices.get(name, 2) * n for name, n in total.items())
print(f"{cost:.2f} €, each {cost / len(lists):.2f}")
unpriced = [n for n in total if n not in prices]
print("guessed:", unpriced)

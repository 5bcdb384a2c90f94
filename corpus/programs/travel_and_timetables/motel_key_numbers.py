keys = [101, 102, 103, 201, 202]
guests = ["Long", "Short", "Weiß"]
taken = {}

for i in range(len(guests)):
    taken[keys[i]] = guests[i]
print(taken)

late = "Brown"
for k in keys:
    if k not in taken:
        taken[k] = late
        break
print(late, "gets", k)

upstairs = {k: g for k, g in taken.items() if k // 100 == 2}
print("upstairs:", upstairs, "free:", [k for k in keys if k not in taken])
nights = {"Long": 7, "Short": 1, "Weiß": 2, "Brown": 3}
price = 48
bill = {g: n * price - (n // 7) * price for g, n in nights.items()}
for g, b in bill.items():
    print("%-6s %2d nights %4d" % (g, nights[g], b))
print("income", sum(bill.values()), "per night", round(sum(bill.values()) / sum(nights.values()), 2))

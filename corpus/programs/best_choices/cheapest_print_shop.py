shops = {
    "CopyKing": [(1, 0.12), (50, 0.09), (200, 0.06)],
    "Paperplane": [(1, 0.10), (100, 0.08)],
    "Unidruck": [(1, 0.15), (20, 0.07)],
}
jobs = {"poster text": 8, "thesis": 120, "flyers": 400, "test": 20}

def unit_price(steps, n):
    price = None
    for minimum, p in steps:
        if n >= minimum:
            price = p
    return price

total = 0.0
chosen = {}
for job, n in jobs.items():
    offers = {}
    for shop, steps in shops.items():
        offers[shop] = round(n * unit_price(steps, n), 2)
    best = min(offers, key=offers.get)
    chosen[job] = best
    total += offers[best]
    print(f"{job:<12}{n:>4}  {best:<11}{offers[best]:>6.2f}")

print("total", round(total, 2))
all_pages = sum(jobs.values())
together = {s: round(all_pages * unit_price(st, all_pages), 2) for s, st in shops.items()}
print("all in one shop:", together)
winner = min(together, key=together.get)
print(winner if together[winner] < total else "separately", abs(round(together[winner] - total, 2)))
print("shops used:", sorted(set(chosen.values())))

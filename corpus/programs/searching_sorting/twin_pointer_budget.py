def best_pair(gifts, budget):
    """The two gifts that together come nearest to the budget without exceeding it."""
    ordered = sorted(gifts.items(), key=lambda item: item[1])
    i, j = 0, len(ordered) - 1
    best, spent = None, 0
    while i < j:
        total = ordered[i][1] + ordered[j][1]
        if total > budget:
            j -= 1
        else:
            if total > spent:
                best, spent = (ordered[i][0], ordered[j][0]), total
            i += 1
    return best, round(spent, 2)


gifts = {"mug": 8.5, "scarf": 19.0, "book": 12.99, "plant": 15.25, "soap": 4.0}
for budget in (10, 25, 40.0):
    pair, spent = best_pair(gifts, budget)
    if pair is None:
        print(budget, "too little")
    else:
        print(f"{budget}: {pair[0]} and {pair[1]}, left {budget - spent:.2f}")

gifts.pop("soap")
pair, spent = best_pair(gifts, 21.5)
print(pair, spent)
print(best_pair({}, 10), best_pair({"one": 1}, 10))

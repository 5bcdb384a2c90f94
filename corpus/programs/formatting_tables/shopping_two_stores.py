aldi = {"milk": 0.99, "rice": 1.79, "apples": 2.49, "coffee": 5.49}
bio = {"milk": 1.55, "rice": 3.20, "apples": 2.20, "tofu": 2.80}
wanted = [("milk", 6), ("apples", 2), ("tofu", 1), ("saffron", 1)]

print("item       n     Aldi      Bio   best")
sum_a = sum_b = best_sum = 0
nowhere = []
for item, n in wanted:
    a = aldi.get(item)
    b = bio.get(item)
    if a is None and b is None:
        nowhere.append(item)
        continue
    text_a = "%8.2f" % (a * n) if a else "       -"
    text_b = "%8.2f" % (b * n) if b else "       -"
    if b is None or (a is not None and a < b):
        best = "A"
        best_sum += a * n
    else:
        best = "B"
        best_sum += b * n
    sum_a += (a or 0) * n
    sum_b += (b or 0) * n
    print("%-10s %d %s %s   %s" % (item, n, text_a, text_b, best))

print("%-12s %8.2f %8.2f   %.2f" % ("sum", sum_a, sum_b, best_sum))
print("not found:", nowhere)
both = sorted(aldi.keys() & bio.keys())
cheaper = [i for i in both if bio[i] < aldi[i]]
print(both, cheaper)
print("mean difference: %+.3f" % (sum(bio[i] - aldi[i] for i in both) / len(both)))

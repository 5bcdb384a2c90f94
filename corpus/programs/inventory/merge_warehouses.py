from collections import Counter

north = Counter(apple=30, pear=12, plum=5)
south = Counter({"apple": 8, "plum": 20, "fig": 3})

both = north + south
print(both.most_common(2))

sold = ["apple"] * 4 + ["fig"] * 5 + ["pear"]
both.subtract(sold)
print(sorted(both.items()))

negative = {k: v for k, v in both.items() if v < 0}
for fruit, n in negative.items():
    print("owed:", -n, fruit)

positive = +both
print(sum(positive.values()), "pieces left")

common = north & south
print("in both:", dict(common))

difference = north - south
print("more in the north:", dict(difference))

share = {}
for fruit in sorted(positive):
    share[fruit] = round(100 * positive[fruit] / sum(positive.values()), 1)
print(share)

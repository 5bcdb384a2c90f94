from collections import Counter
from functools import reduce

shelf_a = Counter(pen=12, pencil=30, eraser=4)
shelf_b = Counter({"pen": 8, "marker": 15})
shelf_c = Counter(["ruler", "pen", "ruler", "eraser"])

total = reduce(lambda a, b: a + b, [shelf_a, shelf_b, shelf_c])
print(total.most_common())

sold = Counter(pen=20, ruler=3, marker=1)
left = total - sold
print("left:", dict(left))
short = sold - total
print("short:", dict(short))

total.subtract(sold)
print(sorted(total.items()))
print("negative:", [k for k, v in total.items() if v < 0])
print("common:", sorted((shelf_a & shelf_b).elements()))
print(sum(total.values()), max(total, key=total.get))

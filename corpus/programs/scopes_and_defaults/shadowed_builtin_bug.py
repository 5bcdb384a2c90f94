# Somebody named a variable after a builtin.
def average(list):
    total = 0
    for x in list:
        total += x
    return total / len(list)


print(average([2, 4, 9]))

max = 0
for n in [3, 8, 5]:
    if n > max:
        max = n
print("largest", max)

try:
    print(max([1, 2]))
except TypeError as e:
    print("TypeError:", e)
del max                 # the builtin is visible again
print(max([1, 2]))


def summary(values):
    sum = 0
    for v in values:
        sum += v
    str = f"{sum} of {len(values)}"
    return str


print(summary([1, 2]), sum([1, 2]), str(5))
id = input = "a name"
print(id, list("ok"))

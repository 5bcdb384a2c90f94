expected = {"B-100": 40, "B-101": 12, "B-102": 0, "C-200": 7, "C-201": 55}
counted = {"B-100": 38, "B-101": 12, "C-200": 9, "C-201": 55, "C-999": 1}

missing = sorted(expected.keys() - counted.keys())
surprise = sorted(counted.keys() - expected.keys())
print("not counted:", missing)
print("not in books:", surprise)

differences = {}
for sku in expected.keys() & counted.keys():
    diff = counted[sku] - expected[sku]
    if diff:
        differences[sku] = diff

for sku, diff in sorted(differences.items(), key=lambda x: (abs(x[1]), x[0])):
    word = "missing" if diff < 0 else "extra"
    print("%s: %d %s" % (sku, abs(diff), word))

accuracy = 1 - sum(abs(d) for d in differences.values()) / sum(expected.values())
print(f"accuracy {accuracy:.2%}")

expected.update(counted)
print(len(expected), sum(expected.values()))

receipt = """
  2 x Milk      1.19
  Bread         2.50
  10 x Egg      0.25
  -- coupon     -1.00
  Bag           0.10 *
"""
total = 0
items = 0
for line in receipt.strip().splitlines():
    line, star, _ = line.partition("*")
    words = line.split()
    price = round(float(words.pop()) * 100)
    n = 1
    if len(words) > 2 and words[1] == "x":
        n = int(words[0])
        words = words[2:]
    total += n * price
    if words[0] != "--":
        items += n
    print(f"{' '.join(words):12}{n:3}{n * price:6}{star}")
print(items, "items,", divmod(total, 100))

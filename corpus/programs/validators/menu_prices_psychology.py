import re

menu = """
Soup of the day .... 6,90
Schnitzel .......... 18,-
Käsespätzle ........ 13.50
Salad (small) ...... 7,9
Wine 0,2l .......... 5,40 €
Dessert
"""

line_pattern = re.compile(r"^(?P<dish>.+?)\s*\.{2,}\s*(?P<price>[\d.,\-]+)\s*(?P<rest>.*)$")
items, complaints = {}, []

for number, line in enumerate(menu.strip().split("\n"), 1):
    m = line_pattern.match(line)
    if not m:
        complaints.append(f"{number}: no price for {line}")
        continue
    price = m["price"]
    if "." in price:
        complaints.append(f"{number}: point in {price}")
    if m["rest"]:
        complaints.append(f"{number}: {m['rest']!r} after the price")
    text = price.replace(",-", ".00").replace(",", ".")
    if len(text.split(".")[1]) != 2:
        complaints.append(f"{number}: write {float(text):.2f}")
    items[m["dish"]] = float(text)

print(items)
print(*complaints, sep="\n")
odd = [d for d, p in items.items() if round(p * 100) % 100 == 90]
print("ending in 90:", odd)
print(f"{sum(items.values()) / len(items):.2f} on average, {len(complaints)} complaints")

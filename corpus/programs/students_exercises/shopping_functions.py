def add_tax(price, rate):
    return price + price * rate

def discount(price, percent):
    return price - price * percent / 100

def total_price(items, rate=0.19, percent=0):
    total = 0
    for name, price in items:
        price = add_tax(price, rate)
        price = discount(price, percent)
        total = total + price
        return total

items = [("pen", 2.0), ("book", 15.0), ("bag", 40.0)]

print("pen with tax:", round(add_tax(2.0, 0.19), 2))
print("bag on sale:", discount(40.0, 25))
print("all:", round(total_price(items), 2))
print("all for members:", round(total_price(items, percent=10), 2))

check = 0
for name, price in items:
    check += price
print("without tax:", check)
print("nothing:", total_price([]))

prices = {"bread": "2.40", "milk": "1,19", "eggs": "3.10", "ham": ""}

def to_number(text):
    try:
        return float(text)
    except:
        return 0

def total(basket):
    t = 0
    for item, n in basket:
        t += to_number(prices[item]) * n
    return t

basket = [("bread", 1), ("milk", 4), ("eggs", 2)]
print("to pay:", round(total(basket), 2))

for item in prices:
    value = to_number(prices[item])
    print(item.ljust(6), value, "" if value else "???")

free = [item for item in prices if to_number(prices[item]) == 0]
print("free today:", free)
basket.append(("ham", 3))
print("with ham:", round(total(basket), 2))
print("average", round(total(basket) / len(basket), 2))

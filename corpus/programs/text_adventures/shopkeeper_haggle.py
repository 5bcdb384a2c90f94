class Shop:
    def __init__(self, stock):
        self.stock = stock
        self.patience = 3

    def offer(self, item, amount):
        price = self.stock[item]
        if amount >= price:
            del self.stock[item]
            return "sold", amount
        if amount < price * 0.6:
            self.patience -= 1
            if self.patience == 0:
                return "thrown out", None
            return "insulted", price
        middle = (price + amount) / 2
        self.stock[item] = round(middle)
        return "counter", self.stock[item]


def haggle(shop, item, offers):
    for amount in offers:
        try:
            answer, price = shop.offer(item, amount)
        except KeyError as e:
            print("  no such thing:", e)
            break
        print(f"  {amount} for the {item}? {answer} {price if price else ''}".rstrip())
        if answer in ("sold", "thrown out"):
            return price
    return None


def main():
    shop = Shop({"amulet": 80, "torch": 4, "boots": 35})
    purse = 110
    for item, offers in {"amulet": [50, 60, 70], "torch": [1, 4], "harp": [9], "boots": (10, 5, 30)}.items():
        paid = haggle(shop, item, offers)
        purse -= paid or 0
        print(item, "->", paid, "purse", purse)
    print("left in the shop:", shop.stock, "patience", shop.patience)


main()

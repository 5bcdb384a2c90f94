def delivery_fee(total):
    if total < 15:
        return None
    elif total < 30:
        return 4.99
    elif total < 50:
        return 2.99
    return 0


def what_if(total, products):
    """Which product makes the order cheaper than it is now?"""
    now = total + delivery_fee(total)
    tips = []
    for name, price in products.items():
        after = total + price + delivery_fee(total + price)
        if after <= now + 1:
            tips.append((round(after - now, 2), name))
    return sorted(tips)


extras = {"lemon": 0.6, "olives": 2.9, "crackers": 1.8}
for total in (28.5, 47.5, 50, 14.2):
    print("order", total, "fee", delivery_fee(total))
    print("  tips:", what_if(total, extras))

def auction(title, bids, reserve=50):
    highest, bidder = reserve, None
    for name, amount in bids:
        if amount <= highest:
            print(f"  {name}'s {amount} is too low")
            continue
        highest, bidder = amount, name
    return {"title": title, "price": highest, "to": bidder}


def main():
    cash = {"Rosa": 300, "Sam": 220, "Tim": 410}
    rounds = [
        ("Railway", [("Rosa", 60), ("Sam", 80), ("Tim", 75), ("Rosa", 120)]),
        ("Water works", [("Tim", 50)]),
        ("Park Lane", [("Sam", 150), ("Tim", 260), ("Rosa", 200)]),
    ]
    sold = []
    for title, bids in rounds:
        print(title)
        deal = auction(title, bids)
        cash[deal["to"]] -= deal["price"]
        sold.append(deal)
    for deal in sold:
        print("{title}: {to} pays {price}".format(**deal))
    print(cash)


if __name__ == "__main__":
    main()

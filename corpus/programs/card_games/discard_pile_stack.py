def draw(stock, pile):
    if not stock:
        top = pile.pop()
        stock = pile
        stock.reverse()
        pile = [top]
        print("  (turned over)")
    return stock.pop()


stock = ["K", "4"]
pile = ["2", "9", "J"]
hand = []

for turn in range(4):
    card = draw(stock, pile)
    hand.append(card)
    print("turn", turn, "drew", card, "stock", stock, "pile", pile)

print("hand", hand)
print("all cards:", len(stock) + len(pile) + len(hand))

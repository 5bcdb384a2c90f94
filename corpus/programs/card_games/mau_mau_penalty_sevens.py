from itertools import cycle

pile = ["♠9"]
hands = {"Opa": ["♠7", "♦K", "♦7"], "Enkel": ["♥7", "♣A", "♥B"]}
stock = ["♣8", "♦9", "♠D", "♥9", "♣10", "♦A"]
pending = 0


def fits(card, top):
    return card[0] == top[0] or card[1:] == top[1:]


def turn(name):
    global pending
    hand = hands[name]
    top = pile[-1]
    if pending:
        sevens = [c for c in hand if c[1:] == "7"]
        if not sevens:
            drawn = [stock.pop() for _ in range(pending)]
            hand.extend(drawn)
            pending = 0
            return "draws " + " ".join(drawn)
        choice = sevens[0]
    else:
        choice = next((c for c in hand if fits(c, top)), None)
    if choice is None:
        hand.append(stock.pop())
        return "takes one"
    hand.remove(choice)
    pile.append(choice)
    if choice[1:] == "7":
        pending += 2
    return "plays " + choice


for n, name in enumerate(cycle(hands)):
    print(f"{name:6}", turn(name))
    if not hands[name] or n == 6:
        break
print(hands)
print("pending", pending, "top", pile[-1])

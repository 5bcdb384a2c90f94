class IllegalMove(Exception):
    pass


COLOR = {"♠": "black", "♣": "black", "♥": "red", "♦": "red"}


def value(card):
    return "A23456789TJQK".index(card[0])


class Stack:
    def __init__(self, *cards):
        self.cards = list(cards)

    def put(self, card):
        if not self.cards:
            if card[0] != "K":
                raise IllegalMove(f"{card} on an empty stack")
        else:
            top = self.cards[-1]
            if COLOR[top[1]] == COLOR[card[1]]:
                raise IllegalMove(f"{card} on {top}: same colour")
            if value(card) != value(top) - 1:
                raise IllegalMove(f"{card} on {top}: wrong rank")
        self.cards.append(card)

    def take(self):
        return self.cards.pop()


def move(stacks, src, dst):
    card = stacks[src].take()
    stacks[dst].put(card)


stacks = [Stack("9♠", "8♥"), Stack("9♣"), Stack(), Stack("K♦", "Q♠", "J♥")]
for src, dst in [(0, 1), (0, 3), (0, 2), (3, 2), (1, 2)]:
    try:
        move(stacks, src, dst)
    except IllegalMove as e:
        print("no:", e)
    except IndexError:
        print("nothing on stack", src)
for s in stacks:
    print(s.cards)
print("cards:", sum(len(s.cards) for s in stacks))

class Card:
    def __init__(self, face):
        self.face = face
        self.open = False

    def __str__(self):
        return self.face if self.open else "#"


class Memory:
    def __init__(self, faces):
        self.cards = [Card(f) for f in faces]
        self.found = {}

    def turn(self, player, i, j):
        a, b = self.cards[i], self.cards[j]
        if a.open or b.open or a is b:
            raise ValueError("choose two closed cards")
        a.open = b.open = True
        view = str(self)
        if a.face == b.face:
            self.found.setdefault(player, []).append(a.face)
            return view, True
        a.open = b.open = False
        return view, False

    def __str__(self):
        return "".join(map(str, self.cards))


game = Memory("ABCACB")
players = ["Ann", "Bob"]
who = 0
for i, j in [(0, 1), (1, 5), (0, 0), (2, 3), (0, 3), (2, 4)]:
    try:
        view, again = game.turn(players[who], i, j)
    except ValueError as e:
        print(players[who], e)
        continue
    print(players[who], view, "->", game)
    who = who if again else 1 - who
print(game.found, all(c.open for c in game.cards))

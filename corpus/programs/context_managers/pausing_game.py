class Game:
    def __init__(self):
        self.running = True
        self.score = 0
        self.missed = 0

    def hit(self, points):
        if self.running:
            self.score += points
        else:
            self.missed += 1

    def paused(self):
        return Pause(self)


class Pause:
    def __init__(self, game):
        self.game = game

    def __enter__(self):
        self.game.running = False

    def __exit__(self, *exc):
        self.game.running = True


def menu(game, choice):
    with game.paused():
        game.hit(100)
        if choice == "help":
            with game.paused():
                print("press space")
            game.hit(100)
        elif choice == "quit":
            raise SystemExit
    return game.score


g = Game()
g.hit(10)
print(menu(g, "resume"), g.missed)
print(menu(g, "help"), g.missed)
g.hit(5)
try:
    menu(g, "quit")
except SystemExit:
    print("bye", g.score, g.missed, g.running)

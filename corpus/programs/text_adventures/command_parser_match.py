class Game:
    def __init__(self):
        self.inventory = {"rope"}
        self.room = ["key", "lantern"]
        self.log = []

    def say(self, text):
        self.log.append(text)
        print(text)

    def do(self, line):
        match line.lower().split():
            case []:
                self.say("Pardon?")
            case ["look"] | ["l"]:
                self.say("You see: " + (", ".join(self.room) or "nothing"))
            case ["take" | "get", "all"]:
                self.inventory.update(self.room)
                self.room.clear()
                self.say("Taken.")
            case ["take" | "get", item] if item in self.room:
                self.room.remove(item)
                self.inventory.add(item)
                self.say(f"You take the {item}.")
            case ["drop", *items]:
                for item in items:
                    if item in self.inventory:
                        self.inventory.discard(item)
                        self.room.append(item)
                        self.say(f"Dropped {item}.")
            case ["use", a, "with" | "on", b]:
                self.say(f"You use the {a} on the {b}. Nothing happens.")
            case [verb, *_]:
                self.say(f"I don't know how to {verb} that.")


game = Game()
for line in ["look", "take KEY", "take sword", "", "use key on door", "drop rope key hat", "get all", "l"]:
    game.do(line)
print(sorted(game.inventory), game.room)
print(len(game.log), "lines, longest:", max(game.log, key=len))

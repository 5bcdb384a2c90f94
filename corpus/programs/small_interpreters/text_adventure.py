ROOMS = {
    "kitchen": {"exits": {"north": "garden"}, "things": ["knife", "bread"]},
    "garden": {"exits": {"south": "kitchen", "east": "shed"}, "things": []},
    "shed": {"exits": {"west": "garden"}, "things": ["rope"], "locked": True},
}
SYNONYMS = {"n": "go north", "s": "go south", "e": "go east", "w": "go west", "i": "inventory"}


class Game:
    def __init__(self, start):
        self.room = start
        self.bag = []
        self.moves = 0

    def do(self, line):
        self.moves += 1
        verb, _, noun = SYNONYMS.get(line, line).partition(" ")
        here = ROOMS[self.room]
        if verb == "go":
            if noun not in here["exits"]:
                return "You cannot go there."
            target = here["exits"][noun]
            if ROOMS[target].get("locked") and "key" not in self.bag:
                return f"The {target} is locked."
            self.room = target
            return f"You are in the {target}."
        if verb == "take":
            if noun in here["things"]:
                here["things"].remove(noun)
                self.bag.append(noun)
                return "Taken."
            return f"There is no {noun} here."
        if verb == "inventory":
            return ", ".join(self.bag) or "You carry nothing."
        self.moves -= 1
        return "What?"


def main():
    game = Game("kitchen")
    for line in ["i", "take bread", "take spoon", "n", "e", "dance", "s", "i"]:
        print(f"> {line}\n{game.do(line)}")
    print(game.moves, "moves")
    ROOMS["shed"]["locked"] = False
    print([game.do(x) for x in ("n", "e", "take rope")])


main()

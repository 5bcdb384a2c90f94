class CardReader:
    """Three wrong PINs and the card is kept."""

    def __init__(self, pins):
        self.__pins = pins
        self.card = None
        self.tries = 0
        self.state = "empty"
        self.kept = []

    def insert(self, card):
        assert self.state == "empty", "there is a card already"
        self.card, self.tries, self.state = card, 0, "pin"

    def type(self, pin):
        if self.state != "pin":
            return self.state
        if self.__pins[self.card] == pin:
            self.state = "menu"
        else:
            self.tries += 1
            if self.tries == 3:
                self.kept.append(self.card)
                self.card = None
                self.state = "empty"
        return self.state

    def eject(self):
        card, self.card, self.state = self.card, None, "empty"
        return card


reader = CardReader({"visa-1": "1234", "ec-7": "0007"})
reader.insert("visa-1")
print(reader.type("4321"), reader.type("1234"), reader.eject())
reader.insert("ec-7")
answers = [reader.type(p) for p in ("7", "07", "007", "0007")]
print(answers, reader.kept, reader.card)
reader.insert("visa-1")
try:
    reader.insert("ec-7")
except AssertionError as error:
    print("assertion:", error)
print(reader.type("1234"))
print(reader._CardReader__pins)

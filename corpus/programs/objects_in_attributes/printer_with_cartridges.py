class CartridgeEmpty(Exception):
    pass


class Cartridge:
    def __init__(self, colour, ml):
        self.colour, self.ml = colour, ml

    def use(self, ml):
        if ml > self.ml:
            raise CartridgeEmpty(self.colour)
        self.ml = round(self.ml - ml, 2)


class Printer:
    needs = {"photo": {"cyan": 0.6, "magenta": 0.5, "black": 0.1}, "letter": {"black": 0.4}}

    def __init__(self, **cartridges):
        self.slots = {c: Cartridge(c, ml) for c, ml in cartridges.items()}
        self.pages = 0

    def print_page(self, kind):
        for colour, ml in self.needs[kind].items():
            self.slots[colour].use(ml)
        self.pages += 1


p = Printer(cyan=1.5, magenta=0.9, black=1.0)
for job in ("photo", "letter", "photo", "letter", "letter"):
    try:
        p.print_page(job)
    except CartridgeEmpty as e:
        print(f"{job}: {e} is empty")
        # BUG: what was taken from the other colours before is lost
        print("   ", {c.colour: c.ml for c in p.slots.values()})
print(p.pages, "pages")

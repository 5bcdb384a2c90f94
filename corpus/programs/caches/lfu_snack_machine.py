class SnackMachine:
    """Keeps the snacks which are bought most; the least wanted one makes room."""

    def __init__(self, places):
        self.places = places
        self.bought = {}
        self.order = []

    def buy(self, snack):
        if snack in self.bought:
            self.bought[snack] += 1
            return "in stock"
        if len(self.bought) >= self.places:
            least = min(self.order, key=lambda s: self.bought[s])
            self.order.remove(least)
            del self.bought[least]
            note = f"replaced {least}"
        else:
            note = "new"
        self.bought[snack] = 1
        self.order.append(snack)
        return note


machine = SnackMachine(places=3)
for snack in "nuts bar nuts gum figs bar nuts gum".split():
    print(f"{snack:<5}{machine.buy(snack):<15}{machine.bought}")
favourite, times = max(machine.bought.items(), key=lambda kv: kv[1])
print("favourite:", favourite, times)
print(machine.order)

class Customer:
    def __init__(self, name, *wants):
        self.name = name
        self.wants = list(wants)
        self.bag = []

    def served(self, shelf):
        """True if there is nothing left to wait for."""
        for thing in self.wants[:]:
            if shelf.count(thing):
                shelf.remove(thing)
                self.bag.append(thing)
                self.wants.remove(thing)
        return not self.wants


shelf = ["roll", "roll", "bread", "cake"]
queue = [Customer("Ute", "roll", "cake"), Customer("Max", "cake"), Customer("Liv", "roll", "bread")]
all_people = queue.copy()
turn = 0
while queue and turn < 6:
    turn += 1
    person = queue.pop(0)
    if person.served(shelf):
        print(turn, person.name, "leaves with", person.bag)
    else:
        queue.append(person)
        print(turn, person.name, "waits for", person.wants)
    if turn == 3:
        shelf.append("cake")
print(shelf, [len(p.bag) for p in all_people])

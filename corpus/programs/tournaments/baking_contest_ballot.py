class Cake:
    all = []

    def __init__(self, baker, kind):
        self.baker = baker
        self.kind = kind
        self.notes = []
        Cake.all.append(self)

    def taste(self, **notes):
        self.notes.append(notes)

    def average(self, what):
        values = [n[what] for n in self.notes if what in n]
        return sum(values) / len(values)

    @staticmethod
    def best(what):
        return max(Cake.all, key=lambda c: c.average(what))


def main():
    a = Cake("Oma Käthe", "Apfelstrudel")
    b = Cake("Jean", "Tarte")
    c = Cake("Ms. Potts", "Scones")
    a.taste(look=7, taste=10)
    a.taste(look=6, taste=9)
    b.taste(look=10, taste=7)
    b.taste(look=9)
    c.taste(taste=8)
    print("best taste:", Cake.best("taste").baker)
    for cake in Cake.all:
        print(f"{cake.kind:14}{len(cake.notes)} notes, taste {cake.average('taste'):.2f}")
    print("best look:", Cake.best("look").baker)


main()

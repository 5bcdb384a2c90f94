class Tool:
    def __init__(self, name):
        self.name = name
        self.uses = 0
        self.broken = False

    def use(self):
        self.uses += 1
        return f"{self.name} used {self.uses}x"


class Wearing(Tool):
    life = 3

    def use(self):
        text = super().use()
        if self.uses >= self.life:
            self.broken = True
        return text + (" (broken)" if self.broken else "")


class Battery(Wearing):
    def __init__(self, name, charge):
        self.name = name
        self.charge = charge

    def use(self):
        self.charge -= 20
        return super().use() + f" {self.charge}%"


hammer = Tool("hammer")
saw = Wearing("saw")
print(hammer.use(), "|", hammer.use())
print([saw.use() for _ in range(3)])
tools = [hammer, saw, Battery("drill", 60)]
print([t.name for t in tools])
for t in tools:
    try:
        print(t.use())
    except AttributeError as e:
        print(t.name, "->", e)
print(tools[-1].charge, saw.broken)

class Tool:
    registry = {}

    def __init__(self, name, copies=1):
        self.name = name
        self.copies = copies
        self.borrowers = []
        self.waiting = []
        Tool.registry[name] = self

    def borrow(self, who):
        if len(self.borrowers) < self.copies:
            self.borrowers.append(who)
            return "%s has the %s" % (who, self.name)
        self.waiting.append(who)
        return "%s waits for the %s at place %d" % (who, self.name, len(self.waiting))

    def give_back(self, who):
        self.borrowers.remove(who)
        if self.waiting:
            return self.borrow(self.waiting.pop(0))
        return "the %s is free" % self.name

    @classmethod
    def held_by(cls, who):
        return [t.name for t in cls.registry.values() if who in t.borrowers]


drill = Tool("drill", 2)
saw = Tool("saw")
print(drill.borrow("Ada"))
print(drill.borrow("Bob"))
print(drill.borrow("Cyd"))
print(saw.borrow("Ada"))
print(Tool.held_by("Ada"))
print(drill.give_back("Ada"))
print(drill.give_back("Bob"))
print(Tool.held_by("Ada"), Tool.held_by("Cyd"), Tool.held_by("Bob"))
print(saw.give_back("Cyd"))

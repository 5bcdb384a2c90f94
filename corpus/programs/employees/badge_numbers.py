class Badge:
    _next = 1000
    issued = {}

    def __new__(cls, owner):
        if owner in cls.issued:
            return cls.issued[owner]
        badge = super().__new__(cls)
        badge.number = cls._next
        cls._next += 7
        cls.issued[owner] = badge
        return badge

    def __init__(self, owner):
        self.owner = owner
        self.doors = set()

    def allow(self, *doors):
        self.doors.update(doors)

    def opens(self, door):
        return door in self.doors


a = Badge("Greta")
a.allow("lab", "roof")
b = Badge("Hiro")
b.allow("lab")
print(a.number, b.number, b.number - a.number)
print(a.opens("roof"), b.opens("roof"))
again = Badge("Greta")
print(again is a, again.number)
print("roof still open:", again.opens("roof"))
print(sorted(badge.owner for badge in Badge.issued.values()), Badge._next)

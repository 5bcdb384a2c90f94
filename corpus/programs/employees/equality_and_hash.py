class Employee:
    def __init__(self, id_number, name, dept):
        self.id_number = id_number
        self.name = name
        self.dept = dept

    def __eq__(self, other):
        if not isinstance(other, Employee):
            return NotImplemented
        return self.id_number == other.id_number

    def __hash__(self):
        return hash(self.id_number)

    def __repr__(self):
        return f"E{self.id_number}({self.name})"


old = [Employee(1, "Sue", "ops"), Employee(2, "Ted", "ops"), Employee(3, "Una", "it")]
new = [Employee(2, "Ted", "it"), Employee(3, "Una Berg", "it"), Employee(4, "Vik", "hr")]

left = set(old) - set(new)
joined = set(new) - set(old)
print("left", left, "joined", joined)

moved = []
for before in old:
    if before in new:
        after = new[new.index(before)]
        if after.dept != before.dept:
            moved.append((after.name, before.dept, after.dept))
        if after.name != before.name:
            print(before.name, "is now called", after.name)
print(moved)
print(old[1] == new[0], old[1] is new[0], old[0] == "Sue", old[0] != old[1])
badges = {e: f"door-{e.id_number}" for e in old}
print(badges[Employee(3, "?", None)])

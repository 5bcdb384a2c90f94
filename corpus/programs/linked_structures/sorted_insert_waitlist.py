class Patient:
    def __init__(self, name, urgency):
        self.name = name
        self.urgency = urgency
        self.next = None


class WaitingRoom:
    def __init__(self):
        self.first = None

    def arrive(self, name, urgency):
        new = Patient(name, urgency)
        before, at = None, self.first
        while at and at.urgency >= urgency:
            before, at = at, at.next
        new.next = at
        if before is None:
            self.first = new
        else:
            before.next = new

    def call(self):
        patient = self.first
        if patient:
            self.first, patient.next = patient.next, None
        return patient

    def __str__(self):
        names, p = [], self.first
        while p:
            names.append(f"{p.name}({p.urgency})")
            p = p.next
        return " ".join(names) or "nobody"


room = WaitingRoom()
for name, urgency in [("Flu", 1), ("Leg", 3), ("Cough", 1), ("Heart", 9), ("Arm", 3)]:
    room.arrive(name, urgency)
print(room)
print(room.call().name, room.call().name)
room.arrive("Burn", 2)
print(room, "|", room.first.next.name)
while p := room.call():
    print(p.name, p.next)
print(room)

import heapq
from dataclasses import dataclass, field
from itertools import count

ticket = count(1)


@dataclass(order=True)
class Patient:
    urgency: int
    number: int = field(default_factory=lambda: next(ticket))
    name: str = field(default="", compare=False)
    complaints: list = field(default_factory=list, compare=False)

    def __str__(self):
        return f"{self.name} ({', '.join(self.complaints) or 'no complaint'})"


class Ward:
    def __init__(self):
        self.heap = []

    def arrive(self, name, *complaints, urgency=3):
        patient = Patient(urgency, name=name, complaints=list(complaints))
        heapq.heappush(self.heap, patient)
        return patient

    def next(self):
        return heapq.heappop(self.heap)

    def worsen(self, patient, complaint):
        patient.complaints.append(complaint)
        patient.urgency -= 1
        heapq.heapify(self.heap)


def main():
    ward = Ward()
    ward.arrive("Björn", "sprained ankle")
    chen = ward.arrive("Chen", "headache")
    ward.arrive("Dalia", "chest pain", "sweating", urgency=1)
    print("first:", ward.next())
    ward.worsen(chen, "fever")
    ward.arrive("Egon", urgency=2)
    while ward.heap:
        p = ward.next()
        print(p.urgency, p.number, p)
    print(chen < Patient(2), chen.urgency)


main()

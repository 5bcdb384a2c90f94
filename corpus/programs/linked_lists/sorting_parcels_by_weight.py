class Parcel:
    def __init__(self, weight, label):
        self.weight = weight
        self.label = label
        self.next = None

    def __repr__(self):
        return f"{self.label}:{self.weight}"


def link(parcels):
    for a, b in zip(parcels, parcels[1:]):
        a.next = b
    return parcels[0]


def insertion_sort(head):
    done = None
    while head:
        head, parcel = head.next, head
        if done is None or parcel.weight < done.weight:
            parcel.next = done
            done = parcel
        else:
            spot = done
            while spot.next and spot.next.weight < parcel.weight:
                spot = spot.next
            parcel.next = spot.next
            spot.next = parcel
    return done


def listing(head):
    return [head, *listing(head.next)] if head else []


head = link([Parcel(2.5, "A"), Parcel(0.4, "B"), Parcel(9.1, "C"), Parcel(2.5, "D"), Parcel(1.0, "E")])
print(listing(head))
head = insertion_sort(head)
print(listing(head))
total = sum(p.weight for p in listing(head))
print(f"{total:.1f} kg, lightest {head}")
heavy = head
while heavy and heavy.weight < 5:
    heavy = heavy.next
print("too heavy:", listing(heavy))

def add_guest(name, guests=[]):
    guests.append(name)
    return guests


def add_guest_fixed(name, guests=None):
    if guests is None:
        guests = []
    guests.append(name)
    return guests


monday = add_guest("Ann")
tuesday = add_guest("Bob")
own = add_guest("Cy", ["Zoe"])
print(monday, tuesday, own)
print(monday is tuesday, add_guest.__defaults__)

monday = add_guest_fixed("Ann")
tuesday = add_guest_fixed("Bob")
print(monday, tuesday)
empty = []
print(add_guest_fixed("Dee", empty) is empty, empty)

slots = {"10:00": 4, "10:30": 4, "11:00": 2}
bookings = []


def book(name, people, wish):
    times = list(slots)
    start = times.index(wish)
    for t in times[start:] + times[:start]:
        if slots[t] >= people:
            slots[t] -= people
            bookings.append((t, name, people))
            return t
    return None


def cancel(name):
    for b in bookings:
        if b[1] == name:
            slots[b[0]] += b[2]
            bookings.remove(b)
            return True
    return False


print(book("school class", 4, "10:00"))
print(book("Petersens", 3, "10:00"))
print(book("couple", 2, wish="10:30"))
print(book("tour", 4, "11:00"))
print("cancelled:", cancel("school class"), cancel("nobody"))
print(book("tour", 4, "11:00"))
for t, name, n in sorted(bookings):
    print(t, name, n)
print(slots, "free:", sum(slots.values()))
print(book("late", 1, "12:00"))

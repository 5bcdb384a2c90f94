notes = [5, 20, 10, 50, 10]
wishes = [60, 25, 100, 20]


def pair_for(amount):
    seen = set()
    for note in notes:
        if amount - note in seen:
            return amount - note, note
        seen.add(note)


def pay(amount):
    pair = pair_for(amount)
    a, b = pair
    notes.remove(a)
    notes.remove(b)
    return f"{amount} with {a} and {b}"


for w in wishes:
    print(w, pair_for(w))

print(pay(60))
print(notes)
print(pay(25), notes)
print(pay(15), notes)

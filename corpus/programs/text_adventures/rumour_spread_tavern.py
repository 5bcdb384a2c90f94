talks = [("Ada", "Bo"), ("Cy", "Di"), ("Bo", "Cy"), ("Di", "Ed"), ("Ed", "Ada"), ("Flo", "Gus")]
rumour = {"Ada": "The king has 3 dragons"}


def change(text):
    words = text.split()
    for i, w in enumerate(words):
        if w.isdigit():
            words[i] = str(int(w) * 2)
    return " ".join(words)


for teller, listener in talks:
    if teller not in rumour:
        print(f"{teller} has nothing to tell {listener}")
        continue
    new = change(rumour[teller])
    if listener in rumour:
        print(f"{listener}: I know better than {new!r}")
    else:
        rumour[listener] = new
        print(f"{teller} tells {listener}: {new}")

numbers = {who: int("".join(c for c in text if c.isdigit())) for who, text in rumour.items()}
print(numbers)
print("wildest:", max(numbers, key=numbers.get), "true:", min(numbers, key=numbers.get))
people = {p for pair in talks for p in pair}
print("never heard it:", sorted(people - rumour.keys()))

capitals = {"France": "Paris", "Peru": "Lima", "Ghana": "Accra", "Norway": "Oslo", "Georgia": "Tbilisi"}
people = {"Paris": 2.1, "Lima": 10.1, "Accra": 2.4, "Oslo": 0.7}

by_capital = {}
for country, capital in capitals.items():
    by_capital[capital] = country
print(by_capital["Lima"], by_capital.get("Berlin", "?"))

missing = capitals.keys() - {by_capital[c] for c in people}
print("no data:", missing)

sizes = {country: people.get(capital) for country, capital in capitals.items()}
known = {c: s for c, s in sizes.items() if s is not None}
largest = max(known, key=known.get)
print(f"{capitals[largest]} ({known[largest]} million)")

quiz = [("Peru", "Lima"), ("Ghana", "Akkra"), ("Norway", "oslo"), ("Chad", "N'Djamena")]
score = 0
for country, answer in quiz:
    right = capitals.get(country)
    if right is None:
        print(country, "is not in the list")
        capitals[country] = answer
    elif answer.casefold() == right.casefold():
        score += 1
    else:
        same = sum(a == b for a, b in zip(answer, right))
        print(f"{country}: {answer} is wrong ({same} letters right)")
print(score, "of", len(quiz), "-", len(capitals), "countries now")
print(sorted(capitals, key=lambda c: (len(capitals[c]), capitals[c]))[:3])

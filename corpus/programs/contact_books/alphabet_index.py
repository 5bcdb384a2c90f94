# builds the letter tabs at the side of an address book
import unicodedata

def first_letter(name):
    base = unicodedata.normalize("NFD", name)[0].upper()
    return base if base.isalpha() else "#"

names = ["Özlem", "olaf", "Ágnes", "adam", "7-Eleven", "Zoë", "Émile", "otto"]

tabs = {}
for n in names:
    tabs.setdefault(first_letter(n), []).append(n)

for letter in sorted(tabs):
    print(letter, "-", ", ".join(sorted(tabs[letter], key=str.casefold)))

alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#"
strip = ""
for letter in alphabet:
    strip += letter if letter in tabs else "."
print(strip)

fullest = max(tabs.items(), key=lambda t: len(t[1]))
print("fullest tab:", fullest[0], "with", len(fullest[1]))
del tabs["#"]
print(list(tabs), sum(len(v) for v in tabs.values()))

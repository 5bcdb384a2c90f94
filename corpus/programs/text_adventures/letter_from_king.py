from string import Template

letter = Template("""To $title $name,

come to $place before the $day day of $month.
Bring $n $things${gift}.

The King""")

knights = [
    {"title": "Sir", "name": "Gawain", "place": "Camelot", "day": "3rd", "month": "May", "n": 2, "things": "horses", "gift": ""},
    {"title": "Lady", "name": "Enid", "place": "York", "day": "1st", "month": "June", "n": 1, "things": "horse", "gift": " and a falcon"},
]

for k in knights:
    text = letter.substitute(k)
    lines = text.splitlines()
    print(lines[0])
    print("  ", lines[3], len(text))

draft = {"name": "Mordred", "place": "prison"}
print(letter.safe_substitute(draft).splitlines()[2])
missing = [word[1:].strip("{},.") for word in letter.template.split() if word.startswith("$") and word[1:].strip("{},.") not in draft]
print("missing:", missing)
signed = letter.substitute(knights[0], title="Squire").split(",")[0]
print(signed)
try:
    letter.substitute(draft)
except KeyError as e:
    print("cannot send, no", e)

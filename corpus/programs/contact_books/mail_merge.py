from string import Template

LETTER = Template("Dear $title $last,\nyour locker $locker is due on $day.\n$sender")


class Defaults(dict):
    def __missing__(self, key):
        return "[" + key + "?]"


def letters(recipients, **common):
    for r in recipients:
        yield LETTER.substitute(Defaults(common, **r))


recipients = [
    {"title": "Ms", "last": "Okafor", "locker": 17},
    {"title": "Mr", "last": "Lindqvist"},
    {"last": "Bauer", "locker": 3, "sender": "the caretaker"},
]

out = list(letters(recipients, day="Friday", sender="The Club"))
for letter in out:
    print(letter)
    print("-" * 20)

incomplete = [i for i, text in enumerate(out) if "?]" in text]
print("incomplete:", incomplete)
print(LETTER.safe_substitute(title="Dr").splitlines()[0])
try:
    LETTER.substitute(recipients[0])
except KeyError as missing:
    print("missing", missing)

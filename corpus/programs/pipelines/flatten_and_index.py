from collections.abc import Iterable


def flatten(nested, keep=(str, bytes, dict)):
    for x in nested:
        if isinstance(x, Iterable) and not isinstance(x, keep):
            yield from flatten(x, keep)
        else:
            yield x


def unique(items):
    seen = set()
    for x in items:
        if x not in seen:
            seen.add(x)
            yield x


def index(items, key):
    table = {}
    for x in items:
        table.setdefault(key(x), []).append(x)
    return table


tags = ["red", ["blue", ("sky", ["navy", "red"])], [], [["teal"], "rose"]]
flat = list(flatten(tags))
print(flat)
by_letter = index(unique(flat), lambda t: t[0])
for letter in sorted(by_letter):
    print(letter, by_letter[letter])
numbers = [1, [2, [3, [1]]], range(3)]
print(sum(flatten(numbers)), list(unique(flatten(numbers))))
mixed = [{"a": 1}, [{"a": 1}]]
print(list(flatten(mixed)))
print(list(unique(flatten(mixed))))

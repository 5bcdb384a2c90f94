from string import Template

LETTER = Template("Dear $name,\nyou owe us $$${amount} for ${n}x $what.")


class Customer(dict):
    def __missing__(self, key):
        return f"<{key}?>"


people = [
    Customer(name="Ida", amount="3.50", n=2, what="tea"),
    Customer(name="Tom", amount=7),
]
for p in people:
    print(LETTER.substitute(p))
    print("---")
try:
    LETTER.substitute(name="Eve", n=1)
except KeyError as e:
    print("missing", e)
print(LETTER.safe_substitute(name="Eve", n=1).splitlines()[1])
print("{name} has {n:02d}".format_map(people[0]), "{what!r}".format_map(people[1]), people[1]["x"])
try:
    Template("100 $ off").substitute()
except ValueError as e:
    print(e)

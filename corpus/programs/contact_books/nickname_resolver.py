NICKNAMES = {
    "bill": "william",
    "will": "william",
    "liz": "elizabeth",
    "beth": "elizabeth",
    "bob": "robert",
    "bobby": "bob",
}


def resolve(name):
    name = name.lower()
    steps = 0
    while name in NICKNAMES:
        name = NICKNAMES[name]
        steps += 1
    return name, steps


def same(a, b):
    return resolve(a)[0] == resolve(b)[0]


book = {"william": "12-34", "robert": "99-10", "elizabeth": "55-00"}
for query in ("Bill", "Bobby", "Liz", "Greta"):
    name, steps = resolve(query)
    number = book.get(name, "unknown")
    print(f"{query} -> {name.title()} ({steps} step{'s' * (steps != 1)}): {number}")

print(same("will", "Bill"), same("bob", "beth"))
reverse = {}
for nick in NICKNAMES:
    reverse.setdefault(resolve(nick)[0], []).append(nick)
print(reverse)
longest = max(reverse.values(), key=len)
print("/".join(longest))

tools = {"drill": 2, "ladder": 1, "saw": 1}
loans = []


def borrow(who, tool):
    out = sum(1 for w, t in loans if t == tool)
    if out >= tools.get(tool, 0):
        return False
    loans.append((who, tool))
    return True


def give_back(who):
    for loan in loans:
        if loan[0] == who:
            loans.remove(loan)


events = "Ann+drill Bob+drill Cem+drill Ann+saw Ann+ladder Ann- Cem+ladder"
for event in events.split():
    if event.endswith("-"):
        give_back(event[:-1])
        print(event, "->", loans)
    else:
        who, tool = event.split("+")
        print(who, tool, "ok" if borrow(who, tool) else "none left")

print("still out:", loans)
print({w for w, _ in loans} == {"Ann", "Bob"})
available = {t: n - sum(x == t for _, x in loans) for t, n in tools.items()}
print(available)

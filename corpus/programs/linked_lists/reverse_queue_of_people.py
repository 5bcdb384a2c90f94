def chain(names):
    head = None
    for name in reversed(names):
        head = {"name": name, "next": head}
    return head


def show(head):
    out = []
    while head is not None:
        out.append(head["name"])
        head = head["next"]
    return " -> ".join(out) or "(empty)"


def turn_around(head):
    before = None
    while head is not None:
        head["next"], before, head = before, head, head["next"]
    return before


queue = chain(["Ola", "Per", "Quinn", "Rut"])
print(show(queue))
ola = queue
queue = turn_around(queue)
print(show(queue))
print("from Ola:", show(ola))
print(show(turn_around(chain([]))))
second = queue["next"]
second["next"] = {"name": "Zed", "next": second["next"]}
print(show(queue))

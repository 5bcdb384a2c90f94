contacts = {}
commands = [
    "add Ann 123", "add Bob 456", "find ann", "find Ann", "delete Bob", "delete Bob", "list", "add Ann",
    "quit", "list",
]

for command in commands:
    parts = command.split()
    action = parts[0]
    if action == "quit":
        print("Goodbye")
        break
    elif action == "add":
        if len(parts) != 3:
            print("Usage: add NAME NUMBER")
            continue
        _, name, number = parts
        contacts[name] = number
        print("Added", name)
    elif action == "find":
        name = parts[1]
        if name in contacts:
            print(name, "->", contacts[name])
        else:
            similar = [c for c in contacts if c.lower() == name.lower()]
            print("Not found.", f"Did you mean {similar[0]}?" if similar else "")
    elif action == "delete":
        removed = contacts.pop(parts[1], None)
        print("Deleted" if removed else "Nothing to delete")
    else:
        for i, (name, number) in enumerate(sorted(contacts.items()), start=1):
            print(f"{i}. {name:<10}{number:>6}")
else:
    print("No quit?")
print(len(contacts), "left")

def spread(contacts, start, rounds):
    knows = {start}
    history = [1]
    for _ in range(rounds):
        for person in knows:
            for other in contacts.get(person, ()):
                knows.add(other)
        history.append(len(knows))
    return knows, history


def main():
    contacts = {
        "Ute": ["Vera"],
        "Vera": [],
        "Willi": ["Ute"],
    }
    print(spread(contacts, "Vera", 3))
    knows, history = spread({"a": ["a"]}, "a", 2)
    print(sorted(knows), history)
    contacts["Vera"].append("Xaver")
    knows, history = spread(contacts, "Vera", 2)
    print(sorted(knows), history)


main()

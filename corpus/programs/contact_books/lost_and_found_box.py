box = []


def found(what, where, **details):
    entry = {"what": what, "where": where, "taken": False}
    entry.update(details)
    box.append(entry)
    return len(box)


def search(what=None, **details):
    hits = []
    for i, entry in enumerate(box):
        if entry["taken"]:
            continue
        if what and what not in entry["what"]:
            continue
        if all(entry.get(k) == v for k, v in details.items()):
            hits.append(i)
    return hits


def collect(number, who):
    box[number]["taken"] = who
    return box[number]["what"] + " goes to " + who


def main():
    found("red scarf", "cinema", brand="Nord")
    found("umbrella", "bus 4", colour="black")
    found("child's glove", "bus 4", colour="red", size="S")
    print(found("umbrella", "café", colour="green"), "things")
    print(search("umbrella"), search(colour="red"), search(where="bus 4"))
    print(collect(search("umbrella", colour="black")[0], "Mrs Roth"))
    print(search("umbrella"), search(size="S", colour="red"), search("hat") or "no hat")
    places = {}
    for entry in box:
        places.setdefault(entry["where"], []).append(entry["what"])
    print(places)
    print([e["what"] for e in box if not e["taken"]], sorted({k for e in box for k in e}))
    collect(search("glove")[0], "")
    print(search("glove"), box[2])


if __name__ == "__main__":
    main()

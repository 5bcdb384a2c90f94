from collections import Counter


class Urn:
    def __init__(self, candidates):
        self.candidates = candidates
        self.votes = []
        self.sealed = True

    def __enter__(self):
        self.sealed = False
        self.seen = set()
        return self

    def vote(self, person, choice):
        if self.sealed:
            raise PermissionError("urn is sealed")
        if person in self.seen:
            raise ValueError(f"{person} voted already")
        self.seen.add(person)
        self.votes.append(choice if choice in self.candidates else "invalid")

    def __exit__(self, kind, error, tb):
        self.sealed = True
        return isinstance(error, ValueError)

    def result(self):
        return Counter(self.votes).most_common()


def main():
    urn = Urn({"Red", "Blue"})
    voters = [("p1", "Red"), ("p2", "Blue"), ("p3", "Mickey"), ("p1", "Red"), ("p4", "Red")]
    with urn:
        for person, choice in voters:
            urn.vote(person, choice)
    print(urn.result(), len(urn.seen), "of", len({p for p, _ in voters}))
    with urn:
        urn.vote("p4", "Red")
        urn.vote("p1", "Blue")
    print(urn.result())
    try:
        urn.vote("p9", "Blue")
    except PermissionError as e:
        print(e)


if __name__ == "__main__":
    main()

from collections import Counter

hands = {
    "Ada": Counter({"3": 2, "K": 1, "7": 1}),
    "Ben": Counter({"3": 2, "7": 2, "Q": 1}),
}
pond = ["7", "Q", "K", "2"]
books = {name: [] for name in hands}


def ask(asker, other, rank):
    if hands[asker][rank] == 0:
        print(f"{asker} may not ask for {rank}")
        return False
    got = hands[other].pop(rank, 0)
    if got:
        hands[asker][rank] += got
        print(f"{asker} gets {got} x {rank} from {other}")
    elif pond:
        fish = pond.pop()
        hands[asker][fish] += 1
        print(f"{asker} fishes {fish}")
    for r, n in list(hands[asker].items()):
        if n == 4:
            books[asker].append(r)
            del hands[asker][r]
    return got > 0


requests = [("Ada", "Ben", "3"), ("Ada", "Ben", "K"), ("Ben", "Ada", "7"), ("Ben", "Ada", "K"), ("Ben", "Ada", "Q")]
results = [ask(*r) for r in requests]
print(results)
for name in hands:
    print(name, dict(+hands[name]), "books", books[name])
print("pond", pond)

from itertools import chain, islice, zip_longest


def interleave(*lists):
    missing = object()
    for group in zip_longest(*lists, fillvalue=missing):
        for item in group:
            if item is not missing:
                yield item


def unread(titles, read):
    return (t for t in titles if t not in read)


def batched(iterable, n):
    it = iter(iterable)
    while batch := list(islice(it, n)):
        yield batch


def main():
    classics = ["Ulysses", "Middlemarch", "Candide"]
    scifi = ["Ubik", "Solaris"]
    friends = ("Circe", "Solaris", "Educated", "Stoner")
    read = {"Candide", "Circe"}
    plan = list(unread(interleave(classics, scifi, friends), read))
    print(plan)
    unique = list(dict.fromkeys(plan))
    print(len(plan) - len(unique), "double")
    months = ["Jan", "Feb", "Mar", "Apr"]
    for month, books in zip(months, batched(unique, 2)):
        print(month, "+".join(books))
    everything = set(chain(classics, scifi, friends))
    print(f"{len(read & everything) / len(everything):.1%} already read")
    gen = unread(classics, read)
    print(next(gen), list(gen), next(gen, "nothing left"))


main()

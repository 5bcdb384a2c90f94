from functools import wraps


def logged(log):
    def decorate(f):
        @wraps(f)
        def wrapper(self, *args):
            result = f(self, *args)
            log.append(f"{f.__name__}{args} -> {result}")
            return result
        return wrapper
    return decorate


LOG = []


class Town:
    def __init__(self, contacts):
        self.contacts = contacts
        self.immune = set()

    @logged(LOG)
    def vaccinate(self, *people):
        self.immune.update(people)
        return len(self.immune)

    @logged(LOG)
    def outbreak(self, first):
        ill, todo = set(), [first]
        while todo:
            p = todo.pop()
            if p in ill or p in self.immune:
                continue
            ill.add(p)
            todo += self.contacts.get(p, "")
        return len(ill)


def best_single(contacts, first):
    people = sorted(set(contacts) - {first})
    results = {}
    for p in people:
        town = Town(contacts)
        town.vaccinate(p)
        results[p] = town.outbreak(first)
    return min(results, key=results.get), results


def main():
    contacts = {"a": "bc", "b": "ad", "c": "a", "d": "be", "e": "df", "f": "e"}
    town = Town(contacts)
    print(town.outbreak("a"))
    town.vaccinate("d")
    print(town.outbreak("a"), town.outbreak("d"), town.outbreak("f"))
    print(*LOG, sep="\n")
    LOG.clear()
    who, results = best_single(contacts, "a")
    print(who, results, len(LOG))


if __name__ == "__main__":
    main()

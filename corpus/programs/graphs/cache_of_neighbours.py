def memo(f):
    store = {}

    def wrapper(graph, node):
        if node not in store:
            store[node] = f(graph, node)
        return store[node]

    wrapper.store = store
    return wrapper


@memo
def reach(graph, node):
    total = 1
    for child in graph[node]:
        total += reach(graph, child)
    return total


def main():
    office = {"boss": ["it", "sales"], "it": ["dev", "ops"], "sales": [], "dev": [], "ops": []}
    print(reach(office, "boss"))
    print(reach(office, "it"))

    club = {"boss": ["chair"], "chair": [], "it": []}
    print(reach(club, "boss"))
    print(reach(club, "chair"))
    print(reach.store)


if __name__ == "__main__":
    main()

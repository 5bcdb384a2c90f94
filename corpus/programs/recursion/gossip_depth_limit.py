KNOWS = {
    "Greta": ["Henk", "Iris"],
    "Henk": ["Jule"],
    "Iris": ["Jule", "Kees", "Greta"],
    "Jule": ["Lars"],
}


def hears(person, depth, path=()):
    """Who hears it, with the shortest chain of people it came through."""
    if depth < 0 or person in path:
        return {}
    chains = {person: path}
    for friend in KNOWS.get(person, []):
        for name, chain in hears(friend, depth - 1, path + (person,)).items():
            if name not in chains or len(chain) < len(chains[name]):
                chains[name] = chain
    return chains


def distort(message, times):
    if times == 0:
        return message
    words = message.split()
    shifted = words[1:] + words[:1]
    return distort(" ".join(shifted), times - 1)


def main():
    for depth in range(4):
        print(depth, sorted(hears("Greta", depth)))
    news = "Otto sold his boat"
    for name, chain in sorted(hears("Greta", 3).items(), key=lambda kv: (len(kv[1]), kv[0])):
        print(f"{name:<6}{len(chain)} {distort(news, len(chain))}")
    print(hears("Lars", 5), hears("Kees", -1))


if __name__ == "__main__":
    main()

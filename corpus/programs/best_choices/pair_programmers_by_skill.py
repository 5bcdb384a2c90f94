devs = {"ann": {"py", "sql", "css"}, "bob": {"py"}, "cem": {"css", "js"}, "dee": {"sql", "go", "js"}}


def coverage(a, b):
    return len(devs[a] | devs[b])


def pairings(names):
    if not names:
        return [[]]
    first, *others = names
    result = []
    for partner in others:
        rest = [n for n in others if n != partner]
        for p in pairings(rest):
            result.append([(first, partner)] + p)
    return result


def main():
    options = pairings(sorted(devs))
    for o in options:
        sizes = [coverage(*pair) for pair in o]
        print(o, sizes, min(sizes))
    best = max(options, key=lambda o: min(coverage(*p) for p in o))
    print("best:", " and ".join("+".join(p) for p in best))
    a, b = best[0]
    print(f"{a} teaches {b}: {sorted(devs[a] - devs[b])}")
    devs["eve"] = {"rust"}
    print(pairings(sorted(devs)))


main()

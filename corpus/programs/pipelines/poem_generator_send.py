def rhymer(*rhymes):
    used = []
    word = yield "ready"
    while True:
        ending = word[-2:]
        options = [r for r in rhymes if r.endswith(ending) and r not in used and r != word]
        answer = options[0] if options else None
        if answer:
            used.append(answer)
        word = yield answer


def couplets(lines, partner):
    print(next(partner))
    for line in lines:
        last = line.split()[-1]
        rhyme = partner.send(last)
        yield line, rhyme


def main():
    partner = rhymer("hat", "mouse", "house", "bright", "night", "cat")
    lines = ["I saw a cat", "it lived in a house", "under the light", "it was a bat", "and wore a hat", "the end"]
    poem = list(couplets(lines, partner))
    for line, rhyme in poem:
        print(f"{line:<21}{rhyme or '...'}")
    good = sum(r is not None for _, r in poem)
    print(good, "of", len(poem), "rhyme")
    print(partner.send("house"), partner.send("kite"))
    partner.close()


if __name__ == "__main__":
    main()

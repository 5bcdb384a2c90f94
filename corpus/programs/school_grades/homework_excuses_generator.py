def excuses():
    """Send the name of a pupil, get an excuse; no pupil gets the same one twice."""
    stock = ["the dog", "the bus", "the Wi-Fi", "grandma"]
    used = {}
    reply = None
    while True:
        name = yield reply
        if name is None:
            reply = len(used)
            continue
        mine = used.setdefault(name, [])
        left = [e for e in stock if e not in mine]
        if not left:
            reply = f"{name} has no excuse left"
            continue
        pick = left[len(name) % len(left)]
        mine.append(pick)
        reply = f"{name}: it was {pick}"


def main():
    gen = excuses()
    next(gen)
    for name in ["Tim", "Tim", "Annika", "Tim", "Bo", "Tim", "Tim"]:
        print(gen.send(name))
    print(next(gen), "pupils")
    other = excuses()
    print(next(other), next(other), other.send("Tim"))
    try:
        gen.throw(ValueError("the teacher is angry"))
    except ValueError as e:
        print(e)
    try:
        gen.send("Bo")
    except StopIteration:
        print("no more excuses")
    other.close()
    print(list(zip("ab", excuses())))


if __name__ == "__main__":
    main()

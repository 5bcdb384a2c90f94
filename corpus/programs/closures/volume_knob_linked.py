def knob(start, low=0, high=10):
    value = start
    linked = []

    def turn(by):
        nonlocal value
        value = max(low, min(high, value + by))
        for other in linked:
            other(by)
        return value

    def link(other):
        linked.append(other)
        return turn

    turn.link = link
    turn.read = lambda: value
    return turn


def main():
    bass, treble = knob(5), knob(8)
    master = knob(3, high=11)
    master.link(bass)
    master.link(treble)
    for by in (2, 4, -1):
        master(by)
        print(master.read(), bass.read(), treble.read())
    bass(-20)
    print(bass.read(), master.read())
    twice = knob(0).link(bass)
    twice.link(bass)
    print(twice(1), bass.read())
    levels = {name: k.read() for name, k in [("m", master), ("b", bass), ("t", treble)]}
    print(levels, max(levels, key=levels.get))


main()

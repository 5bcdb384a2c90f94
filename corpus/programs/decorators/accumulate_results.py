def keeping(limit=None):
    def decorate(f):
        kept = []

        def wrapper(*args):
            result = f(*args)
            kept.append(result)
            if limit and len(kept) > limit:
                kept.pop(0)
            return result
        wrapper.kept = kept
        wrapper.best = lambda: max(kept)
        return wrapper
    return decorate


@keeping(limit=3)
def throw(angle, speed):
    from math import sin, radians
    return round(speed ** 2 * sin(2 * radians(angle)) / 9.81, 1)


@keeping()
def shout(word):
    return word.upper() + "!"


def main():
    for angle in (30, 45, 60, 80):
        throw(angle, 20)
    print(throw.kept, throw.best())
    words = [shout(w) for w in ["hop", "élan"]]
    print(words == shout.kept, shout.best())
    shout.kept.clear()
    print(shout("again"), len(shout.kept), len(throw.kept))
    print(max(throw.kept) - min(throw.kept))


main()

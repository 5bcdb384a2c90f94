picture = [
    "..#..",
    ".###.",
    "#####",
]


def show(p):
    for line in p:
        print(line)
    print()


def flip(p):
    new = []
    for line in p:
        new.insert(0, line)
    return new


def invert(p):
    new = []
    for line in p:
        text = ""
        for c in line:
            if c == "#":
                text += "."
            else:
                text += "#"
        new.append(text)
    return new


def side_by_side(a, b):
    return [a[i] + " " + b[i] for i in range(len(a))]


def count(p):
    return sum(line.count("#") for line in p)


def main():
    show(flip(picture))
    show(side_by_side(picture, invert(picture)))
    print(count(picture), count(invert(picture)))
    mirrored = [line[::-1] for line in picture]
    print("symmetric" if mirrored == picture else "not symmetric")
    taller = picture + flip(picture)
    print(len(taller), count(taller) == 2 * count(picture))
    show(side_by_side(taller, picture))


main()

import math


def area(shape):
    match shape:
        case ("circle", r):
            return math.pi * r ** 2
        case ("square", a):
            return a * a
        case ("rectangle", a, b):
            return a * b
        case ("triangle", g, h):
            return g * h / 2
        case (name, *_):
            print("I don't know", name)
            return 0


def total(shapes):
    result = 0
    for s in shapes:
        result += area(s)
    return result


def main():
    shapes = [("circle", 1), ("square", 3), ("rectangle", 2, 5), ("hexagon", 4), ("triangle", 6, 3)]
    for s in shapes:
        print(s[0], round(area(s), 2))
    print("total", round(total(shapes), 2))
    biggest = shapes[0]
    for s in shapes:
        if area(s) > area(biggest):
            biggest = s
    print("biggest:", biggest)
    print(total([]), area(("square", 1, 2)))


main()

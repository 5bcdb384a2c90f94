def to_fahrenheit(c):
    f = c * 9 / 5 + 32
    return f


def to_celsius(f):
    c = f - 32 * 5 / 9
    return c


def weather(c):
    if c < 0:
        word = "freezing"
    elif c < 15:
        word = "cool"
    elif c < 25:
        word = "nice"
    else:
        word = "hot"
    return word


start, stop, step = -10, 40, 10
c = start
while c <= stop:
    f = to_fahrenheit(c)
    print(str(c).rjust(4), "C =", str(f).rjust(6), "F", weather(c))
    c += step

for c in (0, 20, 37):
    back = to_celsius(to_fahrenheit(c))
    if back == c:
        print(c, "ok")
    else:
        print(c, "came back as", round(back, 1))

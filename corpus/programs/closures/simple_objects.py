def point(x, y):
    def get(name):
        return {"x": x, "y": y}[name]

    def move(dx=0, dy=0):
        nonlocal x, y
        x, y = x + dx, y + dy
        return self

    def dist(other):
        return abs(x - other("get", "x")) + abs(y - other("get", "y"))

    methods = {"get": get, "move": move, "dist": dist}

    def self(message, *args, **kwargs):
        method = methods.get(message)
        if method is None:
            return f"do not understand {message!r}"
        return method(*args, **kwargs)

    return self


def main():
    home = point(1, 2)
    shop = point(6, -1)
    print(home("dist", shop))
    shop("move", dx=-2)("move", dy=4)
    print(shop("get", "x"), shop("get", "y"), shop("dist", home))
    print(home("fly"))
    same = shop("move")
    print(same is shop)
    trail = [home("move", 1, n)("get", "y") for n in range(3)]
    print(trail)
    print(home("get", "z"))


main()

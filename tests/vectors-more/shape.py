def area(shape):
    match shape:
        case {"side": side}:
            return side * side
        case (width, height) if width > 0:
            return width * height
        case [first, *rest]:
            return first
        case _:
            return None

def main():
    return [area({"side": 3}), area((2, 5)), area([-1, 4, 5]), area("x")]

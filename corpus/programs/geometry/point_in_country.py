BORDER = [(0, 0), (8, 0), (8, 6), (4, 3), (0, 6)]


def inside(point, polygon):
    """Count how often a ray to the right crosses the border."""
    x, y = point
    result = False
    j = len(polygon) - 1
    for i in range(len(polygon)):
        xi, yi = polygon[i]
        xj, yj = polygon[j]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            result = not result
        j = i
    return result


def box(polygon):
    xs = [p[0] for p in polygon]
    ys = [p[1] for p in polygon]
    return min(xs), min(ys), max(xs), max(ys)


def main():
    towns = {"Arl": (1, 1), "Bex": (4, 5), "Cham": (7, 4), "Dax": (9, 2), "Eu": (4, 2.5)}
    print("box", box(BORDER))
    for name, position in sorted(towns.items()):
        print(f"{name:<5}{str(position):<10}{'in' if inside(position, BORDER) else 'out'}")
    grid = ""
    for row in range(5, -1, -1):
        grid += "".join("#" if inside((col + .5, row + .5), BORDER) else "." for col in (0, 3, 7)) + " "
    print(grid.strip())


main()

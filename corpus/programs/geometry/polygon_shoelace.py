def area(points):
    total = 0
    for i in range(len(points)):
        x1, y1 = points[i]
        x2, y2 = points[i - 1]
        total += x2 * y1 - x1 * y2
    return abs(total) / 2


def perimeter(points):
    length = 0
    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1]):
        length += ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5
    return length


def centre(points):
    xs, ys = zip(*points)
    return sum(xs) / len(xs), sum(ys) / len(ys)


lot = [(0, 0), (6, 0), (6, 4), (3, 8), (0, 4)]
print("area", area(lot))
print("perimeter", perimeter(lot))
print("centre of corners (%.1f, %.1f)" % centre(lot))
cut = lot[:3] + lot[4:]
print("without the gable:", area(cut), area(lot) - area(cut))
print(area(lot[::-1]) == area(lot), area([(1, 1), (2, 5)]))
scaled = [(2 * x, 2 * y) for x, y in lot]
print(area(scaled) / area(lot))

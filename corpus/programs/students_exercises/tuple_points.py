from math import sqrt

def distance(p, q):
    """Distance between two points given as tuples."""
    dx = q[0] - p[0]
    dy = q[1] - p[1]
    return sqrt(dx ** 2 + dy ** 2)

def midpoint(p, q):
    return ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)

def length(path):
    total = 0.0
    for i in range(len(path) - 1):
        total += distance(path[i], path[i + 1])
    return total

school = (0, 0)
home = (3, 4)
shop = (6, 0)
park = (6, -8)

print(distance(school, home))
print(midpoint(home, shop))
way = [school, home, shop, park]
print("way:", length(way), "direct:", distance(way[0], way[-1]))
nearest = None
for place in way[1:]:
    d = distance(school, place)
    if nearest is None or d < nearest[0]:
        nearest = (d, place)
print("nearest:", nearest)
x, y = park
y += 1
print(park, (x, y), home + shop)
way.append(school)
print(length(way) > 2 * distance(school, park))

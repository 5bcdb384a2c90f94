def score(customer):
    points = 300
    points += min(customer["years"], 10) * 15
    if customer["income"] > 0:
        ratio = customer["debt"] / customer["income"]
        if ratio < 0.2:
            points += 120
        elif ratio < 0.4:
            points += 60
        else:
            points -= 40
    for days in customer["late"]:
        points -= 10 if days < 30 else 35
    return max(300, min(points, 850))


def grade(points):
    for letter, low in (("A", 550), ("B", 480), ("C", 400), ("D", 0)):
        if points >= low:
            return letter


def main():
    customers = [
        dict(name="Okafor", years=12, income=5200, debt=600, late=[]),
        dict(name="Lindqvist", years=3, income=3100, debt=1100, late=[4, 12]),
        dict(name="Moreau", years=1, income=0, debt=200, late=[45]),
        dict(name="Tanaka", years=7, income=2800, debt=1900, late=[2, 31, 60]),
    ]
    ranked = sorted(customers, key=score, reverse=True)
    for c in ranked:
        s = score(c)
        print(f"{c['name']:<10} {s:>4} {grade(s)}")
    letters = {grade(score(c)) for c in customers}
    print(sorted(letters))


if __name__ == '__main__':
    main()

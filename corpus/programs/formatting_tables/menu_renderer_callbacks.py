def money(cents):
    return f"{cents / 100:.2f}"


def stars(n, of=5):
    return "★" * n + "☆" * (of - n)


def yes_no(flag):
    return "yes" if flag else "no"


RENDERERS = {"price": money, "rating": stars, "vegan": yes_no}


def table(rows, columns, renderers=RENDERERS, sort=None, reverse=False):
    if sort is not None:
        rows = sorted(rows, key=lambda r: r[sort], reverse=reverse)
    texts = [[renderers.get(c, str)(r[c]) for c in columns] for r in rows]
    widths = [max(len(x) for x in col) for col in zip(columns, *texts)]
    for line in [columns, *texts]:
        yield "  ".join(x.ljust(w) for x, w in zip(line, widths)).rstrip()


def main():
    dishes = [
        {"dish": "Pho", "price": 1150, "rating": 5, "vegan": False},
        {"dish": "Falafel", "price": 690, "rating": 4, "vegan": True},
        {"dish": "Schnitzel", "price": 1890, "rating": 2, "vegan": False},
    ]
    columns = ["dish", "price", "rating", "vegan"]
    print(*table(dishes, columns, sort="price"), sep="\n")
    print(*table(dishes, columns[:3:2], sort="rating", reverse=True), sep="\n")
    dollars = {**RENDERERS, "price": lambda c: "$" + money(c * 1.1)}
    print(list(table(dishes[:1], ["price", "dish"], renderers=dollars)))
    print(stars(0), stars(3, of=3), stars(7))
    average = sum(d["rating"] for d in dishes) / len(dishes)
    print(f"average {average:.2f} {stars(round(average))}")


if __name__ == "__main__":
    main()

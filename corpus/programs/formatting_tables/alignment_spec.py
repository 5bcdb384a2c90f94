def make_formatter(spec):
    """'<8 >6.2f ^5' -> a function for rows of three cells"""
    parts = spec.split()

    def formatter(*cells):
        if len(cells) != len(parts):
            raise ValueError(f"{len(cells)} cells for {len(parts)} columns")
        return " ".join(format(c, p) for c, p in zip(cells, parts))

    formatter.width = sum(int("".join(ch for ch in p.split(".")[0] if ch.isdigit())) for p in parts) + len(parts) - 1
    return formatter


row = make_formatter("<8 >7.2f ^5 >4d")
head = make_formatter("<8 >7 ^5 >4")

print(head("item", "price", "unit", "n"))
print("=" * row.width)
orders = [("nails", 3.5, "kg", 2), ("glue", 11.999, "pc", 10), ("varnish", 1045, "l", 1)]
for o in orders:
    print(row(*o))
print("-" * row.width)
total = sum(price * n for _, price, _, n in orders)
print(head("total", format(total, ".2f"), "", ""))

for bad in (("tape", 2.0, "m"), ("rope", "dear", "m", 1)):
    try:
        print(row(*bad))
    except ValueError as e:
        print("error:", e)
print(row.width, head.width)

import textwrap
from string import Template

LABEL = Template("$name\n$line\nSKU $sku   $$ $price")


def label(product, width=22):
    lines = textwrap.wrap(product["name"], width - 4)
    text = LABEL.substitute(
        name="\n".join(lines),
        line="-" * (width - 4),
        sku=product["sku"].upper(),
        price="{:.2f}".format(product["price"]),
    )
    rows = ["+" + "=" * (width - 2) + "+"]
    for row in text.split("\n"):
        rows.append("| " + row.ljust(width - 4) + " |")
    rows.append(rows[0])
    return "\n".join(rows)


products = [
    {"name": "Stainless steel thermos flask, half litre", "sku": "th-05", "price": 18.5},
    {"name": "Spoon", "sku": "sp-1", "price": 1},
]
for p in products:
    print(label(p))

try:
    print(label({"name": "Mystery", "sku": "x"}))
except KeyError as e:
    print("field missing:", e)

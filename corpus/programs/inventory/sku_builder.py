import re


class SkuError(ValueError):
    pass


COLORS = {"black": "BK", "white": "WH", "red": "RD"}


def build(category, number, *, color=None, size=None, **extra):
    parts = [category[:3].upper(), str(number).zfill(4)]
    if color is not None:
        try:
            parts.append(COLORS[color])
        except KeyError:
            raise SkuError(f"unknown color {color!r}") from None
    if size:
        parts.append(f"{size:02}")
    parts += [f"{k[0].upper()}{v}" for k, v in sorted(extra.items())]
    return "-".join(parts)


PATTERN = re.compile(r"^([A-Z]{3})-(\d{4})(?:-(BK|WH|RD))?(?:-(\d\d))?((?:-[A-Z]\w+)*)$")


def parse(sku):
    if (m := PATTERN.match(sku)) is None:
        raise SkuError(sku)
    cat, number, color, size, extra = m.groups()
    return cat, int(number), color, size and int(size), extra.split("-")[1:]


skus = [
    build("shoes", 17, color="red", size=9),
    build("belt", 230, width=3, length=90),
    build("hat", 5, color="black", material="felt"),
]
for sku in skus:
    print(sku, parse(sku))
for bad in (lambda: build("coat", 1, color="teal"), lambda: parse("shoes-17")):
    try:
        bad()
    except SkuError as e:
        print("SkuError:", e)

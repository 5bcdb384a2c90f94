variants = {
    ("shirt", "S", "blue"): 3,
    ("shirt", "M", "blue"): 0,
    ("shirt", "M", "green"): 5,
    ("jeans", "32", "black"): 1,
}


def options(product):
    sizes, colors = [], []
    for (p, size, color), stock in variants.items():
        if p != product or stock == 0:
            continue
        if size not in sizes:
            sizes.append(size)
        if color not in colors:
            colors.append(color)
    return sizes, colors


def order(product, size, color, n=1):
    key = product, size, color
    if key not in variants:
        return "no such variant"
    if variants[key] < n:
        return f"only {variants[key]} left"
    variants[key] -= n
    return "ordered"


print(options("shirt"))
print(order("shirt", "M", "blue"))
print(order("shirt", "S", "blue", 3))
print(order("jeans", 32, "black"))
print(options("shirt"))
print(order("shirt", "M", "green", n=6))
total = sum(variants.values())
print(total, sorted({p for p, _, _ in variants}))
sizes, colors = options("jacket")
print("first size:", sizes[0])

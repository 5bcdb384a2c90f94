from decimal import Decimal

def frame(width, height, border, mat=None):
    inner_w, inner_h = Decimal(width), Decimal(height)
    if mat:
        inner_w += 2 * Decimal(mat)
        inner_h += 2 * Decimal(mat)
    outer_w = inner_w + 2 * Decimal(border)
    outer_h = inner_h + 2 * Decimal(border)
    return {
        "glass": (inner_w, inner_h),
        "wood": 2 * (outer_w + outer_h),
        "wall": outer_w * outer_h,
    }

pictures = {
    "postcard": ("14.8", "10.5", "1.5"),
    "poster": ("59.4", "84.1", "3", "5"),
    "miniature": ("4", "4", "0.8", None),
}
wood = 0
for name, sizes in pictures.items():
    f = frame(*sizes)
    w, h = f["glass"]
    wood += f["wood"]
    print(f"{name:<10} glass {w} x {h}, wood {f['wood']}, wall {f['wall']}")
bars, rest = divmod(wood, 240)
print("bars of 240 cm:", bars + (rest > 0), "rest", 240 - rest)
largest = max(pictures, key=lambda n: frame(*pictures[n])["wall"])
print(largest, frame("1", "1", "0")["wood"])

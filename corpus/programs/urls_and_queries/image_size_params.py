sizes = {"thumb": (80, 80), "card": (320, 180), "hero": (1600, None)}
original = (2400, 1800)


def fit(original, box):
    """Largest size inside the box, same proportions."""
    w, h = original
    bw, bh = box
    factor = min(bw / w if bw else 1, bh / h if bh else 1)
    return round(w * factor), round(h * factor)


def crop(original, box):
    w, h = original
    bw, bh = box
    factor = max(bw / w, bh / h)
    return round((w * factor - bw) / 2), round((h * factor - bh) / 2)


def url(name, path, density=1, fmt=None):
    w, h = (v and v * density for v in sizes[name])
    query = f"w={w}" + (f"&h={h}" if h else "")
    if fmt:
        query += f"&fm={fmt}"
    return f"/img{path}?{query}"


def main():
    for name, box in sizes.items():
        print(f"{name:<6}{box} fits {fit(original, box)}")
    print("crop", crop(original, sizes["thumb"]), crop(original, sizes["card"]))
    print(url("thumb", "/cat.jpg"), url("hero", "/a b.jpg", 2, "webp"))
    srcset = ", ".join(f"{url('card', '/cat.jpg', d)} {d}x" for d in (1, 2, 3))
    print(srcset)
    pixels = {n: (lambda s: s[0] * s[1])(fit(original, b)) for n, b in sizes.items()}
    print(pixels, f"{pixels['thumb'] / pixels['hero']:.2%}")
    print(fit((100, 400), (None, 100)), crop((100, 400), (None, 100)))


main()

TAGS = dict(python=120, debugging=45, coffee=30, meetings=8, holidays=3)


def font_sizes(tags, *, smallest=10, biggest=40):
    lo, hi = min(tags.values()), max(tags.values())
    span = hi - lo or 1
    return {t: round(smallest + (n - lo) * (biggest - smallest) / span) for t, n in tags.items()}


def html(sizes):
    return "\n".join(f'<span style="font-size:{s}px">{t}</span>' for t, s in sizes.items())


if __name__ == "__main__":
    sizes = font_sizes(TAGS)
    print(sizes)
    small = {t: s for t, s in sizes.items() if s < 15}
    print(html(small))
    same = font_sizes({"a": 5, "b": 5}, biggest=20)
    print(same)
    options = {"smallest": 8, "biggest": 12}
    print(font_sizes(TAGS, **options))
    print(font_sizes(dict()))

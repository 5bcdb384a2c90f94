from collections import namedtuple

Style = namedtuple("Style", "thousands decimal symbol after")
STYLES = {
    "en": Style(",", ".", "£", False),
    "de": Style(".", ",", "€", True),
    "ch": Style("'", ".", "Fr.", False),
}
cache = {}


def formatter(lang, digits=2):
    key = lang, digits
    if key not in cache:
        style = STYLES[lang]

        def money(value):
            text = f"{abs(value):,.{digits}f}"
            text = text.replace(",", "\0").replace(".", style.decimal).replace("\0", style.thousands)
            text = f"{text} {style.symbol}" if style.after else f"{style.symbol}{text}"
            return "-" + text if value < 0 else text

        cache[key] = money
    return cache[key]


amounts = [1234567.891, -0.5, 999]
for lang in STYLES:
    print(lang, " | ".join(map(formatter(lang), amounts)))
print(formatter("de", 0)(1999.5), formatter("de")(1999.5))
print(formatter("en") is formatter("en", 2), formatter("en") is formatter("en", digits=3))
print(sorted(cache))
widest = max((formatter(l)(a) for l in STYLES for a in amounts), key=len)
print(widest, len(widest))

import re

labels = [
    "Bellis perennis L.",
    "Rosa x damascena 'Ispahan'",
    "quercus robur",
    "Acer palmatum var. dissectum 'Crimson Queen'",
    "???",
]
PATTERN = re.compile(
    r"""(?P<genus>[A-Z][a-z]+)\s
        (?P<cross>x\s)?
        (?P<species>[a-z]+)
        (?:\svar\.\s(?P<variety>[a-z]+))?
        (?:\s'(?P<cultivar>[^']+)')?
        (?:\s(?P<author>[A-Z][a-z]*\.))?$""",
    re.VERBOSE,
)


def parse(label):
    m = PATTERN.match(label)
    if not m:
        return None
    return {k: v.strip() for k, v in m.groupdict().items() if v}


genera = {}
for label in labels:
    found = parse(label) or parse(label.capitalize())
    if found is None:
        print("cannot read", repr(label))
        continue
    genera.setdefault(found["genus"], []).append(found)
    short = f"{found['genus'][0]}. {found['species']}"
    rest = ", ".join(f"{k}={v}" for k, v in found.items() if k not in ("genus", "species"))
    print(short, f"({rest})" if rest else "")
print(sorted(genera))
cultivars = [f["cultivar"] for fs in genera.values() for f in fs if "cultivar" in f]
print(cultivars, any("cross" in f for f in genera["Rosa"]))

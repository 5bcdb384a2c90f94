ALIASES = {
    "e-mail": "email", "mail": "email", "email": "email",
    "first name": "first", "vorname": "first",
    "surname": "last", "nachname": "last", "last name": "last",
}


class HeaderError(ValueError):
    pass


def canonical(header):
    names, unknown = [], []
    for cell in header:
        name = ALIASES.get(cell.strip().lower())
        (names if name else unknown).append(name or cell)
    if unknown:
        raise HeaderError("unknown columns: " + ", ".join(unknown))
    if len(set(names)) < len(names):
        raise HeaderError("a column comes twice")
    return names


def load(lines):
    header, *rows = lines
    keys = canonical(header.split(";"))
    return [dict(zip(keys, row.split(";"))) for row in rows]


exports = {
    "shop": ["E-Mail;Vorname;Nachname", "a@x.de;Anna;Öztürk", "b@x.de;Björn;Lund"],
    "fair": ["Mail;Surname", "c@y.org;Costa"],
    "old": ["Mail;Fax;Surname", "d@y.org;123;Dorn"],
    "odd": ["Mail;e-mail", "x;y"],
}
people = []
for source, lines in exports.items():
    try:
        loaded = load(lines)
    except HeaderError as problem:
        print(source, "->", problem)
    else:
        people.extend(loaded)
        print(source, "->", len(loaded), "rows")
print([p.get("first", "-") + " " + p.get("last") for p in people])

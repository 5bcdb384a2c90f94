from difflib import SequenceMatcher, get_close_matches
from typing import NamedTuple


class Contact(NamedTuple):
    name: str
    phone: str
    tags: tuple = ()


BOOK = [
    Contact("Katharina Meier", "0151-11", ("work",)),
    Contact("Catherine Meyer", "0152-22"),
    Contact("Karl Maier", "0160-33", ("family", "chess")),
    Contact("Zoltán Kiss", "+36 30 44"),
]


def score(query, contact):
    words = contact.name.lower().split()
    best = max(SequenceMatcher(None, query.lower(), w).ratio() for w in words)
    if any(query in tag for tag in contact.tags):
        best = 1.0
    return best


def search(query, minimum=0.6):
    scored = [(round(score(query, c), 2), c.name) for c in BOOK]
    return sorted([s for s in scored if s[0] >= minimum], reverse=True)


for query in ("meyer", "chess", "zoltan", "xyz"):
    hits = search(query)
    print(f"{query}: {hits[0] if hits else 'nobody'} of {len(hits)}")

names = [c.name.split()[1] for c in BOOK]
print(get_close_matches("Mayer", names, n=2))
print(BOOK[1]._replace(phone="0152-99").phone, BOOK[1].phone)

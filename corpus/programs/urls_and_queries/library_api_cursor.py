from dataclasses import dataclass
from typing import Optional
import base64
import json

BOOKS = [{"id": i, "title": t} for i, t in enumerate(["Axt", "Birke", "Chor", "Dach", "Ebbe", "Föhn", "Glut"], 1)]


@dataclass
class Page:
    items: list
    cursor: Optional[str] = None


def make_cursor(last_id, size):
    return base64.urlsafe_b64encode(json.dumps([last_id, size]).encode()).decode()


def read_cursor(text):
    try:
        last_id, size = json.loads(base64.urlsafe_b64decode(text))
    except ValueError as e:
        raise ValueError("bad cursor") from e
    return last_id, size


def fetch(cursor=None, size=3):
    last_id = 0
    if cursor:
        last_id, size = read_cursor(cursor)
    rest = [b for b in BOOKS if b["id"] > last_id]
    items = rest[:size]
    more = len(rest) > size
    return Page(items, make_cursor(items[-1]["id"], size) if more else None)


def everything(size):
    page = fetch(size=size)
    while True:
        yield page
        if page.cursor is None:
            return
        page = fetch(page.cursor)


def main():
    for page in everything(3):
        print([b["title"] for b in page.items], page.cursor and read_cursor(page.cursor))
    first = fetch(size=2)
    BOOKS.insert(0, {"id": 99, "title": "Neu"})
    second = fetch(first.cursor)
    print([b["title"] for b in second.items])
    print([len(p.items) for p in everything(5)])
    try:
        fetch("xxxx")
    except ValueError as e:
        print(e, type(e.__cause__).__name__)
    print(sum(len(p.items) for p in everything(1)))


if __name__ == "__main__":
    main()

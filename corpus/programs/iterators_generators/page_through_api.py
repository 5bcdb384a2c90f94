PAGES = {
    None: {"items": ["ant", "bee"], "next": "p2"},
    "p2": {"items": [], "next": "p3"},
    "p3": {"items": ["cat"], "next": None},
}


class Api:
    def __init__(self, pages):
        self.pages = pages
        self.requests = 0

    def get(self, cursor=None):
        self.requests += 1
        if cursor not in self.pages:
            raise ConnectionError(f"no page {cursor}")
        return self.pages[cursor]

    def all_items(self):
        cursor = None
        while True:
            page = self.get(cursor)
            yield from page["items"]
            cursor = page["next"]
            if cursor is None:
                break


def main():
    api = Api(PAGES)
    items = api.all_items()
    print(next(items), api.requests)
    print(next(items), api.requests)
    print(next(items), api.requests)
    print(next(items, "no more"), api.requests)
    print("bee" in api.all_items(), api.requests)
    PAGES["p3"]["next"] = "p9"
    collected = []
    try:
        for item in api.all_items():
            collected.append(item)
    except ConnectionError as e:
        print(collected, e)
    print(len(list(Api({None: {"items": "xyz", "next": None}}).all_items())))


main()

data = {"users": [{"name": "Jo", "pets": [{"kind": "cat"}]}, {"name": "Al"}], "count": "2"}


class Dig:
    def __init__(self, value, path="data"):
        self.value = value
        self.path = path

    def __getitem__(self, key):
        try:
            return Dig(self.value[key], f"{self.path}[{key!r}]")
        except (KeyError, IndexError, TypeError) as e:
            raise LookupError(f"{self.path}: {type(e).__name__} for {key!r}") from None

    def get(self, default=None, *keys):
        here = self
        for k in keys:
            try:
                here = here[k]
            except LookupError:
                return default
        return here.value


def main():
    d = Dig(data)
    print(d["users"][0]["pets"][0]["kind"].value)
    print(d.get("none", "users", 1, "pets", 0, "kind"), d.get(0, "count"))
    for keys in [("users", 5), ("count", "x"), ("users", 1, "age")]:
        try:
            here = d
            for k in keys:
                here = here[k]
            print(here.value)
        except LookupError as e:
            print(e)
    print(d["count"][0].value, d["users"].path)


main()

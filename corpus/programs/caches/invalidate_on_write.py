class Settings:
    def __init__(self, **values):
        self._values = values
        self._rendered = None
        self.renders = 0

    def __setitem__(self, key, value):
        if self._values.get(key) == value:
            return
        self._values[key] = value
        self._rendered = None

    def __getitem__(self, key):
        return self._values[key]

    def __delitem__(self, key):
        del self._values[key]

    def text(self):
        if self._rendered is None:
            self.renders += 1
            self._rendered = "\n".join(f"{k} = {v!r}" for k, v in sorted(self._values.items()))
        return self._rendered


def main():
    s = Settings(theme="dark", size=12)
    print(s.text())
    s["size"] = 12
    print("renders:", len(s.text()), s.renders)
    s["lang"] = "pt-BR"
    print(s.text().splitlines()[0], s.renders)
    del s["theme"]
    print(s.text())
    print("renders:", s.renders)
    s["size"] += 1
    print(s.text())
    try:
        s["theme"]
    except KeyError as e:
        print("gone:", e)


if __name__ == "__main__":
    main()

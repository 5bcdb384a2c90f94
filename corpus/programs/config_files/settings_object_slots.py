class Settings:
    _locked = False

    def __init__(self, **values):
        for key, value in values.items():
            setattr(self, key, value)
        self._locked = True

    def __setattr__(self, name, value):
        if self._locked and name != "_locked":
            raise AttributeError(f"settings are locked, cannot set {name}")
        super().__setattr__(name, value)

    def __contains__(self, name):
        return name in vars(self)

    def copy(self, **changes):
        values = {k: v for k, v in vars(self).items() if not k.startswith("_")}
        return Settings(**{**values, **changes})

    def __repr__(self):
        inner = ", ".join(f"{k}={v!r}" for k, v in sorted(vars(self).items()) if k[0] != "_")
        return f"Settings({inner})"


def main():
    base = Settings(theme="dark", size=12, recent=["a.txt"])
    print(base)
    try:
        base.size = 14
    except AttributeError as e:
        print(e)
    big = base.copy(size=20)
    print(big.size, base.size, "theme" in big, "font" in big)
    big.recent.append("b.txt")
    print(base.recent, big.recent is base.recent)
    extended = big.copy(font="Übung Sans")
    print(extended)
    print(getattr(base, "font", "system"), getattr(extended, "font", "system"))
    base._locked = False
    base.size += 1
    print(base.size)
    del base.theme
    print(base.copy().theme)


main()

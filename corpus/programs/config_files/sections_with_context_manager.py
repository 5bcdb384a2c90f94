from contextlib import contextmanager

settings = {"precision": 2, "unit": "m", "lang": "en"}


@contextmanager
def temporarily(**changes):
    before = {k: settings[k] for k in changes}
    settings.update(changes)
    try:
        yield settings
    finally:
        settings.update(before)


def show(x):
    factor = {"m": 1, "cm": 100, "ft": 3.28084}[settings["unit"]]
    text = f"{x * factor:.{settings['precision']}f} {settings['unit']}"
    return text.replace(".", ",") if settings["lang"] == "de" else text


def main():
    print(show(1.8288))
    with temporarily(unit="ft"):
        print(show(1.8288))
        with temporarily(precision=0, lang="de"):
            print(show(2.5), show(3.5))
        print(show(10))
    print(show(1.8288), settings)
    try:
        with temporarily(unit="parsec"):
            print(show(1))
    except KeyError as e:
        print("unknown unit", e)
    print(settings["unit"])
    try:
        with temporarily(colour="red"):
            pass
    except KeyError as e:
        print("unknown setting", e)
    with temporarily(lang="de") as s:
        s["precision"] = 5
    print(show(0.1), settings)


if __name__ == "__main__":
    main()

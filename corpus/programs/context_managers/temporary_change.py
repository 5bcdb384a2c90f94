from contextlib import contextmanager


@contextmanager
def changed(mapping, **values):
    missing = object()
    old = {k: mapping.get(k, missing) for k in values}
    mapping.update(values)
    try:
        yield mapping
    finally:
        for k, v in old.items():
            if v is missing:
                del mapping[k]
            else:
                mapping[k] = v


config = {"debug": False, "lang": "en"}


def describe():
    return ", ".join(f"{k}={v}" for k, v in sorted(config.items()))


def main():
    print("start: ", describe())
    with changed(config, debug=True, theme="dark"):
        print("inside:", describe())
        with changed(config, lang="nl"):
            print("deeper:", describe())
        config["extra"] = 1
    print("after: ", describe())
    try:
        with changed(config, lang="xx") as c:
            print(c["lang"], 1 / 0)
    except ZeroDivisionError:
        print("failed:", describe())


main()

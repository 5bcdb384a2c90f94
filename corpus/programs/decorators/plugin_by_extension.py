"""Readers chosen by the ending of a file name."""
import json

readers = {}


def reads(*endings):
    def add(function):
        for e in endings:
            assert e not in readers, f"{e} has a reader already"
            readers[e] = function
        return function
    return add


@reads("json")
def from_json(text):
    return json.loads(text)


@reads("csv", "tsv")
def from_table(text):
    sep = "\t" if "\t" in text else ","
    head, *rows = [line.split(sep) for line in text.splitlines()]
    return [dict(zip(head, r)) for r in rows]


@reads("ini")
def from_ini(text):
    pairs = (line.split("=", 1) for line in text.splitlines() if "=" in line)
    return {k.strip(): v.strip() for k, v in pairs}


def load(name, text):
    ending = name.rsplit(".", 1)[-1].lower()
    try:
        reader = readers[ending]
    except KeyError:
        raise ValueError(f"cannot read {name}") from None
    return reader(text)


def main():
    files = {
        "a.json": '{"x": [1, 2]}',
        "b.TSV": "id\tname\n1\tUwe\n2\tJosé",
        "c.ini": "[main]\ncolor = red\nurl=http://x?a=1",
        "d.doc": "???",
    }
    for name, text in files.items():
        try:
            print(name, load(name, text))
        except ValueError as e:
            print("error:", e)
    print(len(set(readers.values())), "readers")


if __name__ == "__main__":
    main()

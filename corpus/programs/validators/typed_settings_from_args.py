from typing import NamedTuple, get_type_hints


class Settings(NamedTuple):
    host: str
    port: int = 8000
    debug: bool = False
    ratio: float = 1.0


def convert(kind, text):
    if kind is bool:
        if text.lower() not in ("yes", "no"):
            raise ValueError(f"{text!r} is neither yes nor no")
        return text.lower() == "yes"
    return kind(text)


def parse(*args: str) -> Settings:
    hints = get_type_hints(Settings)
    values: dict = {}
    for arg in args:
        name, sep, text = arg.lstrip("-").partition("=")
        if name not in hints:
            raise KeyError(f"no setting {name}")
        values[name] = convert(hints[name], text if sep else "yes")
    return Settings(**values)


def main():
    first = parse("--host=localhost", "--debug")
    second = parse("--host=10.0.0.9", "--port=443", "--ratio=0.5", "--debug=NO")
    print(first)
    print(second.port + 1, second._asdict()["debug"])
    for args in (["--port=80"], ["--host=x", "--port=eighty"], ["--host=x", "--colour=red"], ["--host=x", "--debug=maybe"]):
        try:
            print(parse(*args))
        except (TypeError, ValueError, KeyError) as e:
            print(type(e).__name__, str(e).split("__new__() ")[-1])
    print(first > second, first[1:] < second[1:])


main()

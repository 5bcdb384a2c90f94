class ConfigError(Exception):
    pass


class Section:
    def __init__(self, name):
        self.name = name

    def __enter__(self):
        return self

    def __exit__(self, kind, error, tb):
        if kind is KeyError:
            raise ConfigError(f"[{self.name}] lacks {error}") from error
        if isinstance(error, ValueError):
            print(f"[{self.name}] bad value ignored")
            return True


def load(data):
    result = {}
    with Section("server"):
        result["port"] = int(data["port"])
        result["host"] = data["host"]
    with Section("log"):
        result["level"] = data["level"].upper()
    return result


for data in (
    {"port": "80", "host": "a", "level": "warn"},
    {"port": "http", "level": "info"},
    {"port": "81", "host": "b"},
):
    try:
        print(load(data))
    except ConfigError as e:
        print("error:", e, "| cause:", type(e.__cause__).__name__)

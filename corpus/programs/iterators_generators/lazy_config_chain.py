import itertools
from functools import partial

sources = {
    "command line": {"port": "9000"},
    "environment": {"port": "8080", "debug": "yes"},
    "file": {"debug": "no", "host": "localhost", "timeout": "2.5"},
}


def candidates(key):
    for name, values in sources.items():
        if key in values:
            yield name, values[key]


def convert(text):
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return {"yes": True, "no": False}.get(text, text)


def setting(key, *, default=None, log=print):
    for name, text in candidates(key):
        log(f"{key} from {name}")
        return convert(text)
    return default


quiet = partial(setting, log=lambda line: None)
print(setting("port") + 1, setting("timeout") * 2)
print({k: quiet(k) for k in ("debug", "host", "user")})
print(quiet("user", default="guest"))
shadowed = {k: [n for n, _ in itertools.islice(candidates(k), 1, None)] for k in ("port", "debug", "host")}
print(shadowed)
keys = sorted(set(itertools.chain.from_iterable(sources.values())))
print(keys)

class ConfigError(Exception):
    pass


class Config:
    def __init__(self, text=""):
        self._data = {}
        section = None
        for number, line in enumerate(text.splitlines(), 1):
            line = line.strip()
            if not line or line[0] in "#;":
                continue
            if line[0] == "[":
                if line[-1] != "]":
                    raise ConfigError(f"line {number}: section not closed")
                section = self._data.setdefault(line[1:-1], {})
            elif "=" in line:
                if section is None:
                    raise ConfigError(f"line {number}: key outside a section")
                key, value = line.split("=", 1)
                section[key.strip()] = value.strip()
            else:
                raise ConfigError(f"line {number}: what is {line!r}?")

    def get(self, section, key, fallback=None, convert=str):
        try:
            return convert(self._data[section][key])
        except KeyError:
            if fallback is None:
                raise ConfigError(f"{section}.{key} is missing") from None
            return fallback

    def __iter__(self):
        for section, values in self._data.items():
            for key in values:
                yield f"{section}.{key}"


TEXT = """
[mail]
host = smtp.test
port = 587

# greeting
[ui]
language=sv
motd = a=b is fine
"""
config = Config(TEXT)
print(list(config))
print(config.get("mail", "port", convert=int) + 1, config.get("ui", "motd"))
print(config.get("ui", "theme", "dark"))
for bad in ("x = 1", "[a\nb=1", "[a]\nnonsense"):
    try:
        Config(bad)
    except ConfigError as e:
        print(e)
try:
    config.get("mail", "user")
except ConfigError as e:
    print(e, e.__cause__)

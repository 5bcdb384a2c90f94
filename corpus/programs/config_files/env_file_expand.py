import re

ENV = """
# paths
HOME=/home/lisa
DATA=${HOME}/data
export CACHE="${DATA}/cache dir"
EMPTY=
TOKEN='$ecret'
LOOP=${MISSING:-fallback}/x
"""


def load(text):
    values = {}
    for line in text.splitlines():
        line = line.strip().removeprefix("export ")
        if not line or line.startswith("#"):
            continue
        key, _, raw = line.partition("=")
        if raw.startswith("'"):
            values[key] = raw.strip("'")
            continue

        def expand(m):
            name, default = m[1], m[2]
            if name in values:
                return values[name]
            if default is not None:
                return default
            raise KeyError(name)

        values[key] = re.sub(r"\$\{(\w+)(?::-([^}]*))?\}", expand, raw.strip('"'))
    return values


def main():
    env = load(ENV)
    for key, value in env.items():
        print(f"{key}={value!r}")
    longest = max(env, key=lambda k: len(env[k]))
    print(longest, len(env[longest]), env["EMPTY"] or "(empty)")
    try:
        load("A=${B}\nB=1")
    except KeyError as e:
        print("used before it is set:", e)
    print(load("A=1\nA=${A}2\nA=${A}3")["A"])


if __name__ == "__main__":
    main()

from collections import defaultdict


def tree():
    return defaultdict(tree)


def plain(t):
    return {k: plain(v) if isinstance(v, defaultdict) else v for k, v in t.items()}


def assign(config, line):
    path, value = line.split("=")
    *parents, last = path.split(".")
    node = config
    for p in parents:
        node = node[p]
    node[last] = value


LINES = [
    "ui.colours.text=black",
    "ui.colours.link=navy",
    "ui.scale=1.25",
    "net.proxy.host=proxy.lan",
    "net.timeout=30",
]

config = tree()
for line in LINES:
    assign(config, line)
print(plain(config))
print(config["ui"]["scale"], float(config["ui"]["scale"]) * int(config["net"]["timeout"]))

if config["sound"]["volume"]:
    print("sound is on")
print(list(config), len(config["sound"]))
print(plain(config)["sound"])
missing = [k for k, v in config.items() if not plain(v).get("enabled")]
print(missing)
try:
    assign(config, "net.timeout.connect=5")
except TypeError as e:
    print("cannot go below a value:", e)

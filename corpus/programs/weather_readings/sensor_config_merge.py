from collections import ChainMap
from pprint import pprint

DEFAULTS = {"interval": 60, "unit": "C", "retries": 3, "alarm": {"low": -5, "high": 35}}
SITE = {"interval": 30, "alarm": {"high": 30}}
SENSORS = {
    "attic": {"unit": "F"},
    "pond": {"alarm": {"low": 1}, "retries": 0},
    "roof": {},
}


def merged(*layers):
    result = {}
    for layer in layers:
        for key, value in layer.items():
            if isinstance(value, dict) and isinstance(result.get(key), dict):
                result[key] = merged(result[key], value)
            else:
                result[key] = value
    return result


def main():
    flat = ChainMap(SENSORS["pond"], SITE, DEFAULTS)
    print("chain:", flat["interval"], flat["retries"], flat["alarm"])
    configs = {name: merged(DEFAULTS, SITE, own) for name, own in SENSORS.items()}
    pprint(configs["pond"])
    for name, cfg in configs.items():
        low, high = cfg["alarm"]["low"], cfg["alarm"]["high"]
        print(f"{name}: {low}..{high} every {cfg['interval']} s in °{cfg['unit']}")
    flat["interval"] = 5
    print(SENSORS["pond"], SITE["interval"])
    print(DEFAULTS["alarm"] == {"low": -5, "high": 35})


if __name__ == "__main__":
    main()

from collections import ChainMap

DEFAULTS = {"host": "localhost", "port": 8080, "debug": False, "workers": 4}


def from_env(env, prefix="APP_"):
    return {k[len(prefix):].lower(): v for k, v in env.items() if k.startswith(prefix)}


def typed(settings, defaults):
    result = {}
    for key, value in settings.items():
        kind = type(defaults[key])
        if kind is bool:
            result[key] = str(value).lower() in ("1", "true", "yes")
        else:
            result[key] = kind(value)
    return result


def main():
    env = {"APP_PORT": "9000", "HOME": "/root", "APP_DEBUG": "false"}
    file_settings = {"workers": "8", "host": "0.0.0.0", "port": "80"}
    args = {"debug": True}
    settings = ChainMap(args, from_env(env), file_settings, DEFAULTS)
    print(sorted(settings.items(), key=lambda kv: kv[0]))
    final = typed(settings, DEFAULTS)
    for key in sorted(final):
        source = ["args", "env", "file", "default"][next(i for i, m in enumerate(settings.maps) if key in m)]
        print(f"{key:<8}{final[key]!r:<12}from {source}")
    child = settings.new_child({"port": "7"})
    print(child["port"], settings["port"], typed(child, DEFAULTS)["port"] + 1)
    del args["debug"]
    print(typed(settings, DEFAULTS)["debug"])
    file_settings["colour"] = "red"
    typed(settings, DEFAULTS)


if __name__ == "__main__":
    main()

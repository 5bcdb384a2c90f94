class ConfigError(Exception):
    """Reading the configuration failed."""


def parse_port(text):
    try:
        port = int(text)
    except ValueError as e:
        raise ConfigError(f"port {text!r}") from e
    if not 0 < port < 65536:
        raise ConfigError(f"port {port} out of range")
    return port


def load(config):
    try:
        return config["host"], parse_port(config["port"])
    except KeyError as e:
        raise ConfigError(f"{e.args[0]} not set") from None


def explain(error):
    chain = []
    while error:
        chain.append(type(error).__name__ + ": " + str(error))
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return chain


def main():
    configs = [
        {"host": "localhost", "port": "8080"},
        {"host": "localhost", "port": "80a"},
        {"host": "localhost"},
        {"host": "x", "port": "70000"},
    ]
    for c in configs:
        try:
            host, port = load(c)
            print(f"{host}:{port}")
        except ConfigError as e:
            for depth, line in enumerate(explain(e)):
                print("  " * depth + line)


if __name__ == "__main__":
    main()

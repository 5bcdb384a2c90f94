class ConfigError(Exception):
    def __init__(self, line, reason):
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class EmptyValue(ConfigError):
    pass


def parse_line(number, text):
    key, sep, value = text.partition("=")
    if not sep:
        raise ConfigError(number, "no '='")
    if not value.strip():
        raise EmptyValue(number, f"{key.strip()} is empty")
    return key.strip(), value.strip()


def parse(lines):
    config = {}
    problems = []
    for number, text in enumerate(lines, start=1):
        try:
            key, value = parse_line(number, text)
        except EmptyValue as error:
            config[error.reason.split()[0]] = None
        except ConfigError as error:
            problems.append(str(error))
        else:
            config[key] = value
        finally:
            last = number
    return config, problems, last


def main():
    lines = ["host = example", "port =", "debug", "user = ann"]
    config, problems, last = parse(lines)
    print(config)
    print(problems, last)
    try:
        number = int(config["port"] or "none")
    except (TypeError, ValueError) as error:
        number = -1
        print(type(error).__name__)
    return number


main()

class ScriptError(Exception):
    def __init__(self, line_number, reason):
        super().__init__(f"line {line_number}: {reason}")
        self.line_number = line_number


def interpret(script, accounts):
    """Runs the whole script or, on an error, nothing of it."""
    working = accounts.copy()
    for number, line in enumerate(script.strip().splitlines(), 1):
        try:
            match line.split():
                case ["open", name]:
                    working[name] = 0
                case ["pay", amount, "into", name]:
                    working[name] += int(amount)
                case ["move", amount, "from", a, "to", b] if working[a] >= int(amount):
                    working[a] -= int(amount)
                    working[b] += int(amount)
                case ["move", amount, "from", a, *_]:
                    raise ScriptError(number, f"{a} has only {working[a]}")
                case _:
                    raise ScriptError(number, f"do not understand {line!r}")
        except (KeyError, ValueError) as e:
            raise ScriptError(number, f"{type(e).__name__} {e}") from e
    return working


SCRIPTS = [
    "open rent\npay 500 into rent\nmove 120 from rent to fun",
    "pay 10 into fun\nmove 999 from fun to rent",
    "move 5 from fun to moon",
    "pay lots into fun",
    "close fun",
]


def main():
    accounts = {"fun": 30}
    for script in SCRIPTS:
        try:
            accounts = interpret(script, accounts)
            print("ok", accounts)
        except ScriptError as e:
            print(e, "| because of" if e.__cause__ else "", type(e.__cause__).__name__ if e.__cause__ else "")
    print(accounts)


if __name__ == "__main__":
    main()

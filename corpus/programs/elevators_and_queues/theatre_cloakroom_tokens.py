class Cloakroom:
    def __init__(self, hooks: int) -> None:
        self._hooks: list[str | None] = [None] * hooks

    def hang(self, coat: str) -> int:
        try:
            hook = self._hooks.index(None)
        except ValueError:
            raise OverflowError(f"no hook for the {coat}") from None
        self._hooks[hook] = coat
        return hook + 1

    def fetch(self, token: int) -> str:
        coat, self._hooks[token - 1] = self._hooks[token - 1], None
        if coat is None:
            raise KeyError(token)
        return coat

    def __len__(self) -> int:
        return sum(h is not None for h in self._hooks)

    def __str__(self) -> str:
        return " ".join(h[0] if h else "." for h in self._hooks)


def main() -> None:
    room = Cloakroom(4)
    tokens: dict[str, int] = {}
    for coat in ("parka", "cape", "duffle", "mackintosh", "fur"):
        try:
            tokens[coat] = room.hang(coat)
        except OverflowError as e:
            print(e, "| cause:", e.__cause__)
    print(tokens, len(room), room)
    print(room.fetch(2), room.fetch(4), room)
    tokens["fur"] = room.hang("fur")
    print(tokens["fur"], room)
    for token in (2, 2, 3):
        try:
            print(token, room.fetch(token))
        except KeyError as e:
            print("token", e, "has no coat")
    print(len(room), room, room.fetch(0))


main()

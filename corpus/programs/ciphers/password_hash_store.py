import hashlib
from dataclasses import dataclass, field


class AuthError(Exception):
    pass


@dataclass
class Account:
    user: str
    salt: str
    digest: str = field(repr=False)
    failures: int = 0


def digest(password, salt, rounds=3):
    value = (salt + password).encode()
    for _ in range(rounds):
        value = hashlib.sha256(value).digest()
    return value.hex()[:16]


class Store:
    def __init__(self):
        self._accounts: dict[str, Account] = {}

    def register(self, user, password):
        salt = f"{len(self._accounts):04d}{user[::-1]}"
        self._accounts[user] = Account(user, salt, digest(password, salt))

    def login(self, user, password):
        account = self._accounts.get(user)
        if account is None:
            raise AuthError("unknown user")
        if account.failures >= 2:
            raise AuthError("locked")
        if digest(password, account.salt) != account.digest:
            account.failures += 1
            raise AuthError(f"wrong password ({account.failures})")
        account.failures = 0
        return True


def main():
    store = Store()
    store.register("mira", "tulip")
    store.register("nino", "tulip")
    a, b = store._accounts.values()
    print(a.digest != b.digest, a)
    tries = [("mira", "rose"), ("mira", "tulip"), ("nino", "x"), ("nino", "y"), ("nino", "tulip"), ("otto", "")]
    for user, password in tries:
        try:
            print(user, store.login(user, password))
        except AuthError as e:
            print(user, "refused:", e)
    print([acc.failures for acc in store._accounts.values()])


main()

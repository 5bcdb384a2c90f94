class Wallet:
    def __init__(self, **coins):
        self.__dict__["_coins"] = coins

    def __getattr__(self, name):
        return self._coins.get(name, 0)

    def __setattr__(self, name, n):
        if n < 0:
            raise ValueError(f"{-n} {name} missing")
        self._coins[name] = n

    def __delattr__(self, name):
        del self._coins[name]

    def __iter__(self):
        return iter(sorted(k for k, n in self._coins.items() if n))

    def __matmul__(self, values):
        return sum(n * values.get(k, 0) for k, n in self._coins.items())

    def __bool__(self):
        return any(self._coins.values())


def main():
    galleons = Wallet(gold=2, silver=11)
    values = {"gold": 493, "silver": 29, "bronze": 1}
    print(galleons.gold, galleons.bronze, galleons @ values)
    galleons.silver -= 3
    galleons.bronze += 40
    print(list(galleons), galleons @ values)
    try:
        galleons.gold -= 5
    except ValueError as e:
        print("no:", e)
    while galleons.bronze >= 29:
        galleons.bronze -= 29
        galleons.silver += 1
    print({c: getattr(galleons, c) for c in galleons}, "gold" in galleons)
    del galleons.gold
    print(*galleons, bool(galleons), bool(Wallet(gold=0)), galleons.gold)


if __name__ == "__main__":
    main()

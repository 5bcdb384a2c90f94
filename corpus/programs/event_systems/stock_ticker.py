class Ticker:
    _instances = {}

    def __new__(cls, symbol):
        if symbol not in cls._instances:
            obj = super().__new__(cls)
            obj.symbol = symbol
            obj.watchers = []
            obj.price = None
            cls._instances[symbol] = obj
        return cls._instances[symbol]

    def watch(self, test, action):
        self.watchers.append((test, action))

    def trade(self, price):
        old, self.price = self.price, price
        for test, action in self.watchers:
            if old is not None and test(old, price):
                action(self.symbol, price)


alerts = []
note = lambda word: lambda s, p: alerts.append(f"{s} {word} {p}")

Ticker("OIL").watch(lambda a, b: b < a * 0.95, note("fell to"))
Ticker("OIL").watch(lambda a, b: b > 80, note("above 80:"))
Ticker("TIN").watch(lambda a, b: b == a, note("flat at"))

for symbol, price in [("OIL", 78), ("TIN", 5), ("OIL", 81), ("OIL", 75), ("TIN", 5)]:
    Ticker(symbol).trade(price)

print(*alerts, sep="\n")
print(Ticker("OIL") is Ticker("OIL"), len(Ticker._instances))

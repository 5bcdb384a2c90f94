class Wallet:
    def __init__(self, cents):
        self.cents = cents

    def __isub__(self, cents):
        if cents > self.cents:
            raise ValueError(f"{cents - self.cents} too little")
        self.cents -= cents
        return self

    def __repr__(self):
        return f"{self.cents / 100:.2f}"


class Shopper:
    def __init__(self, name, wallet):
        self.name, self.wallet = name, wallet
        self.bag = {}

    def buy(self, what, cents, n=1):
        try:
            self.wallet -= cents * n
        except ValueError as e:
            return f"{self.name}: no {what}, {e}"
        self.bag[what] = self.bag.get(what, 0) + n
        return f"{self.name}: {what}, {self.wallet} left"


family = Wallet(2000)
mum, kid = Shopper("Mum", family), Shopper("Kid", family)
print(mum.buy("bread", 350))
print(kid.buy("sweets", 99, 3))
kid.wallet = Wallet(100)
print(kid.buy("comic", 300), "|", mum.buy("comic", 300))
kid.bag, mum.bag = mum.bag, kid.bag
print(mum.bag, kid.bag, family, kid.wallet)

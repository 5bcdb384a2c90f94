class Cart(dict):
    """product -> quantity"""

    def merge(self, other):
        for k in other:
            self[k] = self.get(k, 0) + other[k]
        return self

    def __missing__(self, key):
        return 0


class Session:
    carts = {}

    def __init__(self, user=None):
        self.user = user
        self.cart = self.carts.get(user, Cart())

    def login(self, user):
        saved = self.carts.setdefault(user, Cart())
        self.cart = saved.merge(self.cart)
        self.user = user

    def logout(self):
        self.user = None
        self.cart = Cart()


first = Session()
first.cart["book"] += 1
first.cart["pen"] += 3
first.login("rhea")
print(first.cart, first.user)
first.logout()
print(first.cart, first.cart["pen"])

second = Session()
second.cart["pen"] += 2
second.login("rhea")
print(second.cart)
third = Session("rhea")
third.cart["book"] += 5
print(second.cart is third.cart, second.cart)
print(Session.carts)

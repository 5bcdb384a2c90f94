TRANSITIONS = {
    "new": {"pay": "paid", "cancel": "cancelled"},
    "paid": {"ship": "shipped", "cancel": "refunded"},
    "shipped": {"deliver": "done", "lose": "paid"},
}


class Order:
    def __init__(self, number):
        self.number = number
        self.state = "new"
        self.trail = ["new"]
        self.hooks = {}

    def on(self, state):
        def register(func):
            self.hooks.setdefault(state, []).append(func)
            return func
        return register

    def fire(self, event):
        try:
            self.state = TRANSITIONS[self.state][event]
        except KeyError:
            print(f"#{self.number}: cannot {event} when {self.state}")
            return self
        self.trail.append(self.state)
        for hook in self.hooks.get(self.state, ()):
            hook(self)
        return self


a, b = Order(1), Order(2)


@a.on("paid")
@b.on("refunded")
def mail(order):
    print(f"mail about #{order.number}: {order.state}")


a.fire("pay").fire("ship").fire("lose").fire("cancel").fire("pay")
b.fire("ship").fire("pay").fire("cancel")
print(a.trail, b.trail)

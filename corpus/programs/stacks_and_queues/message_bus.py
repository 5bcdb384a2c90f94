class Bus:
    _instance = None

    @classmethod
    def get(cls):
        if cls._instance is None:
            cls._instance = cls()
        return cls._instance

    def __init__(self):
        self.queue = []
        self.listeners = {}

    def listen(self, topic, function):
        self.listeners.setdefault(topic, []).append(function)

    def publish(self, topic, **message):
        self.queue.append((topic, message))

    def pump(self, limit=20):
        handled = 0
        while self.queue and handled < limit:
            topic, message = self.queue.pop(0)
            for function in self.listeners.get(topic, []):
                function(**message)
            handled += 1
        return handled


stock = {"tea": 3, "mug": 1}


def on_sale(item, n):
    stock[item] -= n
    if stock[item] <= 0:
        Bus.get().publish("empty", item=item)


def on_empty(item):
    print("reorder", item)
    Bus.get().publish("order", item=item, pieces=10)


def main():
    bus = Bus.get()
    bus.listen("sale", on_sale)
    bus.listen("sale", lambda item, n: print(f"sold {n} x {item}"))
    bus.listen("empty", on_empty)
    bus.listen("order", lambda item, pieces: stock.update({item: stock[item] + pieces}))
    bus.publish("sale", item="tea", n=2)
    bus.publish("sale", item="mug", n=1)
    print("handled", bus.pump(limit=2), stock, len(bus.queue))
    print("handled", bus.pump(), stock, Bus.get() is bus)
    bus.publish("sale", item="spoon", n=1)
    bus.pump()


main()

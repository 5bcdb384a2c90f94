from collections import defaultdict


class Bus:
    def __init__(self):
        self.handlers = defaultdict(list)
        self.errors = []

    def subscribe(self, *topics):
        def decorate(func):
            for t in topics:
                self.handlers[t].append(func)
            return func
        return decorate

    def publish(self, topic, **data):
        count = 0
        prefix = topic.split(".")[0] + ".*"
        for key in (topic, prefix, "*"):
            for handler in self.handlers.get(key, []):
                try:
                    handler(topic, **data)
                    count += 1
                except TypeError as e:
                    self.errors.append(handler.__name__)
        return count


bus = Bus()


@bus.subscribe("order.new", "order.paid")
def billing(topic, amount):
    print("billing", topic, amount)


@bus.subscribe("order.*")
def mail(topic, to="shop", **_):
    print("mail", to, topic)


@bus.subscribe("*")
def audit(topic, **data):
    print("audit", topic, sorted(data))


print(bus.publish("order.new", amount=5))
print(bus.publish("order.lost", to="eva"))
print(bus.publish("order.paid", amount=5, to="bob"), bus.errors)
print(bus.publish("user.new"), len(bus.handlers))

handlers = {}


def on(event):
    def decorate(func):
        handlers.setdefault(event, []).append(func)
        return func
    return decorate


mode = "day"


@on("bell")
def greet(name="nobody", mode=mode):
    return f"good {mode}, {name}"


@on("bell")
def report(*_):
    return f"it is {mode}"


def fire(event, *args):
    return [h(*args) for h in handlers.get(event, [])]


print(fire("bell", "Ida"))
mode = "night"
print(fire("bell", "Tom"))


def greet(name="nobody"):
    return "replaced"


print(fire("bell"), greet(), handlers["bell"][0] is greet)
for i in range(3):
    handlers.setdefault("tick", []).append(lambda: i * 10)
    on("tock")(lambda i=i: i * 10)
i = 9
print(fire("tick"), fire("tock"), fire("none"))
print([h.__name__ for h in handlers["bell"] + handlers["tick"][:1]])

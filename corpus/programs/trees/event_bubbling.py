class Element:
    def __init__(self, tag, parent=None):
        self.tag = tag
        self.parent = parent
        self.handlers = {}

    def on(self, event):
        def register(function):
            self.handlers.setdefault(event, []).append(function)
            return function
        return register

    def fire(self, event, **detail):
        detail["target"] = self.tag
        node, calls = self, 0
        while node is not None:
            for handler in node.handlers.get(event, ()):
                calls += 1
                if handler(node, detail) is False:
                    return calls
            node = node.parent
        return calls


page = Element("body")
form = Element("form", page)
button = Element("button", form)
log = []


@page.on("click")
@page.on("focus")
def note(node, detail):
    log.append(f"{node.tag} saw {detail['target']}")


@button.on("click")
def count(node, detail):
    detail["clicks"] = detail.get("clicks", 0) + 1
    log.append("clicks %(clicks)d on %(target)s" % detail)


@form.on("submit")
def stop(node, detail):
    log.append("submit stopped")
    return False


print(button.fire("click", clicks=2))
print(form.fire("click"), button.fire("submit"), page.fire("submit"))
print(*log, sep="\n")
print(button.fire("focus"), len(log))

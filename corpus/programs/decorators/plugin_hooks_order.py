from functools import wraps

HOOKS = {"before": [], "after": []}


def hook(kind, order=0):
    def register(func):
        HOOKS[kind].append((order, len(HOOKS[kind]), func))
        HOOKS[kind].sort(key=lambda entry: entry[:2])
        return func
    return register


def hooked(func):
    @wraps(func)
    def wrapper(text):
        for _, _, h in HOOKS["before"]:
            text = h(text)
        result = func(text)
        for _, _, h in reversed(HOOKS["after"]):
            result = h(result)
        return result
    return wrapper


@hooked
def render(text):
    return f"<p>{text}</p>"


print(render(" a & b "))


@hook("before", order=5)
def escape(text):
    return text.replace("&", "&amp;")


@hook("before")
@hook("after")
def strip(text):
    return text.strip()


@hook("after")
def bold(html):
    return html.replace("p>", "b>")


print(render(" a & b "), [f.__name__ for _, _, f in HOOKS["before"]])
HOOKS["after"].clear()
print(render("&&"), render.__name__)

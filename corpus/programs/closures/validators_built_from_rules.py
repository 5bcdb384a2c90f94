def length(lo, hi=None):
    def check(text):
        if len(text) < lo:
            return f"shorter than {lo}"
        if hi is not None and len(text) > hi:
            return f"longer than {hi}"
    return check


def contains(kind, name):
    return lambda text: None if any(kind(c) for c in text) else f"without a {name}"


def not_in(words):
    def check(text):
        for w in words:
            if w in text.lower():
                return f"contains {w!r}"
    return check


def every(*checks):
    return lambda text: [problem for check in checks if (problem := check(text))]


forbidden = ["password"]
strong = every(length(6, 12), contains(str.isdigit, "digit"), contains(str.isupper, "capital"), not_in(forbidden))
for text in ("abc", "Password1", "Secret77", "averylongpassphrase"):
    print(text, strong(text) or "ok")
forbidden.append("secret")          # the list is shared
print(strong("Secret77"))

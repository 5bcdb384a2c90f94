class Plugin:
    registry = []

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        Plugin.registry.append(cls)

    def before(self, text):
        return text

    def after(self, result):
        return result


class Trim(Plugin):
    def before(self, text):
        return text.strip()


class Shout(Plugin):
    def after(self, result):
        return result.upper() + "!"


class Count(Plugin):
    calls = 0

    def before(self, text):
        self.calls += 1
        return text

    def after(self, result):
        return f"{result} ({self.calls})"


def translate(text, plugins):
    words = {"hallo": "hello", "welt": "world", "übung": "exercise"}
    for p in plugins:
        text = p.before(text)
    result = " ".join(words.get(w, w) for w in text.lower().split(" "))
    for p in reversed(plugins):
        result = p.after(result)
    return result


plugins = [cls() for cls in Plugin.registry]
print(translate("  Hallo Welt ", plugins))
print(translate("Übung 3", plugins))
print(translate("  Hallo  Welt ", []))
print(Count.calls, plugins[-1].calls, len(Plugin.registry))

def singleton(cls):
    instances = {}

    def get(*args, **kwargs):
        if cls not in instances:
            instances[cls] = cls(*args, **kwargs)
        return instances[cls]

    get.original = cls
    return get


@singleton
class Settings:
    def __init__(self, language="en", size=12):
        self.language = language
        self.size = size

    def __str__(self):
        return f"{self.language}/{self.size}"


@singleton
class Log(list):
    def write(self, text):
        self.append(text)
        return len(self)


def greet():
    words = {"en": "Hello", "fr": "Bonjour"}
    Log().write("greet in " + Settings().language)
    return words[Settings().language]


def main():
    s = Settings("fr")
    print(greet(), s)
    Settings().size += 4
    again = Settings("en", 99)
    print(again, again is s)
    print(greet(), Log().write("end"))
    print(Log())
    fresh = Settings.original("de")
    print(fresh, Settings())
    print(greet.__name__, isinstance(fresh, Settings.original))


main()

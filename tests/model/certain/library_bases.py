"""Classes whose base is the library's: it gives their objects fields, and calls what they override."""
import json
import string
import textwrap
from collections import UserDict
from enum import Enum, IntEnum
from html.parser import HTMLParser


class Colour(Enum):
    RED = "red"
    BLUE = "blue"

    @classmethod
    def _missing_(cls, value):
        return cls.BLUE if value == "azure" else None


class Level(IntEnum):
    LOW = 1

    @classmethod
    def _missing_(cls, value):
        for each in cls:
            if each.name == str(value).upper():
                return each
        return None


class Encoder(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, set):
            return sorted(o)
        return super().default(o)


class Tags(HTMLParser):
    def handle_starttag(self, tag, attrs):
        print(tag)


class Wrapper(textwrap.TextWrapper):
    def short(self, text):
        width = self.width
        return self.fill(text)[:width]


class Registry(UserDict):
    def known(self):
        return list(self.data)


class Shy(string.Formatter):
    def get_value(self, key, args, kwargs):
        return kwargs.get(key, "?")


def pick(name):
    return Colour(name).value


def main():
    found = [Colour(each).name for each in ("red", "azure")]
    print(pick("azure"), Level("low") is Level.LOW, found)
    try:
        Colour("green")
    except ValueError as error:
        print(error)
    print(json.dumps({"tags": {2, 1}}, cls=Encoder))
    tags = Tags()
    tags.feed("<p>text</p>")
    wrapper = Wrapper(width=5)
    text = wrapper.short("one two three")
    registry = Registry(one=1)
    names = registry.known()
    words = Shy().format("{a} {b}", a=1)
    return text, names, words


main()

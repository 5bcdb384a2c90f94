class StringBuilder:
    """For people who come from Java."""

    def __init__(self, initial=""):
        self._parts = [str(initial)] if initial else []

    def append(self, value):
        self._parts.append(str(value))
        return self

    def insert(self, index, value):
        text = str(self)
        self._parts = [text[:index], str(value), text[index:]]
        return self

    def reverse(self):
        self._parts = [str(self)[::-1]]
        return self

    def deleteCharAt(self, index):
        text = str(self)
        self._parts = [text[:index] + text[index + 1:]]
        return self

    def length(self):
        return sum(len(p) for p in self._parts)

    def __str__(self):
        return "".join(self._parts)

    def __eq__(self, other):
        return str(self) == str(other)


def isPalindrome(text):
    builder = StringBuilder()
    for ch in text:
        if ch.isalpha():
            builder.append(ch.lower())
    forward = str(builder)
    return builder.reverse() == forward


def main():
    sb = StringBuilder("start")
    sb.append(":").append(3).append(None).insert(0, ">> ")
    print(sb, sb.length())
    print(sb.deleteCharAt(sb.length() - 1).reverse())
    print(isPalindrome("Was it a car"), isPalindrome("Never odd, or even"))
    empty = StringBuilder()
    print(repr(str(empty)), empty.length(), empty == "")
    a, b = StringBuilder("x"), StringBuilder("x")
    print(a == b, a is b, a.append("y") == b)
    print({a: 1})


if __name__ == "__main__":
    main()

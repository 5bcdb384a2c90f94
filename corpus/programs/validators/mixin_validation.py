class NotEmpty:
    def clean(self, value):
        value = super().clean(value)
        if not value:
            raise ValueError("empty")
        return value


class Stripped:
    def clean(self, value):
        return super().clean(value).strip()


class Upper:
    def clean(self, value):
        return super().clean(value).upper()


class MaxLength:
    max_length = 6

    def clean(self, value):
        value = super().clean(value)
        if len(value) > self.max_length:
            raise ValueError(f"longer than {self.max_length}")
        return value


class Field:
    def clean(self, value):
        return str(value)


class Code(MaxLength, NotEmpty, Upper, Stripped, Field):
    pass


class Title(NotEmpty, Stripped, Field):
    max_length = 99


def show(field, *values):
    out = []
    for v in values:
        try:
            out.append(field.clean(v))
        except ValueError as e:
            out.append(f"({e})")
    return out


print(show(Code(), " ab1 ", "   ", "straße", "toolong", 42))
print(show(Title(), " Hello  World ", "", None))
print([c.__name__ for c in Code.__mro__[:-1]])
small = Code()
small.max_length = 2
print(show(small, "abc", "ß", " x "), Code.max_length)

class FieldError(ValueError):
    def __init__(self, field, message):
        super().__init__(message)
        self.field = field

    def __str__(self):
        return f"{self.field}: {super().__str__()}"


class FormErrors(Exception):
    def __init__(self, errors):
        self.errors = errors

    def __len__(self):
        return len(self.errors)


def check_age(data):
    age = data.get("age", "")
    if not age.isdecimal():
        raise FieldError("age", f"{age!r} is no number")
    if not 0 < int(age) < 130:
        raise FieldError("age", "out of range")


def check_mail(data):
    user, at, host = data["mail"].partition("@")
    if not (user and at and "." in host):
        raise FieldError("mail", "looks wrong")


def validate(data):
    errors = []
    for check in (check_age, check_mail):
        try:
            check(data)
        except FieldError as e:
            errors.append(e)
    if errors:
        raise FormErrors(errors)


for data in ({"age": "30", "mail": "a@b.c"}, {"age": "200", "mail": "@b.c"}, {"mail": "x@y"}, {"age": "4"}):
    try:
        validate(data)
        print("ok")
    except FormErrors as e:
        print(len(e), *e.errors, sep="\n  ")

class Invalid(ValueError):
    def __init__(self, errors):
        self.errors = errors
        super().__init__(f"{len(errors)} error(s)")


def check(form):
    errors = {}
    if not form.get("name", "").strip():
        errors["name"] = "must not be empty"
    try:
        age = int(form.get("age", ""))
        if age < 16:
            errors["age"] = "too young"
    except ValueError:
        errors["age"] = "must be a number"
    if "@" not in form.get("mail", ""):
        errors["mail"] = "no @"
    if errors:
        raise Invalid(errors)
    return {**form, "age": age}


def main():
    forms = [
        {"name": "Ana", "age": "31", "mail": "ana@x.es"},
        {"name": "  ", "age": "12", "mail": "b@c"},
        {"age": "old"},
    ]
    accepted = []
    for form in forms:
        try:
            accepted.append(check(form))
        except Invalid as e:
            print(e)
            for field, message in sorted(e.errors.items()):
                print(f"   {field}: {message}")
    print(accepted, accepted[0]["age"] + 1)


if __name__ == "__main__":
    main()

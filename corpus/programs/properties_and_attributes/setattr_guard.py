class Locked:
    def __init__(self, **values):
        for name, value in values.items():
            super().__setattr__(name, value)
        super().__setattr__("_locked", True)

    def __setattr__(self, name, value):
        if name not in self.__dict__:
            raise AttributeError(f"unknown field {name}")
        old = self.__dict__[name]
        if not isinstance(value, type(old)):
            raise TypeError(f"{name} must be {type(old).__name__}, not {type(value).__name__}")
        super().__setattr__(name, value)


form = Locked(name="Ida", age=9)
changes = [("age", 10), ("age", "ten"), ("nmae", "Eda"), ("name", "Eda")]
for field, value in changes:
    try:
        setattr(form, field, value)
    except (AttributeError, TypeError) as e:
        print(type(e).__name__, "-", e)
form.age += 1
print({k: v for k, v in vars(form).items() if not k.startswith("_")})

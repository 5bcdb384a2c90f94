class Salary:
    """A descriptor that refuses impossible salaries."""

    def __init__(self, minimum):
        self.minimum = minimum

    def __set_name__(self, owner, name):
        self.attr = "_" + name

    def __get__(self, instance, owner):
        if instance is None:
            return self
        return getattr(instance, self.attr)

    def __set__(self, instance, value):
        if value < self.minimum:
            raise ValueError(f"{value} is below the minimum of {self.minimum}")
        setattr(instance, self.attr, value)


class Worker:
    monthly = Salary(minimum=1900)

    def __init__(self, name, monthly):
        self.name = name
        self.monthly = monthly


class Trainee(Worker):
    monthly = Salary(minimum=800)


def hire(cls, name, monthly):
    try:
        person = cls(name, monthly)
    except ValueError as e:
        print("cannot hire", name, "-", e)
        return None
    print("hired", name, "for", person.monthly)
    return person


def main():
    a = hire(Worker, "Till", 2400)
    hire(Worker, "Udo", 1500)
    c = hire(Trainee, "Vera", 850)
    a.monthly += 100
    print(a.monthly, Worker.monthly.minimum, Trainee.monthly.minimum)
    print(sorted(vars(c)))
    try:
        c.monthly /= 2
    except ValueError as e:
        print("no:", e)
    print(c.monthly)


main()

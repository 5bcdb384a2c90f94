class Employee:
    tax_rate = 0.2

    def __init__(self, name, salary):
        self.name = name
        self.salary = salary

    def gross(self):
        return self.salary

    def net(self):
        return round(self.gross() * (1 - self.tax_rate), 2)

    def __str__(self):
        return f"{type(self).__name__} {self.name}: {self.net():.2f}"


class Manager(Employee):
    tax_rate = 0.3

    def __init__(self, name, salary, reports):
        super().__init__(name, salary)
        self.reports = reports

    def gross(self):
        return super().gross() + 150 * len(self.reports)


class Freelancer(Employee):
    def __init__(self, name, hourly, hours):
        super().__init__(name, hourly * hours)

    def net(self):
        return self.gross()


def main():
    ada = Employee("Ada", 3200)
    bo = Employee("Bo", 2850.5)
    staff = [ada, bo, Manager("Cleo", 5100, [ada, bo]), Freelancer("Dmitri", 85, 32)]
    for person in staff:
        print(person)
    total = sum(p.gross() for p in staff)
    print(f"total cost {total:,.2f}")
    staff[2].reports.append(staff[3])
    print(staff[2].gross(), isinstance(staff[2], Employee))
    Employee.tax_rate = 0.25
    print([p.net() for p in staff])


if __name__ == "__main__":
    main()

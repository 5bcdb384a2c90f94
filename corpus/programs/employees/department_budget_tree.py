from typing import NamedTuple


class Dept(NamedTuple):
    name: str
    budget: int
    spent: int
    children: tuple = ()


def walk(dept, depth=0):
    yield depth, dept
    for child in dept.children:
        yield from walk(child, depth + 1)


def total(dept, what):
    return sum(getattr(d, what) for _, d in walk(dept))


company = Dept("Company", 100, 20, (
    Dept("Research", 400, 410, (
        Dept("Robots", 250, 300),
        Dept("Paper", 50, 5),
    )),
    Dept("Kitchen", 80, 79),
))

for depth, d in walk(company):
    mark = "!" if d.spent > d.budget else " "
    print(f"{mark} {'  ' * depth}{d.name:<{12 - 2 * depth}}{d.spent:>5}/{d.budget}")

print("all:", total(company, "spent"), "of", total(company, "budget"))
over = {d.name: d.spent - d.budget for _, d in walk(company) if d.spent > d.budget}
print(over)
research = company.children[0]
fixed = research._replace(budget=research.budget + sum(over.values()))
company = company._replace(children=(fixed,) + company.children[1:])
print(total(company, "budget"), company.children[0].budget, research.budget)

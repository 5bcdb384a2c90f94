sections = []


def section(title, *, order=None):
    def decorate(f):
        sections.append((order if order is not None else len(sections) * 10, title, f))
        return f
    return decorate


@section("Sales")
def sales(data):
    return f"{sum(data['sales'])} in {len(data['sales'])} days"


@section("Best day", order=5)
def best(data):
    day = data["sales"].index(max(data["sales"]))
    return f"day {day + 1}"


@section("Staff")
def staff(data):
    return ", ".join(sorted(data["staff"], key=str.lower))


def report(data, width=24):
    lines = []
    for _, title, f in sorted(sections):
        lines.append(f" {title} ".center(width, "="))
        lines.append(f(data))
    return "\n".join(lines)


def main():
    data = {"sales": [120, 95, 310, 80], "staff": ["zoe", "Ali", "bert"]}
    text = report(data)
    print(text)
    print(text.count("\n"), best.__name__, [s[0] for s in sections])
    section("Note", order=-1)(lambda data: f"keys {list(data)}")
    print(report({"sales": [1], "staff": []}, width=10).splitlines()[:4])


main()

from typing import NamedTuple


class Application(NamedTuple):
    name: str
    income: int
    amount: int
    state: str = "received"
    notes: tuple = ()


def step(app: Application) -> Application:
    match app:
        case Application(state="received", income=0):
            return app._replace(state="rejected", notes=app.notes + ("no income",))
        case Application(state="received"):
            return app._replace(state="checked")
        case Application(state="checked", income=i, amount=a) if a > 5 * i:
            return app._replace(state="offer", amount=5 * i, notes=app.notes + (f"lowered from {a}",))
        case Application(state="checked" | "offer"):
            return app._replace(state="approved")
        case _:
            return app


def run(app: Application) -> list:
    states = [app]
    while (following := step(states[-1])) != states[-1]:
        states.append(following)
    return states


def main():
    people = [Application("Uri", 2400, 9000), Application("Mai", 1000, 8000), Application("Leo", 0, 50)]
    for p in people:
        path = run(p)
        print(p.name, " > ".join(a.state for a in path), path[-1].notes)
    total = sum(path[-1].amount for path in map(run, people) if path[-1].state == "approved")
    print("approved:", total)
    print(people[1], run(people[1])[-1] is people[1])


if __name__ == "__main__":
    main()

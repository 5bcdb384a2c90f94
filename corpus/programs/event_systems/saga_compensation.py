class Step:
    def __init__(self, name, do, undo):
        self.name = name
        self.do = do
        self.undo = undo


def run_saga(steps, ctx):
    done = []
    try:
        for step in steps:
            step.do(ctx)
            done.append(step)
    except Exception as error:
        ctx["log"].append(f"failed: {error}")
        for step in reversed(done):
            step.undo(ctx)
            ctx["log"].append("undid " + step.name)
        return False
    return True


def pay(ctx):
    if ctx["money"] < ctx["price"]:
        raise ValueError("not enough money")
    ctx["money"] -= ctx["price"]


def refund(ctx):
    ctx["money"] += ctx["price"]


def book(ctx):
    ctx["seats"].append(ctx["name"])


def unbook(ctx):
    ctx["seats"].remove(ctx["name"])


def mail(ctx):
    if "@" not in ctx["email"]:
        raise RuntimeError("bad address " + ctx["email"])


def main():
    steps = [Step("book", book, unbook), Step("pay", pay, refund), Step("mail", mail, lambda c: None)]
    trips = [
        dict(name="Ola", money=90, price=60, email="ola@x.no"),
        dict(name="Bea", money=20, price=60, email="b@x.de"),
        dict(name="Cid", money=99, price=60, email="nowhere"),
    ]
    seats = []
    for trip in trips:
        trip.update(seats=seats, log=[])
        ok = run_saga(steps, trip)
        print(trip["name"], ok, trip["money"], trip["log"])
    print(seats)


if __name__ == "__main__":
    main()

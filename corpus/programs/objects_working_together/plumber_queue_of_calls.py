class Call:
    next_id = 1

    def __init__(self, street, urgent=False):
        self.id = Call.next_id
        Call.next_id += 1
        self.street, self.urgent = street, urgent
        self.plumber = None


class Plumber:
    def __init__(self, name, at):
        self.name, self.at = name, at
        self.calls = []

    @property
    def last(self):
        return self.calls[-1].street if self.calls else self.at


class Office:
    def __init__(self, *plumbers):
        self.plumbers = plumbers

    def take(self, call):
        def effort(p):
            return abs(p.last - call.street) + 10 * len(p.calls)
        call.plumber = min(self.plumbers, key=effort)
        place = 0 if call.urgent else len(call.plumber.calls)
        call.plumber.calls.insert(place, call)
        return f"#{call.id} {call.plumber.name} as number {place + 1}"

    def cancel(self, call):
        if call.plumber:
            call.plumber.calls.remove(call)
        call.plumber = None


office = Office(Plumber("Ann", 3), Plumber("Bob", 20))
calls = [Call(5), Call(18), Call(7), Call(4, urgent=True), Call(30)]
for c in calls:
    print(office.take(c))
office.cancel(calls[0])
office.cancel(calls[0])
calls[2].street = 50
print({p.name: [(c.id, c.street) for c in p.calls] for p in office.plumbers}, calls[0].plumber)
print(office.take(calls[0]), office.plumbers[0].last, Call.next_id)

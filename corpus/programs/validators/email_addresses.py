import re

PATTERN = re.compile(r"""
    (?P<local>[A-Za-z0-9._%+-]+)
    @
    (?P<domain>(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,})
    $""", re.VERBOSE)


class BadAddress(ValueError):
    def __init__(self, address, why):
        super().__init__(f"{address}: {why}")
        self.why = why


def parse(address):
    m = PATTERN.match(address)
    if not m:
        raise BadAddress(address, "wrong form")
    local, domain = m.group("local", "domain")
    if ".." in local or local.startswith("."):
        raise BadAddress(address, "dots")
    return local.split("+")[0], domain.lower()


def main():
    addresses = """jo.doe@Example.com
jo.doe+news@example.com
.dot@example.com
a@b
two..dots@x.org
größe@mail.de
ed@my-host.co.uk""".split("\n")
    people, reasons = {}, {}
    for a in addresses:
        try:
            local, domain = parse(a)
        except BadAddress as e:
            reasons.setdefault(e.why, []).append(a)
            continue
        people.setdefault((local, domain), []).append(a)
    for (local, domain), used in people.items():
        print(f"{local} at {domain}: {len(used)}")
    print(reasons)


if __name__ == "__main__":
    main()

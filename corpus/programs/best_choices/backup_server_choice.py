import operator


class NoServer(Exception):
    pass


SERVERS = [
    dict(name="oslo", cpu=8, load=0.91, up=True, region="eu"),
    dict(name="riga", cpu=4, load=0.20, up=True, region="eu"),
    dict(name="lima", cpu=16, load=0.35, up=False, region="sa"),
    dict(name="cuzco", cpu=2, load=0.10, up=True, region="sa"),
]

OPS = {"<": operator.lt, ">": operator.gt, "=": operator.eq, ">=": operator.ge}


def pick(servers, *rules):
    left = [s for s in servers if s["up"]]
    for field, op, value in rules:
        left = [s for s in left if OPS[op](s[field], value)]
        if not left:
            raise NoServer(f"none with {field} {op} {value}")
    return max(left, key=lambda s: s["cpu"] * (1 - s["load"]))["name"]


def main():
    questions = {
        "any": [],
        "europe": [("region", "=", "eu")],
        "big": [("cpu", ">=", 8)],
        "calm south": [("region", "=", "sa"), ("load", "<", 0.1)],
    }
    for title, rules in questions.items():
        try:
            answer = pick(SERVERS, *rules)
        except NoServer as e:
            answer = f"({e})"
        print(title, "->", answer)
    SERVERS[2]["up"] = True
    print(pick(SERVERS))
    print(pick(SERVERS, ("ram", ">", 8)))


if __name__ == "__main__":
    main()

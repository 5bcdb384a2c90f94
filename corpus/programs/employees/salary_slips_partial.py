from functools import partial
from operator import attrgetter
from types import SimpleNamespace as NS


def deduct(rate, base, *, cap=None):
    amount = base * rate / 100
    return round(min(amount, cap) if cap is not None else amount, 2)


DEDUCTIONS = {
    "tax": partial(deduct, 18),
    "pension": partial(deduct, 9.3, cap=650),
    "health": partial(deduct, 7.3, cap=380.0),
    "canteen": lambda base: 42.0,
}


def slip(person):
    lines = {name: rule(person.gross) for name, rule in DEDUCTIONS.items() if name not in person.exempt}
    net = person.gross - sum(lines.values())
    return NS(name=person.name, lines=lines, net=round(net, 2))


def main():
    staff = [
        NS(name="Uta", gross=3100.0, exempt=set()),
        NS(name="Veit", gross=8200.0, exempt={"canteen"}),
        NS(name="Wanda", gross=450.0, exempt={"tax", "pension", "health"}),
    ]
    slips = [slip(p) for p in staff]
    for s in slips:
        print(s.name, s.net, s.lines)
    for s in sorted(slips, key=attrgetter("net")):
        print(f"{s.name:<6}{s.net:>9,.2f}")
    sums = {k: round(sum(s.lines.get(k, 0) for s in slips), 2) for k in DEDUCTIONS}
    print(sums)
    quote = {p.name: f"{s.net / p.gross:.1%}" for p, s in zip(staff, slips)}
    print(quote, DEDUCTIONS["pension"].args, DEDUCTIONS["pension"].keywords)
    staff[0].exempt.add("canteen")
    print(slip(staff[0]).net - slips[0].net)


if __name__ == "__main__":
    main()

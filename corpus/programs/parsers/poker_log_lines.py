import re
from collections import defaultdict

LOG = """
Ana posts 5
Bo posts 10
Cy raises to 30
Ana folds
Bo calls 20
--- flop
Bo checks
Cy bets 40
Bo folds
"""
LINE = re.compile(r"(?P<who>\w+) (?P<what>\w+)(?: (?:to )?(?P<amount>\d+))?")


def play(log):
    stacks = defaultdict(lambda: 200)
    street, pot, folded = {}, 0, set()
    for line in log.strip().splitlines():
        if line.startswith("---"):
            street.clear()
            continue
        who, what, amount = LINE.match(line).group("who", "what", "amount")
        match what:
            case "posts" | "bets" | "calls":
                put = int(amount)
            case "raises":
                put = int(amount) - street.get(who, 0)
            case "folds":
                folded.add(who)
                put = 0
            case _:
                put = 0
        street[who] = street.get(who, 0) + put
        stacks[who] -= put
        pot += put
    return stacks, pot, folded


def main():
    stacks, pot, folded = play(LOG)
    print(dict(stacks), pot, sorted(folded))
    (winner,) = stacks.keys() - folded
    stacks[winner] += pot
    print(winner, "wins", pot, "->", dict(stacks))
    print(sum(stacks.values()) == 200 * len(stacks))
    verbs = [LINE.match(l)["what"] for l in LOG.split("\n") if l and l[0] != "-"]
    print({v: verbs.count(v) for v in sorted(set(verbs))})
    change = {w: s - 200 for w, s in stacks.items()}
    print(change, min(change, key=change.get), sum(change.values()))


if __name__ == "__main__":
    main()

RULES = """
rain and windy: coat
rain: umbrella
cold: gloves, scarf
not cold and not rain: sunglasses
party: good shoes
"""


def parse(text):
    rules = []
    for line in text.strip().split("\n"):
        condition, _, things = line.partition(":")
        wanted, unwanted = set(), set()
        for word in condition.split(" and "):
            word = word.strip()
            if word.startswith("not "):
                unwanted.add(word[4:])
            else:
                wanted.add(word)
        rules.append((wanted, unwanted, [t.strip() for t in things.split(",")]))
    return rules


def advise(rules, *facts):
    facts = set(facts)
    result = []
    for wanted, unwanted, things in rules:
        if wanted <= facts and not unwanted & facts:
            result += [t for t in things if t not in result]
    return result


def unused(rules, days):
    worn = {t for d in days for t in advise(rules, *d)}
    return sorted({t for *_, things in rules for t in things} - worn)


def main():
    rules = parse(RULES)
    print(len(rules), sorted(rules[0][0]), rules[0][2])
    days = {"Mon": ["rain", "windy"], "Tue": ["cold", "party"], "Wed": [], "Thu": ["rain", "cold"]}
    for day, facts in days.items():
        print(day, advise(rules, *facts))
    print("stays at home:", unused(rules, [days["Mon"], days["Wed"]]))
    rules += parse("windy: kite\nparty and rain: boots")
    print(advise(rules, "party", "rain", "windy"))


main()

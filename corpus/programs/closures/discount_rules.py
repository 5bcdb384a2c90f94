def percent(p):
    return lambda total, items: total * (100 - p) / 100


def every_third_free(price):
    def rule(total, items):
        return total - items // 3 * price
    return rule


def only_if(test, rule):
    def guarded(total, items):
        return rule(total, items) if test(total, items) else total
    return guarded


def best_of(*rules):
    def choose(total, items):
        return min(r(total, items) for r in rules)
    return choose


def main():
    student = percent(10)
    bulk = only_if(lambda total, items: items >= 6, percent(25))
    third = every_third_free(4.0)
    offers = {"student": student, "bulk": bulk, "third": third, "best": best_of(student, bulk, third)}
    for items in (2, 3, 6):
        total = items * 4.0
        prices = {name: rule(total, items) for name, rule in offers.items()}
        print(items, total, prices)
    nothing = best_of(percent(0))
    print(nothing(12.5, 1))


if __name__ == "__main__":
    main()

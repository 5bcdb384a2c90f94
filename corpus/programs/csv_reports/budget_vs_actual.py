def read_pairs(text):
    d = {}
    for part in text.split("\n"):
        name, value = part.split(":")
        d[name.strip()] = int(value)
    return d


def compare(budget, actual):
    report = []
    for name in budget:
        spent = actual[name]
        diff = spent - budget[name]
        percent = 100 * diff / budget[name]
        report.append((name, budget[name], spent, diff, percent))
    return report


def show(report):
    for name, b, a, diff, percent in report:
        sign = "+" if diff > 0 else ""
        flag = "!" if abs(percent) > 10 else ""
        print("%-10s %6d %6d %s%d (%.1f%%) %s" % (name, b, a, sign, diff, percent, flag))


budget = read_pairs("travel: 2000\noffice: 800\ntraining: 1500")
actual = read_pairs("travel: 2350\noffice: 790\ntraining: 1100\nparty: 300")
show(compare(budget, actual))
unplanned = actual.keys() - budget.keys()
print("unplanned:", unplanned)
print("overall:", sum(actual.values()) - sum(budget.values()))
show(compare(actual, budget))

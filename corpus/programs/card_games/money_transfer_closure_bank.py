def make_bank(*names, start=100):
    chips = {n: start for n in names}
    log = []

    def pay(a, b, n):
        if chips[a] < n:
            log.append(f"{a} owes {b} {n - chips[a]}")
            n = chips[a]
        chips[a] -= n
        chips[b] += n
        return n

    def undo(a, b, n):
        return pay(b, a, n)

    def report(key=lambda item: -item[1]):
        return sorted(chips.items(), key=key)

    return pay, undo, report, log


pay, undo, report, log = make_bank("Ivo", "Jill", "Kees", start=40)
print(pay("Ivo", "Jill", 25), pay("Jill", "Kees", 60), pay("Ivo", "Kees", 30))
print(report())
undo("Jill", "Kees", 20)
print(report(key=lambda item: item[0]))
other_pay, _, other_report, other_log = make_bank("Ivo", "Lou")
other_pay("Lou", "Ivo", 1)
print(other_report(), log, other_log)
print(sum(n for _, n in report()))

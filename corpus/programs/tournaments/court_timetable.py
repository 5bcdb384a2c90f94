from datetime import datetime, timedelta

matches = ["QF1", "QF2", "QF3", "QF4", "SF1", "SF2", "Final"]
needs = {"SF1": ("QF1", "QF2"), "SF2": ("QF3", "QF4"), "Final": ("SF1", "SF2")}


def plan(matches, courts, start, minutes, pause=10):
    free = {c: start for c in courts}
    ends = {}
    table = []
    for m in matches:
        ready = max((ends[n] for n in needs.get(m, ())), default=start)
        court = min(free, key=lambda c: (max(free[c], ready), c))
        begin = max(free[court], ready)
        end = begin + timedelta(minutes=minutes)
        ends[m] = end
        free[court] = end + timedelta(minutes=pause)
        table.append((m, court, begin, end))
    return table


def main():
    start = datetime(2024, 6, 15, 9, 30)
    table = plan(matches, ["Centre", "North"], start, minutes=50)
    for m, court, begin, end in table:
        print(f"{m:<6}{court:<8}{begin:%H:%M}-{end:%H:%M}")
    last = table[-1][3]
    print("over at", last.strftime("%H:%M"), "after", last - start)
    one = plan(matches, ["Centre"], start, 50, pause=0)
    print("on one court:", one[-1][-1].time())


main()

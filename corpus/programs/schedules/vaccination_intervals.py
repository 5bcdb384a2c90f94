from datetime import date, timedelta

PLAN = {"tetanus": [0, 30, 210], "flu": [0], "TBE": [0, 60, 365]}


def due_dates(name, first):
    return [first + timedelta(days=d) for d in PLAN[name]]


def status(name, shots, today):
    if not shots:
        return "start now"
    if len(shots) >= len(PLAN[name]):
        return "complete"
    gap = PLAN[name][len(shots)] - PLAN[name][len(shots) - 1]
    due = shots[-1] + timedelta(days=gap)
    days = (due - today).days
    if days < 0:
        return f"overdue since {-days} days"
    return f"in {days} days ({due:%d %b})"


def main():
    today = date(2024, 5, 20)
    card = {
        "tetanus": [date(2024, 1, 10), date(2024, 2, 12)],
        "flu": [date(2023, 10, 3)],
        "TBE": [date(2024, 3, 1)],
    }
    for name, shots in card.items():
        print(f"{name:<8} {len(shots)}/{len(PLAN[name])} {status(name, shots, today)}")
    card["TBE"].append(today)
    print(status("TBE", card["TBE"], today), "|", status("flu", [], today))
    print([d.isoformat() for d in due_dates("tetanus", date(2024, 12, 1))])


main()

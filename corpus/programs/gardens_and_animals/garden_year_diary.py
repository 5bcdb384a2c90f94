from collections import defaultdict
from datetime import date


def main():
    diary = """
    2024-03-09 sow radish 2
    2024-04-20 sow carrot 3
    2024-04-28 harvest radish 1.5
    2024-05-02 slugs radish
    2024-07-15 harvest carrot 4.2
    2024-08-01 harvest carrot 1.1
    2024-08-01 sow radish 1
    """
    sown, harvested, events = {}, defaultdict(float), []
    for line in diary.strip().splitlines():
        day, what, plant, *amount = line.split()
        day = date.fromisoformat(day)
        if what == "sow":
            sown.setdefault(plant, []).append(day)
        elif what == "harvest":
            harvested[plant] += float(amount[0])
            start = max(d for d in sown[plant] if d < day)
            print(f"{plant}: {(day - start).days} days after sowing, {amount[0]} kg")
        else:
            events.append((day.strftime("%B"), what, plant))
    print(dict(harvested), events)
    waiting = [p for p, days in sown.items() if days[-1] > date(2024, 7, 31)]
    print("still growing:", waiting)
    per_row = {p: round(kg / len(sown[p]), 2) for p, kg in harvested.items()}
    best = max(per_row, key=per_row.get)
    print("best:", best, per_row)


if __name__ == "__main__":
    main()

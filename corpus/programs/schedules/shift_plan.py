from itertools import cycle


def plan(people, days, absent=None):
    absent = absent or {}
    turn = cycle(people)
    result = {}
    for day in days:
        for _ in people:
            person = next(turn)
            if day not in absent.get(person, ()):
                result[day] = person
                break
        else:
            result[day] = "NOBODY"
    return result


def hours(result, per_shift=8):
    total = {}
    for person in result.values():
        total[person] = total.get(person, 0) + per_shift
    return total


def main():
    days = ["Mon", "Tue", "Wed", "Thu", "Fri"]
    people = ["Sam", "Ute", "Viktor"]
    week = plan(people, days)
    holiday = plan(people, days, absent={"Ute": {"Tue", "Fri"}, "Sam": ["Thu"]})
    print(week)
    print(holiday)
    for name, h in sorted(hours(holiday).items()):
        print(f"{name:8}{h:3} h")
    difference = [d for d in days if week[d] != holiday[d]]
    print("changed:", " ".join(difference))


main()

from string import Template
from datetime import date, timedelta

FIRST = Template("Dear $name, please return $books soon.")
SECOND = Template("Dear $name, $books now cost you $fine EUR.")
THIRD = Template("$name! $books. Last warning.")

LOANS = {
    "Ms Ode": [("Walden", date(2024, 3, 1)), ("Nana", date(2024, 3, 9))],
    "Mr Pym": [("Iliad", date(2024, 1, 10))],
    "Dr Quast": [("Faust", date(2024, 3, 30))],
    "Ms Rau": [("Lolly Willowes", date(2024, 3, 14))],
}


def listing(titles):
    *front, last = [f'"{t}"' for t in titles]
    return ", ".join(front) + " and " + last if front else last


def letter(name, late, today):
    worst = max(today - due for _, due in late)
    if worst < timedelta(days=7):
        template = FIRST
    elif worst < timedelta(weeks=4):
        template = SECOND
    else:
        template = THIRD
    fine = sum((today - due).days for _, due in late) * 0.2
    return template.substitute(name=name, books=listing(t for t, _ in late), fine=f"{fine:.2f}")


def main():
    today = date(2024, 3, 16)
    sent = 0
    for name, loans in LOANS.items():
        late = [(t, due) for t, due in loans if due < today]
        if late:
            print(letter(name, late, today))
            sent += 1
    print(sent, "letters,", len(LOANS) - sent, "without")
    print(listing(["A", "B", "C"]))


main()

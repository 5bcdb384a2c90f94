from datetime import date

FINE_PER_DAY = 0.25
MAX_FINE = 5.0


def days_late(due, returned):
    return max(0, (returned - due).days)


def fine(due, returned):
    return min(MAX_FINE, days_late(due, returned) * FINE_PER_DAY)


def main():
    today = date(2024, 5, 20)
    loans = [
        ("The Hobbit", date(2024, 5, 10), date(2024, 5, 14)),
        ("Silent Spring", date(2024, 4, 2), None),
        ("Krabat", date(2024, 5, 28), None),
        ("Persepolis", date(2024, 5, 1), date(2024, 4, 29)),
    ]
    total = 0
    for title, due, returned in loans:
        amount = fine(due, returned or today)
        total += amount
        state = "back" if returned else "out"
        print(f"{title:<15}{state:<5}{amount:5.2f}")
    print("to pay:", total)
    late = sorted((t for t, d, r in loans if days_late(d, r or today)), key=len)
    print("late:", late)
    longest = max(loans, key=lambda l: days_late(l[1], l[2] or today))
    print(longest[0], days_late(longest[1], today), "days")


if __name__ == "__main__":
    main()

from datetime import date, timedelta
from itertools import islice, takewhile
import calendar


def every(start, *, days=0, weeks=0):
    step = timedelta(days=days, weeks=weeks)
    day = start
    while True:
        yield day
        day += step


def nth_weekday(year, month, weekday, n):
    """The n-th Tuesday and so on; n = -1 is the last."""
    days = [d for d in calendar.Calendar().itermonthdates(year, month) if d.month == month and d.weekday() == weekday]
    return days[n - 1] if n > 0 else days[n]


def monthly(year, weekday, n, months=range(1, 13)):
    for m in months:
        yield nth_weekday(year, m, weekday, n)


def main():
    standup = every(date(2024, 4, 1), weeks=2)
    print([d.isoformat() for d in islice(standup, 3)])
    print(next(standup).strftime("%d %b"))
    until = takewhile(lambda d: d < date(2024, 4, 20), every(date(2024, 4, 1), days=5))
    print([d.day for d in until])
    board = list(monthly(2024, calendar.THURSDAY, 2, months=(1, 2, 3)))
    print(board)
    last_fridays = [nth_weekday(2024, m, 4, -1).day for m in range(1, 5)]
    print(last_fridays)
    gaps = [(b - a).days for a, b in zip(board, board[1:])]
    print(gaps, nth_weekday(2024, 2, 3, 5))
    nth_weekday(2024, 4, calendar.SUNDAY, 5)


main()

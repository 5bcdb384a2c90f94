import calendar
import datetime

FIRST = datetime.date(2023, 5, 1)


def weeks(first):
    return calendar.Calendar().monthdayscalendar(first.year, first.month)


def square(rows, top, left, size=3):
    return [row[left:left + size] for row in rows[top:top + size]]


def trick(block):
    """Nine times the middle - told before the numbers are added up."""
    guess = block[1][1] * 9
    real = sum(map(sum, block))
    return guess, real


month = weeks(FIRST)
for row in month:
    print(" ".join(f"{d:>2}" if d else "  " for d in row))
for top, left in [(1, 2), (0, 0), (2, 4)]:
    block = square(month, top, left)
    guess, real = trick(block)
    print(block[0][0], block[-1][-1], guess, real, "ok" if guess == real else "oops")
block = square(month, 2, 4)
diagonal = [block[i][i] for i in range(3)]
print(diagonal, sum(diagonal) == sum(block[i][2 - i] for i in range(3)))
friday = [row[calendar.FRIDAY] for row in month if row[calendar.FRIDAY]]
print("fridays", friday, 13 in friday)

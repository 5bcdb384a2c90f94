class AppealError(Exception):
    pass


class TooLate(AppealError):
    pass


class NothingToGain(AppealError):
    pass


grades = {"Jo": 58, "Mae": 71, "Ned": 49}
log = []


def appeal(name, day, points):
    if day > 14:
        raise TooLate(f"{name} is {day - 14} days late")
    old = grades[name]
    new = min(100, old + points)
    if new // 10 == old // 10:
        raise NothingToGain(name)
    grades[name] = new
    return new


def process(requests):
    for name, day, points in requests:
        try:
            result = appeal(name, day, points)
        except NothingToGain:
            log.append((name, "no change"))
        except AppealError as e:
            log.append((name, "rejected: " + str(e)))
        except KeyError:
            log.append((name, "unknown pupil"))
        else:
            log.append((name, result))


requests = [("Jo", 3, 4), ("Mae", 20, 5), ("Ned", 7, 0), ("Kit", 2, 1), ("Ned", 14, 1)]
process(requests)
for name, outcome in log:
    print(f"{name}: {outcome}")
print(grades)
print(issubclass(TooLate, AppealError), sum(isinstance(o, int) for _, o in log))

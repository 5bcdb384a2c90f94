from functools import wraps


def once_per(key):
    def decorate(f):
        done = {}

        @wraps(f)
        def wrapper(*args):
            k = key(*args)
            if k in done:
                return f"already: {done[k]}"
            done[k] = f(*args)
            return done[k]
        return wrapper
    return decorate


@once_per(lambda person, *rest: person.lower())
def vote(person, choice):
    return f"{person} votes {choice}"


@once_per(lambda day, hour: (day, hour // 6))
def remind(day, hour):
    return f"{day} {hour}h"


def main():
    votes = [("Ida", "A"), ("ida", "B"), ("Max", "B"), ("IDA", "C")]
    print(*[vote(*v) for v in votes], sep="\n")
    times = [("Mo", 8), ("Mo", 11), ("Mo", 13), ("Tu", 8)]
    reminders = [remind(*t) for t in times]
    print(reminders, sum(not r.startswith("al") for r in reminders))
    print(vote.__name__, remind("Mo", 23))


main()

import functools


def counted(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        wrapper.calls += 1
        return function(*args, **kwargs)
    wrapper.calls = 0
    return wrapper


@counted
def step(position, dice):
    """Move a pawn; from field 12 one slides back."""
    position += dice
    return 3 if position == 12 else position


@counted
def beep(times=1):
    return "beep " * times


def main():
    pawn = 0
    for dice in [5, 4, 3, 6, 6]:
        pawn = step(pawn, dice)
        print("at", pawn)
    sounds = beep() + beep(times=2)
    print(sounds.rstrip())
    print(step.calls, beep.calls)
    print(step.__name__, "|", step.__doc__)


main()

import functools


class TooManyCalls(Exception):
    pass


def limit(calls, per):
    """Allow so many calls in a window of ticks; the first argument is the tick."""
    def decorate(func):
        history = []

        @functools.wraps(func)
        def wrapper(tick, *args, **kwargs):
            nonlocal history
            history = [t for t in history if tick - t < per]
            if len(history) >= calls:
                raise TooManyCalls(f"wait {per - (tick - history[0])} ticks")
            history.append(tick)
            return func(tick, *args, **kwargs)
        wrapper.pending = lambda: list(history)
        return wrapper
    return decorate


@limit(2, per=5)
def press_button(tick, floor):
    """Calls the lift."""
    return f"tick {tick}: lift to {floor}"


for tick, floor in [(0, 3), (1, 4), (2, 4), (4, 1), (5, 2), (6, 6), (7, 0)]:
    try:
        print(press_button(tick, floor))
    except TooManyCalls as e:
        print(f"tick {tick}: {e}")
print(press_button.__name__, press_button.__doc__, press_button.pending())

from contextlib import ExitStack, contextmanager


@contextmanager
def door(name, log, slam=False):
    log.append(f"open {name}")
    try:
        yield name.upper()
    except Exception as e:
        log.append(f"{name} saw {type(e).__name__}")
        if not slam:
            raise
    finally:
        log.append(f"close {name}")


def walk(names, log, trip_at=None):
    with ExitStack() as stack:
        for n in names:
            label = stack.enter_context(door(n, log, slam=(n == "cellar")))
            if n == trip_at:
                raise OSError(f"tripped in {label}")
        return "through"
    return "caught on the way"


def main():
    for names, trip in [
        (["porch", "hall"], None),
        (["cellar", "hall", "attic"], "attic"),
    ]:
        log = []
        print(walk(names, log, trip))
        print("   " + "; ".join(log))
    log = []
    try:
        walk(("porch", "loft"), log, "loft")
    except OSError as e:
        print("OSError:", e, len(log))


if __name__ == "__main__":
    main()

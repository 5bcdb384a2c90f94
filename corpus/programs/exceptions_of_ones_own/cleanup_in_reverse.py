log = []


class SetupFailed(Exception):
    pass


def start(name, fail=()):
    if name in fail:
        raise OSError(f"{name} does not start")
    log.append("+" + name)


def stop(name):
    log.append("-" + name)
    if name == "db":
        raise RuntimeError("db hangs")


def session(names, fail=()):
    started = []
    try:
        for name in names:
            start(name, fail)
            started.append(name)
        return "ran"
    except OSError as e:
        raise SetupFailed(names.index(name)) from e
    finally:
        while started:
            try:
                stop(started.pop())
            except RuntimeError as e:
                log.append(f"!{e}")


print(session(["web", "mail"]))
for names, fail in ((["disk", "db", "web"], {"web"}), (["disk"], {"disk"})):
    try:
        print(session(names, fail))
    except SetupFailed as e:
        print("failed at", e, "-", e.__cause__)
print(log)

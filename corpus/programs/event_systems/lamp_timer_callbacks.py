def main():
    pending = []
    now = 0
    log = []

    def later(delay, callback, *args):
        pending.append((now + delay, len(pending), callback, args))

    def lamp(name, on):
        log.append(f"{now}: {name} {'on' if on else 'off'}")
        if on:
            later(4, lamp, name, False)

    def holiday(days):
        if days:
            lamp("hall", True)
            later(10, holiday, days - 1)
        else:
            log.append(f"{now}: home again")

    later(2, lamp, "porch", True)
    later(0, holiday, 2)
    while pending:
        pending.sort(key=lambda p: p[:2])
        now, _, callback, args = pending.pop(0)
        callback(*args)

    for line in log:
        print(line)
    on = sum(line.endswith("on") for line in log)
    off = sum(line.endswith("off") for line in log)
    print(on, off, "ended at", now)


main()

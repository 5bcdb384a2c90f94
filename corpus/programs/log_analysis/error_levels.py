LOG = """\
08:01:12 INFO  server started
08:03:40 WARN  disk at 81%
08:03:41 ERROR cannot write /var/tmp/a
08:05:00 INFO  request /home 200
08:05:02 ERROR timeout after 30s
08:05:02 ERROR timeout after 30s
08:06:15 DEBUG cache miss for key user:17"""


def parse(line):
    time, level, message = line.split(maxsplit=2)
    return {"time": time, "level": level, "message": message}


def count_levels(entries):
    counts = {}
    for e in entries:
        counts[e["level"]] = counts.get(e["level"], 0) + 1
    return counts


def main():
    entries = [parse(line) for line in LOG.splitlines()]
    counts = count_levels(entries)
    for level in ("ERROR", "WARN", "INFO", "DEBUG"):
        print(f"{level:<6}{counts.get(level, 0):>3} {'#' * counts.get(level, 0)}")
    errors = [e for e in entries if e["level"] == "ERROR"]
    unique = {e["message"] for e in errors}
    print(len(errors), "errors,", len(unique), "different")
    first, last = entries[0]["time"], entries[-1]["time"]
    print(f"from {first} to {last}")
    words = sum(len(e["message"].split()) for e in entries)
    print("average words", round(words / len(entries), 2))


if __name__ == "__main__":
    main()

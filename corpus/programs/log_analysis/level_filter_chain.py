from enum import IntEnum
import re


class Level(IntEnum):
    DEBUG = 10
    INFO = 20
    WARNING = 30
    ERROR = 40


PATTERN = re.compile(r"\[(?P<level>\w+)\] (?P<module>[\w.]+): (?P<text>.*)")
LOG = """\
[INFO] web.start: listening on 80
[DEBUG] web.auth: token ok
[WARNING] db: slow query (1.2 s)
??? garbage
[ERROR] db.pool: no connection
[FATAL] web: bye"""


def records(text):
    for number, line in enumerate(text.splitlines(), 1):
        if not (m := PATTERN.match(line)):
            print(f"line {number} is strange")
            continue
        level = Level.__members__.get(m["level"])
        if level is None:
            level = Level.ERROR
        yield level, m["module"], m["text"]


def at_least(level, source):
    return (r for r in source if r[0] >= level)


counts = {}
for level, module, text in at_least(Level.INFO, records(LOG)):
    top, *_ = module.split(".")
    counts[top] = counts.get(top, 0) + 1
    print(f"{level.name:<8}{top:>4} {text[:14]}")
print(counts)

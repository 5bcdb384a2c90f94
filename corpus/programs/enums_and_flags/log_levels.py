from enum import IntEnum


class Level(IntEnum):
    DEBUG = 10
    INFO = 20
    WARN = 30
    ERROR = 40


class Log:
    def __init__(self, minimum=Level.INFO):
        self.minimum = minimum
        self.lines = []
        self.dropped = 0

    def write(self, level, text):
        if level < self.minimum:
            self.dropped += 1
            return
        self.lines.append((level, text))

    def __getattr__(self, name):
        level = Level[name.upper()]
        return lambda text: self.write(level, text)

    def worst(self):
        return max(self.lines)[0]


log = Log()
log.info("server started")
log.debug("42 sockets")
log.error("disk on fire")
log.warn("smoke")
log.minimum = Level.WARN
log.info("not kept")

for level, text in log.lines:
    print(f"{level.name:>5} {text}")
print("worst:", log.worst().name, "dropped:", log.dropped)
print(Level.ERROR > 35, Level.INFO + 5, sorted(Level)[0].name)
loud = [text.upper() for level, text in log.lines if level >= Level.WARN]
print(loud)

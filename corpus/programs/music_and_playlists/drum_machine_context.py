from contextlib import contextmanager, ExitStack


class Mixer:
    def __init__(self):
        self.channels = {"drums": 8, "bass": 6, "synth": 5}
        self.log = []

    @contextmanager
    def muted(self, name):
        level = self.channels[name]
        self.channels[name] = 0
        self.log.append(f"-{name}")
        try:
            yield level
        finally:
            self.channels[name] = level
            self.log.append(f"+{name}")

    def total(self):
        return sum(self.channels.values())


mixer = Mixer()
print(mixer.total())
with mixer.muted("bass") as level:
    print("without bass", mixer.total(), level)
with ExitStack() as stack:
    levels = [stack.enter_context(mixer.muted(n)) for n in ("drums", "synth")]
    print("break", mixer.channels, levels)
try:
    with mixer.muted("drums"), mixer.muted("vocals"):
        print("never")
except KeyError as e:
    print("no channel", e)
print(mixer.channels)
print(" ".join(mixer.log))

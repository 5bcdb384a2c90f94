class Version:
    def __init__(self, text):
        core, _, self.pre = text.partition("-")
        self.parts = [int(p) for p in core.split(".")]

    def _key(self):
        # a pre-release comes before the release itself
        return self.parts, self.pre == "", self.pre

    def __lt__(self, other):
        return self._key() < other._key()

    def __eq__(self, other):
        return self._key() == other._key()

    def __repr__(self):
        return ".".join(map(str, self.parts)) + ("-" + self.pre if self.pre else "")

    def compatible(self, other):
        return self.parts[0] == other.parts[0] and not self < other


released = [Version(v) for v in "1.10.0 1.2.0 2.0.0-rc1 1.2.0-beta 2.0.0 1.9.9".split()]
print(sorted(released))
newest = max(released)
print("newest", newest)

wanted = Version("1.2.0")
fitting = [v for v in released if v.compatible(wanted)]
print("for", wanted, "use", max(fitting), "of", fitting)
print(Version("1.2.0") == released[1], Version("3.1") == Version("3.1.0"))
print(sorted(released)[0].pre or "final")

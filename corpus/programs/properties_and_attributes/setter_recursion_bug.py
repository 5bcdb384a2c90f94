# The setter assigns to its own property: it calls itself until Python gives up.
import sys

sys.setrecursionlimit(60)


class Volume:
    def __init__(self, level):
        self.calls = 0
        self.level = level

    @property
    def level(self):
        return self._level

    @level.setter
    def level(self, value):
        self.calls += 1
        if self.calls > 4:
            raise RecursionError("setter calls itself")
        self.level = max(0, min(10, value))


class FixedVolume(Volume):
    @property
    def level(self):
        return self._level

    @level.setter
    def level(self, value):
        self.calls += 1
        self._level = max(0, min(10, value))


try:
    Volume(3)
except RecursionError as e:
    print("RecursionError:", e)
v = FixedVolume(30)
v.level -= 2
print(v.level, v.calls)

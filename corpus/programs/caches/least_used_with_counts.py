class Entry:
    def __init__(self, value):
        self.value = value
        self.uses = 0


class LfuCache:
    def __init__(self, size):
        self.size = size
        self.entries = {}

    def get(self, key, load):
        entry = self.entries.get(key)
        if entry is None:
            if len(self.entries) >= self.size:
                worst = min(self.entries, key=lambda k: self.entries[k].uses)
                print("  evict", worst, self.entries.pop(worst).uses)
            entry = self.entries[key] = Entry(load(key))
        entry.uses += 1
        return entry.value


loads = []


def load(key):
    loads.append(key)
    return key * 2


cache = LfuCache(2)
for key in "aababcb":
    print(key, cache.get(key, load))
print(loads, {k: e.uses for k, e in cache.entries.items()})

class Tags:
    def __init__(self, text=""):
        self.items = sorted({t.lower() for t in text.split()})

    def _new(self, items):
        new = Tags()
        new.items = sorted(items)
        return new

    def __or__(self, other):
        return self._new(set(self.items) | set(other.items))

    def __and__(self, other):
        return self._new(t for t in self.items if t in other)

    def __sub__(self, other):
        return self._new(t for t in self.items if t not in other)

    def __contains__(self, tag):
        return tag.lower() in self.items

    def __le__(self, other):
        return all(t in other for t in self.items)

    def __len__(self):
        return len(self.items)

    def __str__(self):
        return " ".join("#" + t for t in self.items)


photo = Tags("Sea summer FAMILY")
trip = Tags("summer italy sea")
print(photo | trip)
print(photo & trip, "/", photo - trip, "/", trip - photo)
print("Italy" in trip, "snow" in photo, len(photo | trip))
print(Tags("sea") <= photo, photo <= trip, Tags() <= photo)
albums = {"a": photo, "b": trip, "c": Tags("snow")}
print([k for k, t in albums.items() if t & Tags("SEA")])
photo |= Tags("sunset sea")
print(photo)

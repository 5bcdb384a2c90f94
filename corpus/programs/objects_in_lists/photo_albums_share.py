class Photo:
    def __init__(self, file, stars=0):
        self.file = file
        self.stars = stars


class Album:
    def __init__(self, name, photos=None):
        self.name = name
        self.photos = photos if photos is not None else []

    def pick(self, least):
        return Album(f"{self.name} {least}+", [p for p in self.photos if p.stars >= least])

    def files(self):
        return " ".join(p.file + "*" * p.stars for p in self.photos)


trip = Album("trip")
for n, stars in enumerate([1, 3, 0, 2]):
    trip.photos.append(Photo(f"p{n}", stars))
best = trip.pick(2)
print(best.name, best.files())
best.photos[0].stars = 5            # the photo is in both albums
trip.photos[3].stars -= 1
print(trip.files(), "|", best.files())
best.photos.sort(key=lambda p: p.stars)
trip.photos.remove(best.photos[-1])
print(trip.files(), "|", best.files(), "|", trip.pick(1).files())
empty = Album("empty")
empty.photos.append(trip.photos[0])
print(len(Album("another").photos), empty.photos[0] in trip.photos)

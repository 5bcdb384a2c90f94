class Record:
    def __init__(self, artist, title, next_=None):
        self.artist = artist
        self.title = title
        self.next = next_


class Shelf:
    def __init__(self):
        self.first = None

    def insert(self, artist, title):
        new = Record(artist, title)
        if self.first is None or (artist, title) < (self.first.artist, self.first.title):
            new.next, self.first = self.first, new
            return
        here = self.first
        while here.next and (here.next.artist, here.next.title) < (artist, title):
            here = here.next
        new.next, here.next = here.next, new

    def remove(self, title):
        before, here = None, self.first
        while here:
            if here.title == title:
                if before:
                    before.next = here.next
                else:
                    self.first = here.next
                return here
            before, here = here, here.next
        return None

    def __iter__(self):
        here = self.first
        while here:
            yield here
            here = here.next


shelf = Shelf()
for artist, title in [("Prince", "1999"), ("Can", "Tago Mago"), ("Prince", "Parade"), ("Low", "Hey What"), ("Can", "Ege Bamyasi")]:
    shelf.insert(artist, title)
print([f"{r.artist[:3]}/{r.title}" for r in shelf])
gone = shelf.remove("Ege Bamyasi")
print("removed", gone.title, "first is now", shelf.first.title)
print(shelf.remove("Thriller"))
artists = {}
for r in shelf:
    artists[r.artist] = artists.get(r.artist, 0) + 1
print(artists, sum(1 for _ in shelf))
print(gone.next.title)

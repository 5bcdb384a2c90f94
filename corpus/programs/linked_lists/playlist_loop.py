class Song:
    def __init__(self, title, seconds):
        self.title = title
        self.seconds = seconds
        self.following = None

    def then(self, other):
        self.following = other
        return other


def has_loop(song):
    slow = fast = song
    while fast and fast.following:
        slow = slow.following
        fast = fast.following.following
        if slow is fast:
            return True
    return False


def running_time(song):
    total = 0
    heard = set()
    while song and song.title not in heard:
        heard.add(song.title)
        total += song.seconds
        song = song.following
    return "%d:%02d" % divmod(total, 60)


intro = Song("Intro", 41)
waltz = Song("Waltz No. 2", 223)
tango = Song("Por una cabeza", 154)
intro.then(waltz).then(tango)
print(has_loop(intro), running_time(intro))
tango.then(waltz)
print(has_loop(intro), running_time(intro), running_time(tango))
reprise = Song("Intro", 38)
tango.then(reprise)
print(has_loop(intro), running_time(intro))
reprise.then(reprise)
print(has_loop(reprise))

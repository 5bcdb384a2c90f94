EVENTS = """\
0 ann login
3 bob login
4 ann click
9 ann logout
10 bob click
11 ann login
12 eve logout
15 bob logout"""


class Session:
    def __init__(self, user, start):
        self.user, self.start, self.end = user, start, None
        self.clicks = 0

    @property
    def length(self):
        return None if self.end is None else self.end - self.start


active, closed = {}, []
for line in EVENTS.splitlines():
    time, user, what = line.split()
    time = int(time)
    if what == "login":
        active[user] = Session(user, time)
    elif user not in active:
        print(f"t={time}: {what} of {user} without a session")
    elif what == "click":
        active[user].clicks += 1
    else:
        session = active.pop(user)
        session.end = time
        closed.append(session)
for s in closed:
    print(s.user, s.length, s.clicks)
print("still there:", [(u, s.start, s.length) for u, s in active.items()])
print(max(closed, key=lambda s: s.length).user)

class User:
    def __init__(self, nick):
        self.nick = nick
        self.inbox = []

    def receive(self, room, sender, text):
        if sender is not self:
            self.inbox.append(f"[{room.name}] {sender.nick}: {text}")


class Room:
    def __init__(self, name):
        self.name = name
        self.members = {}

    def join(self, user):
        self.members[user.nick] = user

    def leave(self, user):
        return self.members.pop(user.nick, None) is not None

    def say(self, user, text):
        if user.nick not in self.members:
            raise PermissionError(f"{user.nick} is not in {self.name}")
        for member in self.members.values():
            member.receive(self, user, text)


rooms = {name: Room(name) for name in ("python", "cats")}
zed, amy, joe = map(User, ["zed", "amy", "joe"])
for u in (zed, amy, joe):
    rooms["python"].join(u)
rooms["cats"].join(amy)
rooms["python"].say(zed, "anyone here?")
rooms["python"].say(amy, "yes")
print(rooms["python"].leave(joe), rooms["cats"].leave(joe))
for who in (amy, joe):
    try:
        rooms["cats"].say(who, "meow")
    except PermissionError as e:
        print("refused:", e)
for u in zed, amy, joe:
    print(u.nick, u.inbox)

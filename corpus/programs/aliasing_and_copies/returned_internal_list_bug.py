# get_members() gives the list itself away.
class Club:
    def __init__(self, name, limit=2):
        self.name, self.limit = name, limit
        self._members = []

    def join(self, who):
        if len(self._members) >= self.limit:
            return False
        self._members.append(who)
        return True

    def get_members(self):
        return self._members

    @property
    def members(self):
        return tuple(self._members)


chess = Club("chess")
print(chess.join("Ann"), chess.join("Bob"), chess.join("Cy"))
friends = chess.get_members()
friends.append("Dee")               # around the limit
print(chess.members, len(chess.members) > chess.limit)
view = chess.members
chess._members.pop(0)
print(view, chess.members, friends)
try:
    chess.members.append("Eve")
except AttributeError as e:
    print(e)
golf = Club("golf", limit=3)
golf._members = friends
golf.join("Flo")
print(chess.members, golf.get_members() is chess.get_members())

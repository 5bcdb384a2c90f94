class Person:
    def __init__(self, name):
        self.name = name
        self.friends = set()

    def add_friend(self, other):
        self.friends.add(other)
        other.friends.add(self)

    def common(self, other):
        return sorted(f.name for f in self.friends & other.friends)

    def suggestions(self):
        result = set()
        for friend in self.friends:
            for f in friend.friends:
                if f not in self.friends:
                    result.add(f.name)      # finds the person itself, too
        return sorted(result)


ann, bob, cid, dot = people = [Person(n) for n in ("Ann", "Bob", "Cid", "Dot")]
ann.add_friend(bob)
cid.add_friend(bob)
cid.add_friend(dot)
print(ann.common(cid), ann.common(dot))
print(ann.suggestions(), dot.suggestions())
bob.friends.discard(ann)
print(ann.suggestions(), bob.suggestions(), len(ann.friends), len(bob.friends))
lonely = min(people, key=lambda p: len(p.friends))
print(lonely.name, {p.name: len(p.friends) for p in people})

class User:
    def __init__(self, handle):
        self.handle = handle
        self.following = set()

    def __hash__(self):
        return hash(self.handle)

    def __eq__(self, other):
        return isinstance(other, User) and self.handle == other.handle

    def __lt__(self, other):
        return self.handle < other.handle

    def __repr__(self):
        return f"@{self.handle}"

    def follow(self, *users):
        self.following.update(users)
        return self

    def unfollow(self, user):
        self.following.remove(user)


class Site:
    def __init__(self, *handles):
        self.users = {h: User(h) for h in handles}

    def __getitem__(self, handle):
        try:
            return self.users[handle]
        except KeyError:
            raise LookupError(f"no such user: @{handle}") from None

    def followers(self, user):
        return sorted(u for u in self.users.values() if user in u.following)

    def mutual(self, user):
        return sorted(u for u in user.following if user in u.following)


def main():
    site = Site("zoe", "yan", "xi", "wim")
    zoe, yan, xi = site["zoe"], site["yan"], site["xi"]
    zoe.follow(yan, xi)
    yan.follow(zoe)
    site["wim"].follow(zoe, User("yan"))
    print(site.followers(zoe), site.followers(yan))
    print("mutual:", site.mutual(zoe))
    zoe.unfollow(User("yan"))
    print("mutual:", site.mutual(zoe), sorted(zoe.following))
    try:
        site["vic"].follow(zoe)
    except LookupError as error:
        print(error)


main()

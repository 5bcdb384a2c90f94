class User:
    def __init__(self, name):
        self.name = name
        self.posts, self.blocked = [], set()

    def write(self, title):
        post = Post(self, title)
        self.posts.append(post)
        return post


class Post:
    def __init__(self, author, title):
        self.author, self.title = author, title
        self.comments = []

    def comment(self, user, text, to=None):
        if user in self.author.blocked:
            return None
        c = Comment(self, user, text)
        (to.replies if to else self.comments).append(c)
        return c


class Comment:
    def __init__(self, post, user, text):
        self.post, self.user, self.text = post, user, text
        self.replies = []

    def thread(self, depth=0):
        yield "  " * depth + f"{self.user.name}: {self.text}"
        for r in self.replies:
            yield from r.thread(depth + 1)


ida, tom = User("Ida"), User("Tom")
post = ida.write("Cats")
first = post.comment(tom, "dogs!")
answer = post.comment(ida, "no", to=first)
answer.post.comment(tom, "yes", to=answer)
post.comment(User("Eva"), "nice")
ida.blocked.add(tom)
print(post.comment(tom, "hello?"), tom.write("Dogs").comment(tom, "me") is not None)
for c in post.comments:
    print(*c.thread(), sep="\n")
print(sum(len(list(c.thread())) for c in post.comments), first.replies[0].user is post.author)

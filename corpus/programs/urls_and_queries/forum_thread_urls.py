posts = {
    1: (None, "How do I prune a fig?"), 2: (1, "In March"), 3: (1, "Never!"), 4: (3, "Why not?"),
    5: (None, "Best spade?"), 6: (4, "It bleeds"), 7: (5, "The old one"),
}


def root(n):
    parent, _ = posts[n]
    return n if parent is None else root(parent)


def slug(text):
    words = [w.strip("?!.").lower() for w in text.split()]
    return "-".join(w for w in words if len(w) > 2)


def url(n):
    r = root(n)
    base = f"/t/{r}/{slug(posts[r][1])}"
    return base if r == n else f"{base}#p{n}"


for n in posts:
    print(n, url(n))

replies = {}
for n, (parent, _) in posts.items():
    replies.setdefault(parent, []).append(n)


def depth(n):
    return 1 + max((depth(c) for c in replies.get(n, [])), default=0)


threads = replies[None]
print({t: depth(t) for t in threads})
sizes = {t: sum(root(n) == t for n in posts) for t in threads}
print(sizes, max(sizes, key=sizes.get))
unanswered = [n for n in posts if n not in replies]
print(unanswered, [posts[n][1] for n in unanswered if posts[n][1].endswith("?")])
posts[8] = (6, "No, it does not")
replies.setdefault(6, []).append(8)
print(url(8), depth(1), slug(posts[8][1]))

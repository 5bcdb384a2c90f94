cache = {}


def tags_for(post):
    if post["id"] in cache:
        return cache[post["id"]]
    tags = sorted({w.strip("#.,!") for w in post["text"].split() if w.startswith("#")})
    cache[post["id"]] = tags
    return tags


def with_author(post):
    tags = tags_for(post)
    tags.append("@" + post["author"])
    return tags


posts = [
    {"id": 1, "author": "kai", "text": "Sun at the #lake, with #friends!"},
    {"id": 2, "author": "liv", "text": "No #wifi at the #lake"},
]

print(tags_for(posts[0]))
print(with_author(posts[0]))
print(with_author(posts[1]))
print(with_author(posts[0]))
all_tags = [t for p in posts for t in tags_for(p)]
counts = {t: all_tags.count(t) for t in all_tags}
print(counts)
print(max(counts, key=counts.get), len(cache))
posts[1]["text"] += " #sad"
print(tags_for(posts[1]))

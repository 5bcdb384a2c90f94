POSTS = {
    1: {"python", "beginner"},
    2: {"python", "web", "video"},
    3: {"rust", "web"},
    4: {"python", "web", "beginner"},
}


def find(query):
    """'python web -video' or 'rust | beginner': blanks mean and, | means or."""
    if "|" in query:
        result = set()
        for part in query.split("|"):
            result |= find(part)
        return result
    hits = set(POSTS)
    for word in query.split():
        if word.startswith("-"):
            hits -= {n for n in hits if word[1:] in POSTS[n]}
        else:
            hits &= {n for n, tags in POSTS.items() if word in tags}
    return hits


for query in ["python web", "python -web", "rust | beginner", "-python", "cobol", "video | rust web"]:
    print(f"{query:<18}{sorted(find(query))}")

cloud = {}
for tags in POSTS.values():
    for t in tags:
        cloud[t] = cloud.get(t, 0) + 1
print(sorted(cloud.items(), key=lambda kv: (-kv[1], kv[0])))
related = set().union(*(POSTS[n] for n in find("rust"))) - {"rust"}
print(related)

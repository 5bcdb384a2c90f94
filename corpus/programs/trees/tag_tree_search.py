PHOTOS = {
    "beach.jpg": "place/spain/cádiz people/ana",
    "ski.jpg": "place/austria people/ben people/ana",
    "cake.jpg": "event/birthday people/ben",
    "cathedral.jpg": "place/spain/león",
}


def tag_tree(photos):
    tree = {}
    for photo, tags in photos.items():
        for tag in tags.split():
            node = tree
            for part in tag.split("/"):
                node = node.setdefault(part, {})
            node.setdefault("", []).append(photo)
    return tree


def collect(node):
    result = set()
    for key, sub in node.items():
        result |= set(sub) if key == "" else collect(sub)
    return result


def search(tree, *tags):
    hits = None
    for tag in tags:
        node = tree
        for part in tag.split("/"):
            node = node.get(part, {})
        found = collect(node)
        hits = found if hits is None else hits & found
    return sorted(hits)


tree = tag_tree(PHOTOS)
print(sorted(tree), sorted(tree["place"]["spain"]))
print(search(tree, "place/spain"))
print(search(tree, "people/ana", "place"))
print(search(tree, "people/carl", "place"))
print(search(tree, "event", "people/ben"))
print(search(tree))

class Node:
    def __init__(self):
        self.children = {}
        self.handler = None
        self.param = None

    def insert(self, parts, handler):
        if not parts:
            self.handler = handler
            return
        head, *rest = parts
        if head.startswith(":"):
            self.param = head[1:]
            head = "*"
        self.children.setdefault(head, Node()).insert(rest, handler)

    def find(self, parts, params=None):
        params = {} if params is None else params
        if not parts:
            return self.handler, params
        head, *rest = parts
        if head in self.children:
            handler, found = self.children[head].find(rest, dict(params))
            if handler:
                return handler, found
        if "*" in self.children:
            return self.children["*"].find(rest, {**params, self.param: head})
        return None, {}

    def __len__(self):
        return bool(self.handler) + sum(map(len, self.children.values()))


def split(path):
    return [p for p in path.split("/") if p]


def main():
    root = Node()
    for path, handler in {
        "/": "index", "/songs": "list", "/songs/:id": "show",
        "/songs/new": "form", "/songs/:id/lyrics/:lang": "lyrics",
    }.items():
        root.insert(split(path), handler)
    print(len(root))
    for path in ("/", "/songs/", "/songs/17", "/songs/new", "/songs/new/lyrics/sv", "/songs/17/x", "/nope"):
        handler, params = root.find(split(path))
        print(f"{path:<22}{handler or '404':<8}{params or ''}".rstrip())
    root.insert(split("/:page"), "page")
    print(root.find(["nope"]), root.find(["songs"]))
    print(sorted(root.children))


if __name__ == "__main__":
    main()

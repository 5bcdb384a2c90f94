class Stack:
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)

    def pop(self):
        if self.is_empty():
            return None
        return self.items.pop()

    def is_empty(self):
        return self.items == []


def check(html):
    stack = Stack()
    i = 0
    while i < len(html):
        if html[i] == "<":
            end = html.index(">", i)
            tag = html[i + 1:end]
            if tag.startswith("/"):
                if stack.pop() != tag[1:]:
                    return "wrong " + tag
            else:
                stack.push(tag)
            i = end
        i += 1
    return "ok" if stack.is_empty() else "open: " + ",".join(stack.items)


for html in ("<b>hi</b>", "<i><b>x</i></b>", "<p><b></b>", "</p>", "<a"):
    print(html, "->", check(html))

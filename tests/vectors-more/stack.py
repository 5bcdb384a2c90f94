class Stack:
    limit = 2

    def __init__(self, items=()):
        self.items = list(items)

    def __repr__(self):
        return f"Stack({self.items})"

    def push(self, item):
        if len(self.items) >= self.limit:
            raise OverflowError(item)
        self.items.append(item)
        return self

    @property
    def top(self):
        return self.items[-1]

def main():
    stack = Stack("a")
    stack.push("b")
    try:
        stack.push("c")
    except OverflowError as error:
        lost = error.args[0]
    return stack.top, lost

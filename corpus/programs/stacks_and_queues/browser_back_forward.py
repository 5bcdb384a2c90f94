class Tab:
    def __init__(self, home):
        self.page = home
        self.back_stack, self.forward_stack = [], []

    def visit(self, page):
        self.back_stack.append(self.page)
        self.forward_stack.clear()
        self.page = page

    def back(self, n=1):
        for _ in range(n):
            if not self.back_stack:
                break
            self.forward_stack.append(self.page)
            self.page = self.back_stack.pop()
        return self.page

    def forward(self):
        if self.forward_stack:
            self.back_stack.append(self.page)
            self.page = self.forward_stack.pop()
        return self.page

    def duplicate(self):
        other = Tab(self.page)
        other.back_stack = self.back_stack      # should be a copy
        return other


t = Tab("home")
for page in ("news", "cats", "dogs"):
    t.visit(page)
print(t.back(2), t.forward(), t.back_stack, t.forward_stack)
t.visit("birds")
print(t.forward(), t.back_stack)
u = t.duplicate()
u.visit("fish")
print(t.back(), t.back_stack, u.back(), u.back(9), u.back_stack is t.back_stack)

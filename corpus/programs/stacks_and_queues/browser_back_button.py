class Browser:
    def __init__(self, home):
        self.page = home
        self._back = []
        self._forward = []

    def visit(self, page):
        self._back.append(self.page)
        self._forward.clear()
        self.page = page

    def back(self, steps=1):
        while steps > 0 and self._back:
            self._forward.append(self.page)
            self.page = self._back.pop()
            steps -= 1
        return self.page

    def forward(self):
        if self._forward:
            self._back.append(self.page)
            self.page = self._forward.pop()
        return self.page


b = Browser("start")
for page in ("cats", "cats/siamese", "cats/siamese/food"):
    b.visit(page)
print(b.back(2), b.forward())
b.visit("shop?item=bowl&n=2")
print(b.page, b._back, b._forward)
print(b.forward(), b.back(9))
print(b._forward[::-1])

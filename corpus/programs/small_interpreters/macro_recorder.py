class Editor:
    def __init__(self, text):
        self.text = text
        self.cursor = 0
        self.macros = {}
        self.recording = None

    def key(self, k):
        if self.recording is not None and k not in ("stop",):
            self.macros[self.recording].append(k)
        if k == "right":
            self.cursor = min(len(self.text), self.cursor + 1)
        elif k == "left":
            self.cursor -= 1
        elif k == "end":
            self.cursor = len(self.text)
        elif k == "del":
            self.text = self.text[:self.cursor] + self.text[self.cursor + 1:]
        elif k == "stop":
            self.recording = None
        elif k.startswith("rec:"):
            self.recording = k[4:]
            self.macros[self.recording] = []
        elif k.startswith("play:"):
            for each in self.macros[k[5:]]:
                self.key(each)
        else:
            self.text = self.text[:self.cursor] + k + self.text[self.cursor:]
            self.cursor += len(k)
        return self

    def keys(self, *keys):
        for k in keys:
            self.key(k)
        return f"{self.text[:self.cursor]}|{self.text[self.cursor:]}"


ed = Editor("abcdef")
print(ed.keys("right", "del", "X"))
print(ed.keys("rec:q", "*", "right", "del", "stop"))
print(ed.keys("play:q"))
print(ed.macros)
print(ed.keys("end", "!", "rec:w", "play:q", "ab", "stop"), ed.macros["w"])
print(ed.keys("left", "left", "<>"))
small = Editor("hi")
print(small.keys("left", "?"))
print(small.keys("play:z"))

class Button:
    def __init__(self):
        self.handlers = []

    def click(self):
        for h in self.handlers:
            h(self)

    def click_safely(self):
        for h in tuple(self.handlers):
            h(self)


def once(func):
    def handler(button):
        button.handlers.remove(handler)
        func(button)
    return handler


def say(text):
    return lambda button: print("  " + text)


for method in (Button.click, Button.click_safely):
    b = Button()
    b.handlers = [once(say("only the first time")), say("hello"), say("again")]
    print(method.__name__)
    method(b)
    print(" second")
    method(b)
    print(len(b.handlers))

# settings object that is copied for one window and shared by another
import copy


class Settings:
    def __init__(self):
        self.zoom = 100
        self.colours = {"back": "white", "text": "black"}


class Window:
    def __init__(self, title, settings):
        self.title = title
        self.settings = settings

    def describe(self):
        s = self.settings
        return f"{self.title}: {s.zoom}% {s.colours['text']} on {s.colours['back']}"


base = Settings()
windows = [
    Window("shared", base),
    Window("copied", copy.copy(base)),
    Window("deep", copy.deepcopy(base)),
]
base.zoom = 150
base.colours["back"] = "grey"
for w in windows:
    print(w.describe())
windows[1].settings.colours = {"back": "blue", "text": "yellow"}
windows[2].settings.zoom -= 20
for w in windows:
    print(w.describe())
print(base.colours)

class Session:
    def __init__(self, user, data=None):
        self.user = user
        self.data = data or {}
        self._open = False

    def __enter__(self):
        self._open = True
        print(f"Welcome {self.user}")
        return self

    def __exit__(self, kind, value, tb):
        self._open = False
        if kind is KeyError:
            print(f"Sorry {self.user}, there is no {value}")
            return True
        print(f"Goodbye {self.user}")

    def __getattr__(self, name):
        return f"<no {name}>"

    def get(self, key):
        if not self._open:
            raise RuntimeError("session is closed")
        return self.data[key]


with Session("Ana", {"theme": "dark", "zoom": 1.25}) as s:
    print(s.get("theme"), s.get("zoom") * 4, s.colour)
    print(s.get("font"))
    print("not reached")

with Session("Bo") as s:
    s.data["x"] = [1, 2]
    total = sum(s.get("x"))
    print(total)
print(s.get("x"))

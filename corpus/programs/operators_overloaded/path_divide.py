class Path:
    def __init__(self, *parts):
        self.parts = [p for p in parts if p not in ("", ".")]

    def __truediv__(self, name):
        other = name.parts if isinstance(name, Path) else name.split("/")
        out = list(self.parts)
        for p in other:
            if p == ".." and out:
                out.pop()
            elif p not in ("", ".", ".."):
                out.append(p)
        return Path(*out)

    def __rtruediv__(self, left):
        return Path(*left.split("/")) / self

    def __pow__(self, ending):
        *rest, last = self.parts
        return Path(*rest, last.rsplit(".", 1)[0] + "." + ending)

    def __contains__(self, part):
        return part in self.parts

    def __lt__(self, other):
        return (len(self.parts), self.parts) < (len(other.parts), other.parts)

    def __str__(self):
        return "/" + "/".join(self.parts)


home = Path("home", "zoë")
photo = home / "pics/2024" / "sea.jpeg"
print(photo, photo ** "png", photo / ".." / "..")
print(home / Path("a", "b"), "srv/data" / home)
print("pics" in photo, len(photo.parts), Path() / "../../x")
files = [photo, home, home / "a.txt", Path("z")]
print(*sorted(files))
print(min(files), Path("", ".", "tmp"))

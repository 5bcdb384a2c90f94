class Folder:
    def __init__(self, name, *children):
        self.name = name
        self.children = children

    @property
    def size(self):
        return sum(c.size for c in self.children)

    def show(self, depth=0):
        print("  " * depth + f"{self.name}/  [{self.size}]")
        for c in self.children:
            c.show(depth + 1)


class File:
    def __init__(self, name, size):
        self.name, self.size = name, size

    def show(self, depth=0):
        print("  " * depth + f"{self.name}  {self.size}")


def biggest(folder):
    files = [c for c in folder.children if isinstance(c, File)]
    for c in folder.children:
        if isinstance(c, Folder):
            files.append(biggest(c))
    return max(files, key=lambda f: f.size)


def main():
    home = Folder(
        "home",
        File("notes.txt", 120),
        Folder("photos", File("cat.jpg", 2048), File("größe.png", 999)),
        Folder("code", File("main.py", 310), Folder("old", File("v1.zip", 4100))),
    )
    home.show()
    print("biggest:", biggest(home).name)
    print(home.size // 1024, "KiB")
    home.children += (Folder("empty"),)
    print(biggest(home).name)


main()

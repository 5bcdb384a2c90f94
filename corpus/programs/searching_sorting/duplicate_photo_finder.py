import hashlib
from itertools import groupby


class Photo:
    def __init__(self, path, content):
        self.path = path
        self.content = content

    @property
    def digest(self):
        return hashlib.sha1(self.content.encode()).hexdigest()[:6]

    def __repr__(self):
        return f"Photo({self.path})"


def duplicates(photos):
    photos = sorted(photos, key=lambda p: (p.digest, p.path))
    for digest, group in groupby(photos, key=lambda p: p.digest):
        group = list(group)
        if len(group) > 1:
            yield digest, group


def main():
    photos = [
        Photo("2019/IMG_7.jpg", "cat on sofa"),
        Photo("2020/beach.jpg", "beach 3x"),
        Photo("copy/cat.jpg", "cat on sofa"),
        Photo("2020/beach (1).jpg", "beach 3x"),
        Photo("2021/me.jpg", "me, smiling ☺"),
        Photo("tmp/cat.jpg", "cat on sofa"),
    ]
    wasted = 0
    for digest, group in duplicates(photos):
        keep, *rest = group
        wasted += sum(len(p.content) for p in rest)
        print("keep", keep.path, "- delete", rest)
    print(wasted, "bytes wasted")
    print(sum(1 for _ in duplicates(photos[:2])))


if __name__ == "__main__":
    main()

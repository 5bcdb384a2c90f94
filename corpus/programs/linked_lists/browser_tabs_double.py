class Tab:
    def __init__(self, url):
        self.url = url
        self.left = self.right = None


class TabBar:
    def __init__(self, url):
        self.current = Tab(url)

    def open(self, url):
        """New tab right of the current one, and go there."""
        tab = Tab(url)
        tab.left, tab.right = self.current, self.current.right
        if self.current.right:
            self.current.right.left = tab
        self.current.right = tab
        self.current = tab

    def close(self):
        tab = self.current
        if tab.left:
            tab.left.right = tab.right
        if tab.right:
            tab.right.left = tab.left
        self.current = tab.right or tab.left

    def __str__(self):
        tab = self.current
        while tab.left:
            tab = tab.left
        shown = []
        while tab:
            shown.append(f"[{tab.url}]" if tab is self.current else tab.url)
            tab = tab.right
        return " ".join(shown)


def main():
    bar = TabBar("mail")
    bar.open("news")
    bar.open("maps")
    print(bar)
    bar.current = bar.current.left
    bar.open("docs")
    print(bar)
    bar.close()
    print(bar)
    bar.close()
    bar.close()
    print(bar, bar.current.left)
    bar.close()
    print(bar)


if __name__ == "__main__":
    main()

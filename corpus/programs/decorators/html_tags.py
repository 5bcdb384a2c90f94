def tag(name, **attributes):
    attrs = "".join(f' {k.rstrip("_")}="{v}"' for k, v in sorted(attributes.items()))

    def decorate(function):
        def wrapper(*args, **kwargs):
            inner = function(*args, **kwargs)
            return f"<{name}{attrs}>{inner}</{name}>"
        return wrapper
    return decorate


@tag("li")
def item(text):
    return text.capitalize()


@tag("ul", class_="menu")
def menu(*names):
    return "".join(item(n) for n in names)


@tag("div", id="main")
@tag("h1")
def title(text, level=None):
    return text if level is None else f"{level}. {text}"


def main():
    print(item("soup"))
    print(menu("soup", "salad", "crème brûlée"))
    print(title("Today", level=2))
    empty = menu()
    print(empty, len(empty))
    page = "\n".join([title("Café"), menu("tea")])
    print(page.count("<"), "tags")


if __name__ == "__main__":
    main()

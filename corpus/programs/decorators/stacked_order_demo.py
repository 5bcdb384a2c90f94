def tag(name):
    print("making", name)

    def decorate(func):
        print("applying", name, "to", func.__name__)

        def wrapper(text):
            print("enter", name)
            result = f"<{name}>{func(text)}</{name}>"
            print("leave", name)
            return result
        wrapper.__name__ = f"{name}_{func.__name__}"
        return wrapper
    return decorate


@tag("b")
@tag("i")
def greet(text):
    return "hello " + text


print(greet("you"))
print(greet.__name__)
plain = tag("u")(str.upper)
print(plain("x"))

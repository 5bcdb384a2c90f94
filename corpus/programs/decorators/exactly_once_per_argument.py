def once_per(key):
    """Run the function only once for every value of key(arguments)."""
    def decorate(func):
        done = {}

        def wrapper(*args, force=False):
            k = key(*args)
            if k in done and not force:
                return f"(already {done[k]})"
            done[k] = result = func(*args)
            return result

        wrapper.forget = lambda k: done.pop(k, None)
        return wrapper
    return decorate


sent = []


@once_per(lambda to, text: to)
def mail(to, text):
    sent.append(to)
    return f"{to}<{text}"


@once_per(lambda *words: len(words))
def count(*words):
    return "+".join(words)


print(mail("ida", "hi"), mail("ida", "hello"), mail("tom", "hi"))
print(mail("ida", "urgent", force=True), mail("ida", "?"), sent)
print(count("a"), count("b"), count("c", "d"), count())
print(mail.forget("tom"), mail.forget("tom"), mail("tom", "again"), len(sent))

def repeat(times, separator=" "):
    def decorate(function):
        def wrapper(*args):
            return separator.join(function(*args) for _ in range(times))
        return wrapper
    return decorate


def bracket(left="(", right=")"):
    return lambda function: lambda *args: left + function(*args) + right


@repeat(3)
def knock(name):
    return "knock, " + name + "!"


@bracket("<<", ">>")
@repeat(2, separator="-")
def cheer(team):
    return team.upper()


@repeat(2, "/")
@bracket()
def note(letter, octave):
    return f"{letter}{octave}"


print(knock("Penny"))
print(cheer("reds"))
print(note("C", 4), note("F#", 5))
plain = bracket("[", "]")(str)
print(plain(42), plain.__name__)

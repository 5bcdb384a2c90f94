from enum import Enum, auto


class State(Enum):
    CODE = auto()
    STRING = auto()
    LINE = auto()
    BLOCK = auto()


def split_comments(source):
    state, code, comments, current = State.CODE, [], [], ""
    i = 0
    while i < len(source):
        two = source[i:i + 2]
        c = source[i]
        if state is State.CODE:
            if two in ("//", "/*"):
                state = State.LINE if two == "//" else State.BLOCK
                current = ""
                i += 1
            else:
                if c == '"':
                    state = State.STRING
                code.append(c)
        elif state is State.STRING:
            code.append(c)
            if c == '"':
                state = State.CODE
        elif state is State.LINE and c == "\n" or state is State.BLOCK and two == "*/":
            i += state is State.BLOCK
            if state is State.LINE:
                code.append("\n")
            comments.append(current.strip())
            state = State.CODE
        else:
            current += c
        i += 1
    return "".join(code), comments, state


code, comments, end = split_comments('a = 1; // one\ns = "//no"; /* two */ b;')
print(repr(code))
print(comments, end.name)
code, comments, end = split_comments("x /* open")
print(repr(code), comments, end.name)
print([s.value for s in State], State(2))

PRECEDENCE = {"or": 1, "and": 2, "=": 3, "+": 4, "-": 4, "*": 5, "^": 6}
RIGHT = {"^"}


def to_postfix(text):
    output, stack = [], []
    for token in text.split():
        if token == "(":
            stack.append(token)
        elif token == ")":
            while stack[-1] != "(":
                output.append(stack.pop())
            stack.pop()
        elif token in PRECEDENCE:
            p = PRECEDENCE[token]
            while stack and stack[-1] != "(":
                q = PRECEDENCE[stack[-1]]
                if q > p or q == p and token not in RIGHT:
                    output.append(stack.pop())
                else:
                    break
            stack.append(token)
        else:
            output.append(token)
    while stack:
        output.append(stack.pop())
    return output


def to_infix(postfix):
    stack = []
    for token in postfix:
        if token in PRECEDENCE:
            b, a = stack.pop(), stack.pop()
            stack.append(f"({a} {token} {b})")
        else:
            stack.append(token)
    (result,) = stack
    return result


for text in ("a + b * c", "a - b - c", "a ^ b ^ c", "x = 1 or ( y and z )"):
    post = to_postfix(text)
    print(" ".join(post), "|", to_infix(post))
print(to_postfix("( ( a ) )"))
try:
    to_infix(to_postfix("a b + c d"))
except ValueError as e:
    print("not one expression:", e)
print(to_postfix("a + b )"))

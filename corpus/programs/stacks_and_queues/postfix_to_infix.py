"""Turn '3 4 + 2 *' into '(3 + 4) * 2' with as few parentheses as possible."""

RANK = {"+": 1, "-": 1, "*": 2, "/": 2}


class SyntaxProblem(Exception):
    pass


def wrap(part, rank, strict=False):
    text, own = part
    needs = own < rank or (strict and own == rank)
    return f"({text})" if needs else text


def infix(postfix):
    stack = []
    for token in postfix.split():
        if token not in RANK:
            stack.append((token, 9))
            continue
        try:
            right, left = stack.pop(), stack.pop()
        except IndexError as e:
            raise SyntaxProblem(f"{token} needs two values") from e
        rank = RANK[token]
        strict = token in "-/"
        stack.append((f"{wrap(left, rank)} {token} {wrap(right, rank, strict)}", rank))
    if len(stack) != 1:
        raise SyntaxProblem("%d values left over" % (len(stack) - 1))
    return stack.pop()[0]


def main():
    for line in ["3 4 + 2 *", "a b c - -", "1 2 * 3 +", "x y /", "7 8", "5 +"]:
        try:
            print(line, "=>", infix(line))
        except SyntaxProblem as problem:
            cause = type(problem.__cause__).__name__
            print(line, "=> error:", problem, f"[{cause}]")


if __name__ == "__main__":
    main()

def run(program, variables=None):
    env = dict(variables or {})
    position, log = 0, []
    for number, line in enumerate(program.strip().splitlines(), 1):
        words = line.split()
        match words:
            case []:
                continue
            case ["set", name, value]:
                env[name] = int(value)
            case ["go", steps]:
                position += env[steps] if steps in env else int(steps)
                log.append(position)
            case ["back"]:
                log.pop()
                position = log[-1] if log else 0
            case ["say", *text]:
                print(" ".join(text).format(pos=position, **env))
            case [command, *_]:
                raise SyntaxError(f"line {number}: {command}?")
    return position, log


PROGRAM = """
set step 5
go step
go 3
say at {pos} with step {step}
back
go -2

say now {pos}
"""


def main():
    print(run(PROGRAM))
    print(run("go home\nback", {"home": 42}))
    try:
        run("set a 1\njump 3")
    except SyntaxError as e:
        print(e)


main()

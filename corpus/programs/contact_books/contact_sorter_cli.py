COMMANDS = """
add Lea 4711
add Noah 333
add Lea 12
find Lea
delete Noah
find Noah
rename Lea Léa
list
help
"""


class Shell:
    def __init__(self):
        self.book = {}

    def do_add(self, name, number):
        self.book.setdefault(name, []).append(number)

    def do_find(self, name):
        return ", ".join(self.book.get(name, ["nobody"]))

    def do_delete(self, name):
        return f"deleted {len(self.book.pop(name))}"

    def do_rename(self, old, new):
        self.book[new] = self.book.pop(old)

    def do_list(self):
        return self.book

    def run(self, line):
        command, *args = line.split()
        method = getattr(self, "do_" + command, None)
        if method is None:
            return f"unknown command {command}"
        return method(*args)


if __name__ == "__main__":
    shell = Shell()
    for line in COMMANDS.strip().splitlines():
        answer = shell.run(line)
        print(">", line)
        if answer is not None:
            print(answer)
    try:
        shell.run("add OnlyName")
    except TypeError:
        print("add needs two words")
    print(shell.run("delete Noah"))

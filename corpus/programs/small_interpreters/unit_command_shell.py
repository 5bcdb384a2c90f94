import shlex


class Shell:
    """A very small shell over a dict of files."""

    def __init__(self, files):
        self.files = files
        self.history = []

    def cat(self, *names):
        return "\n".join(self.files[n] for n in names)

    def grep(self, word, text):
        return "\n".join(line for line in text.splitlines() if word in line)

    def wc(self, text):
        return str(len(text.splitlines()))

    def sort(self, text):
        return "\n".join(sorted(text.splitlines()))

    def run(self, line):
        self.history.append(line)
        text = None
        for part in line.split("|"):
            name, *args = shlex.split(part)
            if not hasattr(self, name) or name in ("run", "files", "history"):
                return f"{name}: command not found"
            if text is not None:
                args.append(text)
            try:
                text = getattr(self, name)(*args)
            except KeyError as e:
                return f"{name}: no file {e}"
        return text


def main():
    shell = Shell({"a.txt": "plum tart\napple pie\nplum jam", "my notes": "call Jo"})
    for line in ("cat a.txt | grep plum | sort", "cat a.txt 'my notes' | wc", "cat b.txt", "rm a.txt", "cat 'my notes'"):
        print(f"$ {line}")
        print(shell.run(line))
    print(len(shell.history))
    print(shell.run("grep plum"))


if __name__ == "__main__":
    main()

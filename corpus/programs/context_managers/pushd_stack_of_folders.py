from contextlib import contextmanager


class Shell:
    def __init__(self):
        self.cwd = "/"
        self.stack = []
        self.env = {"USER": "ida"}

    def cd(self, path):
        if path.startswith("/"):
            self.cwd = path
        elif path == "..":
            self.cwd = self.cwd.rpartition("/")[0] or "/"
        else:
            self.cwd = self.cwd.rstrip("/") + "/" + path

    @contextmanager
    def pushd(self, path):
        self.stack.append(self.cwd)
        self.cd(path)
        try:
            yield self.cwd
        finally:
            self.cwd = self.stack.pop()

    @contextmanager
    def environ(self, **names):
        old, self.env = self.env, {**self.env, **names}
        yield
        self.env = old


sh = Shell()
with sh.pushd("home") as here, sh.pushd("ida"):
    print(here, sh.cwd, sh.stack)
    sh.cd("../x")
    print(sh.cwd)
print(sh.cwd, sh.stack)
with sh.environ(LANG="de", USER="tom"):
    sh.env["TMP"] = "/tmp"
    print(sorted(sh.env.items()))
print(sh.env)
try:
    with sh.pushd("/etc"), sh.environ(A="1"):
        sh.cd("..")
        raise OSError("disk")
except OSError:
    print(sh.cwd, sh.env)           # the folder is back, the environment is not

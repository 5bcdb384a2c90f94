class Logger:
    def __init__(self, prefix=""):
        self.prefix = prefix
        self.lines = []

    def __call__(self, text):
        self.lines.append(f"{self.prefix}{text}")


class Service:
    def __init__(self, name, log=Logger("default: ")):      # made once
        self.name = name
        self.log = log

    def work(self, n):
        for i in range(n):
            self.log(f"{self.name} {i}")


web, db = Service("web"), Service("db")
mail = Service("mail", Logger("* "))
web.work(2)
db.work(1)
mail.work(1)
print(web.log.lines)
print(web.log is db.log, mail.log.lines)
db.log = Logger()
db.work(1)
late = Service("late")
print(len(late.log.lines), db.log.lines, late.log is Service.__init__.__defaults__[0])

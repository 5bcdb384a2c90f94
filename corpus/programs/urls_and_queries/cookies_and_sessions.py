class Session(dict):
    modified = False

    def __setitem__(self, key, value):
        self.modified = True
        super().__setitem__(key, value)


class Server:
    def __init__(self):
        self.sessions = {}
        self.next_id = 1

    def session(self, cookie):
        pairs = dict(p.strip().split("=", 1) for p in cookie.split(";") if "=" in p)
        sid = pairs.get("sid")
        if sid not in self.sessions:
            sid = f"s{self.next_id}"
            self.next_id += 1
            self.sessions[sid] = Session()
        return sid, self.sessions[sid]

    def visit(self, cookie, **changes):
        sid, session = self.session(cookie)
        session.modified = False
        for k, v in changes.items():
            session[k] = v
        return f"sid={sid}", session.modified


server = Server()
cookie, _ = server.visit("", cart=1)
print(cookie, server.visit(cookie + "; theme=dark"))
print(server.visit(cookie, cart=2, user="ida"))
print(server.visit("sid=s9"), server.visit("junk"))
print(server.sessions)
server.sessions["s1"].update(cart=9)        # update does not ask __setitem__
print(server.sessions["s1"].modified, server.sessions["s1"]["cart"])

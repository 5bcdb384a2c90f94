class Device:
    def __init__(self, host, cpu=0.0):
        self.host = host
        self.cpu = cpu
        self.services = {}

    def start(self, service, load):
        if service in self.services:
            return False
        self.services[service] = load
        self.cpu += load
        return True

    def stop(self, service):
        self.cpu -= self.services.pop(service)


hosts = {h: Device(h) for h in ("web1", "web2", "db1")}
hosts["db1"].start("postgres", 0.5)
for h in hosts.values():
    h.start("ssh", 0.125)


def move(service, source, target):
    load = hosts[source].services[service]
    hosts[source].stop(service)
    if not hosts[target].start(service, load):
        print("already running on", target)


hosts["web1"].start("nginx", 0.25)
move("nginx", "web1", "web2")
move("ssh", "web1", "db1")      # loses the one on web1
for name, d in hosts.items():
    print(f"{name:5} {d.cpu:5.3f} {', '.join(d.services) or '-'}")
move("nginx", "web3", "web1")

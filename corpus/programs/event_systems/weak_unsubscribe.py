class Newsletter:
    def __init__(self, title):
        self.title = title
        self.readers = []

    def subscribe(self, reader):
        self.readers.append(reader)

        def unsubscribe():
            self.readers.remove(reader)
        return unsubscribe

    def publish(self, text):
        for reader in self.readers:
            reader(f"[{self.title}] {text}")


received = []
weekly = Newsletter("Weekly")


def once(text):
    received.append("once: " + text)
    stop_once()


def always(text):
    received.append("always: " + text)


def archive(text):
    received.append("archive: " + text[:12])


stop_once = weekly.subscribe(once)
stop_always = weekly.subscribe(always)
weekly.subscribe(archive)

weekly.publish("cheap flights")
weekly.publish("new café")
stop_always()
weekly.publish("last issue")
for line in received:
    print(line)
print(len(weekly.readers), "reader left")

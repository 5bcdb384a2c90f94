class TemporaryError(Exception):
    pass


class PermanentError(Exception):
    pass


class Server:
    """Fails the first `n` deliveries to an address."""

    def __init__(self, **flaky):
        self.flaky = flaky

    def deliver(self, address):
        if "@" not in address:
            raise PermanentError(f"not an address: {address}")
        domain = address.split("@")[1].split(".")[0]
        if self.flaky.get(domain, 0) > 0:
            self.flaky[domain] -= 1
            raise TemporaryError(domain)


def send_all(server, addresses, max_tries=3):
    outbox = [(a, 1) for a in addresses]
    sent, failed = [], {}
    while outbox:
        address, attempt = outbox.pop(0)
        try:
            server.deliver(address)
        except TemporaryError as e:
            if attempt < max_tries:
                outbox.append((address, attempt + 1))
            else:
                failed[address] = f"{e} is down"
        except PermanentError as e:
            failed[address] = str(e)
        else:
            sent.append((address, attempt))
    return sent, failed


def main():
    server = Server(slow=2, dead=99)
    sent, failed = send_all(server, ["a@ok.org", "b@slow.net", "c@dead.com", "d(at)ok.org"])
    for address, attempt in sent:
        print(f"{address} sent at attempt {attempt}")
    for address in sorted(failed):
        print(f"{address} failed: {failed[address]}")
    print(server.flaky)


if __name__ == "__main__":
    main()

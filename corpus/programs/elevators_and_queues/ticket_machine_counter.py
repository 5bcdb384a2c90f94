class TicketMachine:
    def __init__(self, letter, start=1):
        self.letter = letter
        self.next_number = start
        self.now_serving = None
        self.open_tickets = []

    def pull(self):
        ticket = f"{self.letter}{self.next_number:03d}"
        self.next_number = self.next_number % 999 + 1
        self.open_tickets.append(ticket)
        return ticket, len(self.open_tickets) - 1

    def call_next(self):
        if not self.open_tickets:
            return None
        self.now_serving = self.open_tickets.pop(0)
        return self.now_serving


def main():
    passports = TicketMachine("P", start=998)
    permits = TicketMachine("K")
    for machine in (passports, passports, permits, passports):
        ticket, ahead = machine.pull()
        print(ticket, "ahead:", ahead)
    called = []
    while (ticket := passports.call_next()) is not None:
        called.append(ticket)
    print("called", called, "display", passports.now_serving)
    print(permits.call_next(), permits.call_next(), permits.now_serving)
    print(passports.next_number)


if __name__ == "__main__":
    main()

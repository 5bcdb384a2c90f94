class PaperJam(Exception):
    def __init__(self, page):
        super().__init__(f"paper jam on page {page}")
        self.page = page


class NoPaper(Exception):
    pass


class Printer:
    def __init__(self, paper, jams=()):
        self.paper = paper
        self.jams = set(jams)
        self.total = 0

    def page(self):
        if self.paper == 0:
            raise NoPaper("tray is empty")
        self.total += 1
        self.paper -= 1
        if self.total in self.jams:
            raise PaperJam(self.total)


def print_job(printer, name, pages):
    done = wasted = 0
    while done < pages:
        try:
            printer.page()
        except PaperJam as e:
            wasted += 1
            print(f"  {name}: {e}")
        except NoPaper:
            printer.paper += 5
            print(f"  {name}: refilled")
        else:
            done += 1
    return wasted


def main():
    office = Printer(paper=4, jams=[3, 6])
    jobs = {"letter": 2, "thesis": 5, "empty": 0, "map": 1}
    waste = {name: print_job(office, name, pages) for name, pages in jobs.items()}
    print(waste, "waste", sum(waste.values()))
    print(office.total, "sheets used,", office.paper, "left")
    print(office.total - sum(waste.values()) == sum(jobs.values()))


main()

class Detector:
    """Fires when the events come in the given order within some minutes."""

    def __init__(self, name, *sequence, within):
        self.name, self.sequence, self.within = name, sequence, within
        self.progress = []

    def feed(self, minute, event):
        if self.progress and minute - self.progress[0] > self.within:
            self.progress = []
        if event == self.sequence[len(self.progress)]:
            self.progress.append(minute)
        if len(self.progress) == len(self.sequence):
            start = self.progress[0]
            self.progress = []
            return f"{self.name} ({minute - start} min)"
        return None


def main():
    detectors = [
        Detector("burglar?", "window", "motion", within=5),
        Detector("somebody is home", "door", "light", "motion", within=10),
        Detector("cat", "motion", "motion", "motion", within=3),
    ]
    events = [(0, "door"), (1, "light"), (4, "motion"), (5, "motion"), (6, "motion"),
              (30, "window"), (36, "motion"), (40, "window"), (41, "light"), (42, "motion")]
    hits = []
    for minute, event in events:
        for d in detectors:
            if result := d.feed(minute, event):
                hits.append(result)
                print(f"{minute:>3} {event:<7}{result}")
    print(len(hits), [d.progress for d in detectors])


if __name__ == "__main__":
    main()

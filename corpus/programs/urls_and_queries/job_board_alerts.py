from dataclasses import dataclass, field


@dataclass
class Alert:
    user: str
    words: list
    min_pay: int = 0
    remote: bool = None
    sent: list = field(default_factory=list)

    def matches(self, job):
        text = (job["title"] + " " + job.get("text", "")).lower()
        if job["pay"] < self.min_pay:
            return False
        if self.remote is not None and job.get("remote", False) != self.remote:
            return False
        return all(w in text for w in self.words)


def notify(alerts, jobs):
    mails = {}
    for job in jobs:
        for alert in alerts:
            if job["id"] not in alert.sent and alert.matches(job):
                alert.sent.append(job["id"])
                mails.setdefault(alert.user, []).append(job["title"])
    return mails


def main():
    alerts = [
        Alert("nia", ["baker"]),
        Alert("olf", ["night"], min_pay=18),
        Alert("nia", [], 30, remote=True),
        Alert("pia", ["java"], remote=False),
    ]
    jobs = [
        {"id": 1, "title": "Baker (night shift)", "pay": 17},
        {"id": 2, "title": "Night porter", "pay": 19, "text": "Hotel am See"},
        {"id": 3, "title": "Translator", "pay": 34, "remote": True, "text": "Javanese"},
        {"id": 4, "title": "Head baker", "pay": 31, "remote": True},
    ]
    print(notify(alerts, jobs[:2]))
    print(notify(alerts, jobs))
    print(notify(alerts, jobs))
    print([a.sent for a in alerts], sum(len(a.sent) for a in alerts))
    jobs[0]["pay"] += 2
    print(notify(alerts, jobs), alerts[1].sent)
    print([j["title"] for j in jobs if not any(j["id"] in a.sent for a in alerts)])


if __name__ == "__main__":
    main()

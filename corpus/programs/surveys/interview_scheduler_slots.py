class Interviewer:
    def __init__(self, name, *languages, per_day=3):
        self.name = name
        self.languages = set(languages)
        self.per_day = per_day
        self.booked = []

    def can(self, language):
        return language in self.languages and len(self.booked) < self.per_day


def assign(interviewers, people):
    unassigned = []
    for person, language in people:
        options = [i for i in interviewers if i.can(language)]
        if not options:
            unassigned.append(person)
            continue
        # the one with the fewest languages, so that the others stay free
        chosen = min(options, key=lambda i: (len(i.languages), len(i.booked), i.name))
        chosen.booked.append(person)
    return unassigned


def main():
    team = [
        Interviewer("Nour", "ar", "fr"),
        Interviewer("Ole", "de", per_day=2),
        Interviewer("Pia", "de", "fr", "en", per_day=4),
    ]
    people = [("h1", "de"), ("h2", "fr"), ("h3", "en"), ("h4", "de"), ("h5", "de"), ("h6", "pl"), ("h7", "fr"), ("h8", "fr")]
    left = assign(team, people)
    for i in team:
        print(f"{i.name:<5}{len(i.booked)}/{i.per_day} {' '.join(i.booked)}")
    print("nobody for", left)
    wanted = {lang for _, lang in people}
    offered = set().union(*(i.languages for i in team))
    print(sorted(wanted - offered), sorted(offered - wanted))
    team[0].languages.add("pl")
    print(assign(team, [(p, l) for p, l in people if p in left]), team[0].booked)


main()

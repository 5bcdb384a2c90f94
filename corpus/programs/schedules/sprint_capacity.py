from dataclasses import dataclass, field
from typing import List


@dataclass
class Story:
    name: str
    points: int
    value: int


@dataclass
class Sprint:
    capacity: int
    stories: List[Story] = field(default_factory=list)

    @property
    def load(self):
        return sum(s.points for s in self.stories)

    def fits(self, story):
        return self.load + story.points <= self.capacity


def fill(backlog, sprints):
    rest = []
    for story in sorted(backlog, key=lambda s: s.value / s.points, reverse=True):
        for sprint in sprints:
            if sprint.fits(story):
                sprint.stories.append(story)
                break
        else:
            rest.append(story)
    return rest


backlog = [Story("login", 5, 20), Story("search", 8, 40), Story("export", 3, 3), Story("dark mode", 2, 9), Story("chat", 13, 30)]
sprints = [Sprint(10), Sprint(capacity=12)]
rest = fill(backlog, sprints)
for n, s in enumerate(sprints, 1):
    print(n, f"{s.load}/{s.capacity}", [x.name for x in s.stories])
print("left:", rest)
velocity = sum(s.load for s in sprints) / len(sprints)
print("velocity", velocity, "sprints to go", -(-sum(r.points for r in rest) // velocity))

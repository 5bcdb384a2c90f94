class School:
    def __init__(self):
        self.pupils = {}
        self.teachers = []

    def enrol(self, pupil):
        self.pupils[pupil.name] = pupil
        pupil.school = self

    def ask(self, pupil, topic):
        for teacher in self.teachers:
            if topic in teacher.topics and teacher.patience:
                return teacher.answer(pupil, topic)
        return None


class Pupil:
    school = None

    def __init__(self, name):
        self.name = name
        self.notes = {}

    def learn(self, topic):
        if self.school is None:
            return "goes to no school"
        answer = self.school.ask(self, topic)
        if answer is None:
            return f"nobody explains {topic}"
        self.notes[topic] = answer
        return answer


class Teacher:
    def __init__(self, name, *topics, patience=2):
        self.name, self.topics, self.patience = name, topics, patience

    def answer(self, pupil, topic):
        self.patience -= 1
        if topic in pupil.notes:
            return pupil.notes[topic] + " (again)"
        return f"{self.name} on {topic}"


school = School()
school.teachers += [Teacher("Mr. K", "maths", "art"), Teacher("Ms. L", "maths", patience=1)]
ida, tom = Pupil("Ida"), Pupil("Tom")
school.enrol(ida)
for who, topic in [(ida, "maths"), (tom, "art"), (ida, "maths"), (ida, "art"), (ida, "maths"), (ida, "maths")]:
    print(who.name, "-", who.learn(topic))
print(ida.notes, [t.patience for t in school.teachers])

class Quiz:
    QUESTIONS = [("2+2", "4"), ("capital of France", "paris"), ("red + blue", "purple")]

    def __init__(self):
        self.at = 0
        self.right = 0

    @property
    def question(self):
        return self.QUESTIONS[self.at][0] if self.at < len(self.QUESTIONS) else None

    def answer(self, text):
        ok = text.lower() == self.QUESTIONS[self.at][1]
        self.right += ok
        self.at += 1
        return ok


sessions = {}


def message(user, text):
    quiz = sessions.get(user)
    if text == "start" or quiz is None:
        sessions[user] = quiz = Quiz()
        return quiz.question
    ok = quiz.answer(text)
    if quiz.question is None:
        del sessions[user]
        return f"{quiz.right} of {quiz.at}"
    return ("yes! " if ok else "no. ") + quiz.question


chat = [("a", "hi"), ("b", "start"), ("a", "4"), ("b", "5"), ("a", "Paris"), ("b", "start"), ("a", "pink"), ("a", "?")]
for user, text in chat:
    print(f"{user} {text:6} | {message(user, text)}")
print({u: (q.at, q.right) for u, q in sessions.items()})

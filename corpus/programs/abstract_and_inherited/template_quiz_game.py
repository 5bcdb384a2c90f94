class Quiz:
    lives = 2

    def __init__(self, answers):
        self.answers = answers
        self.points = 0

    def play(self, given):
        for right, text in zip(self.answers, given):
            if self.correct(right, text):
                self.points += self.reward(right)
            else:
                self.lives -= 1
                if self.lives == 0:
                    return self.over("out of lives")
        return self.over("finished")

    def correct(self, right, text):
        return right == text

    def reward(self, right):
        return 1

    def over(self, why):
        return f"{why}: {self.points} points, {self.lives} lives"


class Gentle(Quiz):
    lives = 3

    def correct(self, right, text):
        return super().correct(right.lower(), text.strip().lower())


class LongWords(Gentle):
    def reward(self, right):
        return len(right) // 3

    def over(self, why):
        return super().over(why) + "!"


answers = ["Paris", "Oslo", "Ottawa"]
given = ["paris", " Oslo", "Toronto"]
for cls in (Quiz, Gentle, LongWords):
    print(cls.__name__, "-", cls(answers).play(given))
print(Quiz.lives, Gentle.lives)

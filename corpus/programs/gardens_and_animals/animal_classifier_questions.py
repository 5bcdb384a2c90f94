class Node:
    def __init__(self, text, yes=None, no=None):
        self.text = text
        self.yes = yes
        self.no = no

    @property
    def leaf(self):
        return self.yes is None and self.no is None

    def ask(self, facts, path=()):
        if self.leaf:
            return self.text, path
        answer = self.text in facts
        return (self.yes if answer else self.no).ask(facts, path + ((self.text, answer),))

    def learn(self, question, animal, facts):
        found = self
        while not found.leaf:
            found = found.yes if found.text in facts else found.no
        found.yes, found.no, found.text = Node(animal), Node(found.text), question

    def leaves(self):
        if self.leaf:
            return [self.text]
        return self.yes.leaves() + self.no.leaves()


def main():
    tree = Node("has feathers", Node("can swim", Node("duck"), Node("owl")), Node("has scales", Node("trout"), Node("cat")))
    print(tree.ask({"has feathers", "can swim"})[0])
    print(tree.ask({"barks"}))
    tree.learn("barks", "dog", {"barks"})
    print(tree.ask({"barks"})[0], tree.ask(set())[0], tree.leaves())
    tree.learn("lays eggs in the sea", "turtle", {"has scales"})
    animal, path = tree.ask({"has scales", "lays eggs in the sea"})
    print(animal, len(path), [q for q, a in path if a])
    depth = max(len(tree.ask(f)[1]) for f in ({"has feathers"}, {"has scales"}, set()))
    print("depth", depth, "animals", len(tree.leaves()))


main()

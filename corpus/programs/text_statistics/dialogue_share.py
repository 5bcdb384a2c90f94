# who talks most in the scene?
scene = """ANNA: Did you lock the door?
BEN: I thought you did.
ANNA: No.
(silence)
CLARA: Both of you, quiet, somebody is coming up the stairs.
BEN: It is only the cat, as it is every night."""

speakers = {}
stage = []
for line in scene.split("\n"):
    head, colon, speech = line.partition(":")
    if not colon:
        stage.append(line.strip("()"))
        continue
    n_words = len(speech.split())
    if head not in speakers:
        speakers[head] = []
    speakers[head].append(n_words)

total = sum(sum(v) for v in speakers.values())
for who, lens in sorted(speakers.items(), key=lambda kv: sum(kv[1]), reverse=True):
    share = sum(lens) / total
    print(f"{who:<6} {sum(lens):>3} words in {len(lens)} turns {share:>7.1%}", "<- longest turn" if max(lens) == max(map(max, speakers.values())) else "")
print("stage directions:", stage)
questions = scene.count("?")
print("questions", questions)

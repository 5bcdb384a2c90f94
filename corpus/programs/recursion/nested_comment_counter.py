threads = [
    {"text": "Nice bike!", "likes": 4, "replies": [
        {"text": "thx", "likes": 1, "replies": []},
        {"text": "is it for sale?", "likes": 0, "replies": [
            {"text": "no", "likes": 9, "replies": []}]}]},
    {"text": "first", "likes": -3, "replies": []},
]

def count(comments):
    n = 0
    for c in comments:
        n = n + 1
        count(c["replies"])
    return n

def likes(comments):
    total = 0
    for c in comments:
        total += c["likes"] + likes(c["replies"])
    return total

def longest(comments, best=""):
    for c in comments:
        if len(c["text"]) > len(best):
            best = c["text"]
        best = longest(c["replies"], best)
    return best

print("comments:", count(threads))
print("likes:", likes(threads))
print("longest:", longest(threads))
threads[1]["replies"].append({"text": "congratulations, I guess…", "likes": 2, "replies": []})
print(count(threads), likes(threads), longest(threads))
print("average: %.1f" % (likes(threads) / count(threads)))

def client(secret):
    challenge = yield "HELLO"
    answer = sum(map(ord, secret)) ^ challenge
    verdict = yield f"ANSWER {answer}"
    if verdict == "OK":
        yield "BYE"
    else:
        yield "ABORT"


def server(secret, challenge):
    message = yield
    assert message == "HELLO", message
    message = yield challenge
    word, number = message.split()
    good = int(number) == sum(map(ord, secret)) ^ challenge
    yield "OK" if good else "NO"


def talk(client_secret, server_secret, challenge=99):
    c, s = client(client_secret), server(server_secret, challenge)
    next(s)
    transcript = [next(c)]
    while transcript[-1] not in ("BYE", "ABORT"):
        reply = s.send(transcript[-1])
        transcript.append(reply)
        transcript.append(c.send(reply))
    return transcript


print(talk("salt", "salt"))
print(talk("salt", "pepper"))
third = talk("ab", "ba", challenge=7)
print(third[-1], len(third))

def strip_comments(lines):
    return [l.split("#")[0].rstrip() for l in lines]


def join_continued(lines):
    out, buffer = [], ""
    for line in lines:
        if line.endswith("\\"):
            buffer += line[:-1]
        else:
            out.append(buffer + line)
            buffer = ""
    return out


def settings(lines):
    return dict(l.split("=", 1) for l in lines if "=" in l)


def main():
    text = r"""name=demo   # the name
path=/usr/local/\
bin
# nothing here
colour=#ff0000
empty="""
    lines = text.split("\n")
    joined = join_continued(strip_comments(lines))
    config = settings(joined)
    print(len(lines), len(joined), config)
    config2 = settings(strip_comments(join_continued(lines)))
    print(config == config2, repr(config["colour"]))
    print([k for k, v in config.items() if not v])


main()

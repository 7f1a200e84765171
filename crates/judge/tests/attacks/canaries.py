# expect: AC
# The test puts files of these names on the host and looks at them afterwards.
for place in ("/tmp", "/dev/shm"):
    name = f"{place}/assay-canary"
    try:
        print("seen:", open(name).read())
    except OSError:
        pass
    with open(name, "w") as canary:
        canary.write("dead")
print("held")

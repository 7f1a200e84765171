# expect: RTE
# reason: exit code 1
def deeper(n):
    return deeper(n + 1) + 1


deeper(0)

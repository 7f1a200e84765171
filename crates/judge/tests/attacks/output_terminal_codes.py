# expect: WA
# What a terminal would hide is there all the same.
print("wrong\x1b[2K\x1b[1G\x1b]0;accepted\x07\rheld")

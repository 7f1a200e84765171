# expect: AC
# /dev/stdin and /dev/stdout work by name, as many solutions expect.
import os

with open("/dev/stdin") as again:
    again.read()
with open("/dev/stdout", "w") as again:
    again.write("held\n")

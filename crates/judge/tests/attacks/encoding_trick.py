# expect: AC
# coding: unicode_escape
# \u000aimport os\u000aif os.path.exists("/etc/passwd"): print("open")
print("held")

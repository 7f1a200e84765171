// expect: AC
// Neither the command line nor what the kernel hands over tells of the host.
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
int main(int count, char **words, char **environment) {
    const char *name = (const char *)getauxval(31); // AT_EXECFN
    if (count != 1 || strncmp(words[0], "/box/", 5) || strncmp(name, "/box/", 5))
        printf("open: %d %s %s\n", count, words[0], name);
    const char *known = " PATH HOME TMPDIR LANG ";
    for (; *environment; environment++) {
        char word[300] = " ";
        strncat(word, *environment, strcspn(*environment, "="));
        if (!strstr(known, strcat(word, " "))) printf("open: %s\n", *environment);
    }
    puts("held");
}

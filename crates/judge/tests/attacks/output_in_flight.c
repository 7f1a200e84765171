// expect: AC
// Standard output hidden in a socket that nobody reads keeps the pipe open a little longer.
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
int main(void) {
    int ends[2];
    char byte = 0, room[CMSG_SPACE(2 * sizeof(int))];
    socketpair(AF_UNIX, SOCK_DGRAM, 0, ends);
    struct iovec data = {&byte, 1};
    struct msghdr message = {0};
    message.msg_iov = &data;
    message.msg_iovlen = 1;
    message.msg_control = room;
    message.msg_controllen = sizeof room;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(2 * sizeof(int));
    int hidden[2] = {1, ends[1]};
    memcpy(CMSG_DATA(header), hidden, sizeof hidden);
    sendmsg(ends[0], &message, 0);
    puts("held");
}

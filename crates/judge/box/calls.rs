//! Which system calls a candidate may make (x86_64 numbers).
//!
//! Every call up to [`LAST`] that this table does not name is allowed; a later one did not exist
//! when the table was read through, and answers ENOSYS. Raising [`LAST`] means reading the new
//! calls first.

/// The newest system call that has been considered (mseal, Linux 6.10).
pub(crate) const LAST: u32 = 462;

/// What becomes of a system call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rule {
    /// It happens.
    Allow,
    /// EPERM: it exists, but not for candidates.
    Forbid,
    /// ENOSYS: programs fall back to something older, or do without.
    Absent,
    /// It answers success and does nothing.
    Ignore,
    /// Allowed unless it asks for a new namespace, or for its caller's parent as the child's: that
    /// may be our own interpreter, whose children live on between two runs.
    OwnChild,
    /// Allowed for Unix sockets; any other family answers EAFNOSUPPORT.
    UnixSocket,
    /// Allowed where its first argument is 0, the caller itself.
    OnlySelf,
    /// Allowed but for pushing characters into a terminal.
    NoTerminalInput,
    /// Allowed for the caller itself, but for changing the limit of core files, whose value keeps the
    /// host from handling a crash: here `prlimit64`.
    OwnLimits,
    /// The same for `setrlimit`.
    LimitsButCore,
    /// Allowed but for reserved huge pages, by flags in the third argument (from 0).
    NoHugeMapping,
    /// The same, by flags in the first.
    NoHugeFile,
    /// Allowed but for locks, leases and notifications on inodes, which other boxes could see.
    NoInodeLocks,
}

use Rule::{
    Absent, Forbid, Ignore, LimitsButCore, NoHugeFile, NoHugeMapping, NoInodeLocks,
    NoTerminalInput, OnlySelf, OwnChild, OwnLimits, UnixSocket,
};

/// The calls that are not simply allowed.
pub(crate) const TABLE: &[(u32, &str, Rule)] = &[
    // Processes, namespaces and privileges.
    (56, "clone", OwnChild),
    (435, "clone3", Absent), // its flags are in memory, where a filter cannot look
    (272, "unshare", Forbid),
    (308, "setns", Forbid),
    (101, "ptrace", Forbid),
    (310, "process_vm_readv", Forbid),
    (311, "process_vm_writev", Forbid),
    (312, "kcmp", Forbid),
    (438, "pidfd_getfd", Forbid),
    (440, "process_madvise", Forbid),
    (448, "process_mrelease", Forbid),
    (160, "setrlimit", LimitsButCore),
    (302, "prlimit64", OwnLimits),
    (203, "sched_setaffinity", OnlySelf),
    (141, "setpriority", Forbid),
    (142, "sched_setparam", Forbid),
    (144, "sched_setscheduler", Forbid),
    (314, "sched_setattr", Forbid),
    (251, "ioprio_set", Forbid),
    (135, "personality", Forbid),
    (154, "modify_ldt", Forbid),
    (317, "seccomp", Forbid),
    (444, "landlock_create_ruleset", Absent),
    (445, "landlock_add_rule", Absent),
    (446, "landlock_restrict_self", Absent),
    // Mounts and files.
    (165, "mount", Forbid),
    (166, "umount2", Forbid),
    (155, "pivot_root", Forbid),
    (161, "chroot", Forbid),
    (428, "open_tree", Forbid),
    (429, "move_mount", Forbid),
    (430, "fsopen", Forbid),
    (431, "fsconfig", Forbid),
    (432, "fsmount", Forbid),
    (433, "fspick", Forbid),
    (442, "mount_setattr", Forbid),
    (457, "statmount", Forbid),
    (458, "listmount", Forbid),
    (133, "mknod", Forbid),
    (259, "mknodat", Forbid),
    (303, "name_to_handle_at", Forbid),
    (304, "open_by_handle_at", Forbid),
    (72, "fcntl", NoInodeLocks),
    (73, "flock", Forbid),
    (188, "setxattr", Forbid),
    (189, "lsetxattr", Forbid),
    (190, "fsetxattr", Forbid),
    (253, "inotify_init", Forbid),
    (294, "inotify_init1", Forbid),
    (300, "fanotify_init", Forbid),
    (301, "fanotify_mark", Forbid),
    (179, "quotactl", Forbid),
    (443, "quotactl_fd", Forbid),
    (162, "sync", Ignore), // would write out the whole host
    (306, "syncfs", Ignore),
    (26, "msync", Ignore), // a file of the host can be mapped, too
    (74, "fsync", Ignore),
    (75, "fdatasync", Ignore),
    (277, "sync_file_range", Ignore),
    (221, "fadvise64", Ignore), // would have the host forget its files
    (451, "cachestat", Forbid),
    (16, "ioctl", NoTerminalInput),
    (278, "vmsplice", Forbid),
    // Communication that outlives a process or leaves the box.
    (41, "socket", UnixSocket),
    (53, "socketpair", UnixSocket),
    (29, "shmget", Forbid),
    (30, "shmat", Forbid),
    (31, "shmctl", Forbid),
    (64, "semget", Forbid),
    (65, "semop", Forbid),
    (66, "semctl", Forbid),
    (220, "semtimedop", Forbid),
    (68, "msgget", Forbid),
    (69, "msgsnd", Forbid),
    (70, "msgrcv", Forbid),
    (71, "msgctl", Forbid),
    (240, "mq_open", Forbid),
    (241, "mq_unlink", Forbid),
    (248, "add_key", Forbid),
    (249, "request_key", Forbid),
    (250, "keyctl", Forbid),
    // Large or young parts of the kernel.
    (425, "io_uring_setup", Absent),
    (426, "io_uring_enter", Absent),
    (427, "io_uring_register", Absent),
    (206, "io_setup", Absent),
    (321, "bpf", Forbid),
    (298, "perf_event_open", Forbid),
    (323, "userfaultfd", Forbid),
    (447, "memfd_secret", Absent),
    (459, "lsm_get_self_attr", Absent),
    (460, "lsm_set_self_attr", Absent),
    (461, "lsm_list_modules", Absent),
    // Memory: reserved huge pages are no cgroup's, and somebody else's.
    (9, "mmap", NoHugeMapping),
    (319, "memfd_create", NoHugeFile),
    // Memory placement.
    (237, "mbind", Forbid),
    (238, "set_mempolicy", Forbid),
    (256, "migrate_pages", Forbid),
    (279, "move_pages", Forbid),
    (450, "set_mempolicy_home_node", Forbid),
    // The machine.
    (103, "syslog", Forbid),
    (134, "uselib", Absent),
    (136, "ustat", Absent),
    (139, "sysfs", Absent),
    (153, "vhangup", Forbid),
    (156, "_sysctl", Absent),
    (159, "adjtimex", Forbid),
    (163, "acct", Forbid),
    (164, "settimeofday", Forbid),
    (167, "swapon", Forbid),
    (168, "swapoff", Forbid),
    (169, "reboot", Forbid),
    (170, "sethostname", Forbid),
    (171, "setdomainname", Forbid),
    (172, "iopl", Forbid),
    (173, "ioperm", Forbid),
    (175, "init_module", Forbid),
    (176, "delete_module", Forbid),
    (180, "nfsservctl", Absent),
    (212, "lookup_dcookie", Forbid),
    (227, "clock_settime", Forbid),
    (246, "kexec_load", Forbid),
    (305, "clock_adjtime", Forbid),
    (313, "finit_module", Forbid),
    (320, "kexec_file_load", Forbid),
];

/// The rule for a system call number, whatever it is.
pub(crate) fn rule(number: u32) -> Rule {
    if number > LAST {
        return Absent;
    }
    let row = TABLE.iter().find(|(named, _, _)| *named == number);
    row.map_or(Rule::Allow, |(_, _, rule)| *rule)
}

//! The system-call filter: a binary search over intervals of numbers with the same rule.
//!
//! The kernel runs a filter once for every number when it is loaded, and again for every call;
//! a search tree costs a tenth of a chain of comparisons in both places.

use crate::{
    calls::{LAST, Rule, rule},
    sys::{EAFNOSUPPORT, ENOSYS, EPERM, Instruction},
};

const LOAD: u16 = 0x20;
const JUMP: u16 = 0x05;
const JUMP_IF_EQUAL: u16 = 0x15;
const JUMP_IF_AT_LEAST: u16 = 0x35;
const JUMP_IF_ANY_BIT: u16 = 0x45;
const RETURN: u16 = 0x06;

const X86_64: u32 = 0xc000_003e;
const ALLOW: u32 = 0x7fff_0000;
const KILL_PROCESS: u32 = 0x8000_0000;

/// Offsets in the kernel's `struct seccomp_data`.
const AT_NUMBER: u32 = 0;
const AT_ARCHITECTURE: u32 = 4;
const AT_ARGUMENTS: u32 = 16;

/// Every CLONE_NEW* flag, as `clone` takes them, and CLONE_PARENT.
const FORBIDDEN_CLONES: u32 = 0x7e02_0080 | 0x8000;
const AF_UNIX: u32 = 1;
const RLIMIT_CORE: u32 = 4;
const MAP_HUGETLB: u32 = 0x4_0000;
const MFD_HUGETLB: u32 = 4;
const TIOCSTI: u32 = 0x5412;
const TIOCLINUX: u32 = 0x541c;
/// F_SETLK, F_SETLKW, F_OFD_SETLK, F_OFD_SETLKW, F_SETLEASE, F_NOTIFY, F_SETDELEG.
const INODE_LOCKS: [u32; 7] = [6, 7, 37, 38, 1024, 1026, 1040];

fn refuse(errno: i32) -> u32 {
    0x0005_0000 | errno.unsigned_abs()
}

fn step(code: u16, value: u32, jump_true: u8, jump_false: u8) -> Instruction {
    Instruction { code, jump_true, jump_false, value }
}

fn give(value: u32) -> Instruction {
    step(RETURN, value, 0, 0)
}

/// Loads the low half of an argument.
fn load_argument(place: u32) -> Instruction {
    step(LOAD, AT_ARGUMENTS + 8 * place, 0, 0)
}

/// Loads its high half, which matters where the kernel takes the whole.
fn load_high(place: u32) -> Instruction {
    step(LOAD, AT_ARGUMENTS + 8 * place + 4, 0, 0)
}

/// `code` decides between two answers.
fn either(code: u16, value: u32, met: u32, not_met: u32) -> [Instruction; 3] {
    [step(code, value, 0, 1), give(met), give(not_met)]
}

/// The instructions that carry out a rule; they end in an answer.
fn leaf(rule: Rule) -> Vec<Instruction> {
    let forbid = refuse(EPERM);
    let test = |place, code, value, met, not_met| {
        let mut all = vec![load_argument(place)];
        all.extend(either(code, value, met, not_met));
        all
    };
    match rule {
        Rule::Allow => vec![give(ALLOW)],
        Rule::Forbid => vec![give(forbid)],
        Rule::Absent => vec![give(refuse(ENOSYS))],
        Rule::Ignore => vec![give(refuse(0))],
        Rule::OwnChild => test(0, JUMP_IF_ANY_BIT, FORBIDDEN_CLONES, forbid, ALLOW),
        Rule::UnixSocket => test(0, JUMP_IF_EQUAL, AF_UNIX, ALLOW, refuse(EAFNOSUPPORT)),
        Rule::OnlySelf => test(0, JUMP_IF_EQUAL, 0, ALLOW, forbid),
        Rule::OwnLimits => own_limits(),
        Rule::LimitsButCore => test(0, JUMP_IF_EQUAL, RLIMIT_CORE, forbid, ALLOW),
        Rule::NoHugeMapping => test(3, JUMP_IF_ANY_BIT, MAP_HUGETLB, forbid, ALLOW),
        Rule::NoHugeFile => test(1, JUMP_IF_ANY_BIT, MFD_HUGETLB, forbid, ALLOW),
        Rule::NoTerminalInput => none_of(1, &[TIOCSTI, TIOCLINUX]),
        Rule::NoInodeLocks => none_of(1, &INODE_LOCKS),
    }
}

/// `prlimit64(who, resource, new, old)`: who must be 0, and there may be nothing new for core files.
fn own_limits() -> Vec<Instruction> {
    vec![
        load_argument(0),
        step(JUMP_IF_EQUAL, 0, 1, 0),
        give(refuse(EPERM)),
        load_argument(1),
        step(JUMP_IF_EQUAL, RLIMIT_CORE, 1, 0),
        give(ALLOW),
        load_argument(2),
        step(JUMP_IF_EQUAL, 0, 1, 0),
        give(refuse(EPERM)),
        load_high(2),
        step(JUMP_IF_EQUAL, 0, 1, 0),
        give(refuse(EPERM)),
        give(ALLOW),
    ]
}

/// Forbids the listed values of an argument and allows the others.
fn none_of(place: u32, values: &[u32]) -> Vec<Instruction> {
    let mut all = vec![load_argument(place)];
    for value in values {
        all.push(step(JUMP_IF_EQUAL, *value, 0, 1));
        all.push(give(refuse(EPERM)));
    }
    all.push(give(ALLOW));
    all
}

/// Runs of neighbouring numbers with one rule: (first number, rule).
fn intervals() -> Vec<(u32, Rule)> {
    let mut all: Vec<(u32, Rule)> = Vec::new();
    for number in 0..=LAST + 1 {
        let rule = rule(number);
        if all.last().is_none_or(|last| last.1 != rule) {
            all.push((number, rule));
        }
    }
    all
}

fn search(intervals: &[(u32, Rule)]) -> Vec<Instruction> {
    let (low, high) = intervals.split_at(intervals.len() / 2);
    let (Some(first), false) = (high.first(), low.is_empty()) else {
        return high.first().map_or_else(Vec::new, |(_, rule)| leaf(*rule));
    };
    let (below, above) = (search(low), search(high));
    let mut all = match u8::try_from(below.len()) {
        Ok(distance) => vec![step(JUMP_IF_AT_LEAST, first.0, distance, 0)],
        Err(_) => {
            let distance = u32::try_from(below.len()).unwrap_or(u32::MAX);
            vec![step(JUMP_IF_AT_LEAST, first.0, 0, 1), step(JUMP, distance, 0, 0)]
        }
    };
    all.extend(below);
    all.extend(above);
    all
}

/// The whole filter. A call by another architecture's door (`int 0x80`) kills the process.
pub(crate) fn program() -> Vec<Instruction> {
    let mut all = vec![
        step(LOAD, AT_ARCHITECTURE, 0, 0),
        step(JUMP_IF_EQUAL, X86_64, 1, 0),
        give(KILL_PROCESS),
        step(LOAD, AT_NUMBER, 0, 0),
    ];
    all.extend(search(&intervals()));
    all
}

/// A second filter, for a program whose children and files in memory nobody would count: it may
/// start threads, but no processes.
pub(crate) fn threads_only() -> Vec<Instruction> {
    const CLONE: u32 = 56;
    const CLONE_THREAD: u32 = 0x1_0000;
    const FORK: u32 = 57;
    const VFORK: u32 = 58;
    const MEMFD_CREATE: u32 = 319;
    let mut all = vec![
        step(LOAD, AT_NUMBER, 0, 0),
        step(JUMP_IF_EQUAL, FORK, 1, 0),
        step(JUMP_IF_EQUAL, VFORK, 0, 1),
        give(refuse(EPERM)),
        step(JUMP_IF_EQUAL, MEMFD_CREATE, 0, 1),
        give(refuse(ENOSYS)),
        step(JUMP_IF_EQUAL, CLONE, 1, 0),
        give(ALLOW),
        load_argument(0),
    ];
    all.extend(either(JUMP_IF_ANY_BIT, CLONE_THREAD, ALLOW, refuse(EPERM)));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calls::TABLE;

    /// What the kernel's interpreter would answer.
    fn run(program: &[Instruction], architecture: u32, number: u32, arguments: [u64; 6]) -> u32 {
        let mut data = Vec::new();
        data.extend(number.to_le_bytes());
        data.extend(architecture.to_le_bytes());
        data.extend([0; 8]);
        arguments.iter().for_each(|value| data.extend(value.to_le_bytes()));
        let (mut at, mut accumulator) = (0, 0);
        loop {
            let now = program[at];
            at += 1;
            let jump = |met: bool| usize::from(if met { now.jump_true } else { now.jump_false });
            match now.code {
                LOAD => {
                    let from = now.value as usize;
                    accumulator = u32::from_le_bytes(data[from..from + 4].try_into().unwrap());
                }
                JUMP => at += now.value as usize,
                JUMP_IF_EQUAL => at += jump(accumulator == now.value),
                JUMP_IF_AT_LEAST => at += jump(accumulator >= now.value),
                JUMP_IF_ANY_BIT => at += jump(accumulator & now.value != 0),
                RETURN => return now.value,
                code => panic!("no such instruction: {code:#x}"),
            }
        }
    }

    fn expected(number: u32, arguments: [u64; 6]) -> u32 {
        let low = arguments.map(|value| value as u32);
        let allow_if = |met: bool, errno| if met { ALLOW } else { refuse(errno) };
        match rule(number) {
            Rule::Allow => ALLOW,
            Rule::Forbid => refuse(EPERM),
            Rule::Absent => refuse(ENOSYS),
            Rule::Ignore => refuse(0),
            Rule::OwnChild => allow_if(low[0] & FORBIDDEN_CLONES == 0, EPERM),
            Rule::UnixSocket => allow_if(low[0] == AF_UNIX, EAFNOSUPPORT),
            Rule::OnlySelf => allow_if(low[0] == 0, EPERM),
            Rule::OwnLimits => {
                let core = low[1] == RLIMIT_CORE && arguments[2] != 0;
                allow_if(low[0] == 0 && !core, EPERM)
            }
            Rule::LimitsButCore => allow_if(low[0] != RLIMIT_CORE, EPERM),
            Rule::NoHugeMapping => allow_if(low[3] & MAP_HUGETLB == 0, EPERM),
            Rule::NoHugeFile => allow_if(low[1] & MFD_HUGETLB == 0, EPERM),
            Rule::NoTerminalInput => allow_if(![TIOCSTI, TIOCLINUX].contains(&low[1]), EPERM),
            Rule::NoInodeLocks => allow_if(!INODE_LOCKS.contains(&low[1]), EPERM),
        }
    }

    #[test]
    fn every_number_gets_the_answer_of_the_table() {
        let program = program();
        let mut values: Vec<u64> = vec![0, 1, 2, 4, 10, 16, 17, 38, 40, 1000, 0x0012_0000];
        values.extend([TIOCSTI, TIOCLINUX, u32::MAX].map(u64::from));
        values.extend(INODE_LOCKS.map(u64::from));
        values.extend((0..32).map(|bit| 1 << bit));
        // The kernel ignores the upper half of these arguments, so the filter must too.
        values.extend([1 << 32 | 6, 1 << 32 | 2, 1 << 33]);
        for number in (0..2000).chain([0x4000_0000, 0x4000_0038, u32::MAX]) {
            for value in &values {
                let arguments = [*value; 6];
                let answer = run(&program, X86_64, number, arguments);
                assert_eq!(answer, expected(number, arguments), "{number}({value:#x})");
            }
        }
    }

    #[test]
    fn the_limit_of_core_files_can_be_read_and_not_changed() {
        let (program, forbidden) = (program(), refuse(EPERM));
        let cases = [
            ([0, 4, 0, 0x7fff_0000], ALLOW),
            ([0, 4, 0x7fff_0000, 0], forbidden),
            ([0, 4, 1 << 32, 0], forbidden),
            ([0, 1 << 32 | 4, 1 << 32, 0], forbidden),
            ([0, 7, 0x7fff_0000, 0], ALLOW),
            ([2, 7, 0, 0x7fff_0000], forbidden),
        ];
        for ([who, resource, new, old], expected) in cases {
            let answer = run(&program, X86_64, 302, [who, resource, new, old, 0, 0]);
            assert_eq!(answer, expected, "{resource:#x} {new:#x}");
        }
    }

    #[test]
    fn the_second_filter_lets_threads_start_and_no_processes() {
        let program = threads_only();
        for number in 0..=LAST {
            for flags in [0x11, 0x1_0011, 0x4111, 0x003d_0f00] {
                let answer = run(&program, X86_64, number, [flags; 6]);
                let expected = match number {
                    57 | 58 => refuse(EPERM),
                    56 if flags & 0x1_0000 == 0 => refuse(EPERM),
                    319 => refuse(ENOSYS),
                    _ => ALLOW,
                };
                assert_eq!(answer, expected, "{number}({flags:#x})");
            }
        }
    }

    #[test]
    fn another_architectures_door_kills() {
        const I386: u32 = 0x4000_0003;
        for number in 0..=LAST {
            assert_eq!(run(&program(), I386, number, [0; 6]), KILL_PROCESS);
        }
    }

    #[test]
    fn the_table_names_each_call_once_and_none_beyond_the_last() {
        for (place, (number, name, _)) in TABLE.iter().enumerate() {
            assert!(*number <= LAST, "{name}");
            let again = TABLE[..place].iter().find(|row| row.0 == *number || row.1 == *name);
            assert_eq!(again, None, "{name} is named twice");
        }
    }

    #[test]
    fn the_filter_fits_the_kernels_limit_with_room() {
        let length = program().len();
        assert!(length < 600, "{length} instructions");
    }
}

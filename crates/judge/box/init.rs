//! Process 1 of a box: builds the root, gives up every privilege, then runs the command once a
//! request, on the same box, until the host goes away.

use std::{
    fs::{self, File, OpenOptions},
    io,
    os::{
        fd::{AsFd, BorrowedFd, OwnedFd},
        unix::fs::{MetadataExt, OpenOptionsExt},
    },
    time::Instant,
};

use crate::{
    failure::{Failure, Step, c},
    filter, landlock, root,
    sys::{self, Errno, Instruction, Launch, NotStarted, Pointers},
    warm::{self, Warm},
    wire::{self, Done, Reader, Setup, Writer},
};

/// The candidate's id inside the box.
const CANDIDATE: u64 = 1000;
/// CAP_KILL, CAP_SETGID and CAP_SETUID: what starting and ending another user's process takes.
/// They hold only inside the box's own user namespace.
const INIT_CAPABILITIES: u32 = 1 << 5 | 1 << 6 | 1 << 7;
/// CAP_SETPCAP: what giving up capabilities for good takes.
const CAN_DROP: u32 = 1 << 8;
/// Signals and timers of a box that may wait at once: the kernel counts them for the user who
/// started the judge, too.
const WAITING_SIGNALS: u64 = 1024;
/// Largest file with what a crashed program had in memory. Of one byte none is made, and the host's
/// handler of crashes, which a limit of 0 does not keep from running, is not started either.
const CORE_BYTES: u64 = 1;
/// Bytes a program may lock in memory.
const LOCKED_BYTES: u64 = 64 << 10;

/// A box that is ready to run its command.
pub(crate) struct Init {
    argv: Pointers,
    env: Pointers,
    user: Option<u64>,
    cpu_s: u64,
    filter: Option<Vec<Instruction>>,
    writable: Vec<(File, Trace)>,
    warm: Option<Warm>,
}

/// What this machine gives a box beside the rest.
pub(crate) struct Layers {
    /// Whether it has /proc.
    pub(crate) proc: bool,
    /// The version of Landlock that holds it; 0: none.
    pub(crate) landlock: u8,
}

/// What a directory looks like as long as nobody has touched it.
#[derive(PartialEq, Eq)]
struct Trace {
    mode: u32,
    links: u64,
    bytes: u64,
    modified: (i64, i64),
    changed: (i64, i64),
}

impl Trace {
    fn of(directory: &File) -> Option<Self> {
        let now = directory.metadata().ok()?;
        Some(Self {
            mode: now.mode(),
            links: now.nlink(),
            bytes: now.size(),
            modified: (now.mtime(), now.mtime_nsec()),
            changed: (now.ctime(), now.ctime_nsec()),
        })
    }
}

impl Init {
    /// Builds the box around this process. `map_ids` is called once, where the box has two ids,
    /// in the new user namespace and must return when the ids are mapped.
    pub(crate) fn prepare(
        setup: &Setup,
        files: Vec<OwnedFd>,
        map_ids: impl FnOnce() -> Result<(), Failure>,
    ) -> Result<(Self, Layers), Failure> {
        let _ = sys::set_umask(0o022);
        let proc = root::build(setup, files)?;
        let mut writable = Vec::new();
        for path in root::WRITABLE {
            let flags = 0o200_000; // O_DIRECTORY
            let open = OpenOptions::new().read(true).custom_flags(flags).open(path);
            let directory = open.step(path)?;
            let trace = Trace::of(&directory)
                .ok_or_else(|| Failure::new("looking at a directory", sys::EINVAL))?;
            writable.push((directory, trace));
        }
        if setup.ids.is_some() {
            // The new mount namespace belongs to the new user namespace: nobody in it can undo
            // one of our own mounts, whatever capabilities it finds.
            sys::unshare(sys::CLONE_NEWUSER | sys::CLONE_NEWNS).step("unsharing the users")?;
            map_ids()?;
            sys::clear_groups().step("dropping groups")?;
            sys::become_user(0).step("becoming the box's init")?;
        }
        let landlock = restrict(setup, proc)?;
        let strings =
            |texts: &[String]| texts.iter().map(|text| c(text)).collect::<Result<_, Failure>>();
        let argv = Pointers::new(strings(&setup.argv)?);
        let env = Pointers::new(strings(&setup.env)?);
        let warm = if setup.warm { Some(Warm::start(&argv, &env, setup.cpu_s)?) } else { None };
        let init = Self {
            argv,
            env,
            user: setup.ids.map(|_| CANDIDATE),
            cpu_s: setup.cpu_s,
            filter: setup.threads_only.then(filter::threads_only),
            writable,
            warm,
        };
        Ok((init, Layers { proc, landlock }))
    }

    /// Answers requests until the host closes its end.
    pub(crate) fn serve(&mut self, socket: BorrowedFd<'_>) {
        let mut buffer = vec![0; wire::MAX_MESSAGE];
        let mut fds = Vec::with_capacity(3);
        loop {
            fds.clear();
            let length = match sys::receive(socket, &mut buffer, &mut fds) {
                Ok(0) | Err(_) => return,
                Ok(length) => length,
            };
            let message = buffer.get(..length).unwrap_or_default();
            let sent = match message.split_first() {
                Some((&wire::RUN, _)) => sys::send(socket, &self.run(&mut fds).encode(), &[]),
                Some((&wire::TAKE, rest)) => self.take(socket, rest),
                Some((&wire::RENEW, rest)) => match renew(rest, fds.pop()) {
                    Ok(()) => sys::send(socket, &[wire::RENEWED], &[]),
                    Err(failure) => sys::send(socket, &refusal(&failure), &[]),
                },
                _ => return,
            };
            if sent.is_err() {
                return;
            }
        }
    }

    fn run(&mut self, fds: &mut Vec<OwnedFd>) -> Done {
        let mut done = match self.warm.take() {
            Some(warm) => self.run_warm(warm, fds),
            None => self.run_cold(fds),
        };
        done.dirty |= self.writable.iter().any(|(now, then)| Trace::of(now).as_ref() != Some(then));
        done
    }

    /// Lets the interpreter fork. It serves another run only where the program has left nobody
    /// behind; else all are killed, it with them, and the box has served.
    fn run_warm(&mut self, mut warm: Warm, fds: &mut Vec<OwnedFd>) -> Done {
        let mut done = Done::default();
        let started = Instant::now();
        let ordered = warm.order(fds);
        fds.clear();
        let idle = ordered.and_then(|()| warm.wait(&mut |usage| add(&mut done, usage)));
        done.wall_ns = nanos(started);
        match (idle, warm.reply()) {
            (Ok(_), Some(reply)) => {
                done.status = reply.status;
                done.cpu_us += reply.cpu_us;
                done.max_rss_kib = done.max_rss_kib.max(reply.max_rss_kib);
            }
            (Err(Errno(errno)), _) => done.not_started = errno,
            (Ok(_), None) => done.not_started = sys::ECHILD,
        }
        if idle == Ok(true) && warm.is_alone() {
            self.warm = Some(warm);
        } else {
            reap_all(&mut done);
            done.dirty = true;
        }
        done
    }

    fn run_cold(&self, fds: &mut Vec<OwnedFd>) -> Done {
        let mut done = Done::default();
        let [input, output, error] = fds.as_slice() else {
            return Done { not_started: sys::EINVAL, ..done };
        };
        let launch = Launch {
            fds: [input.as_fd(), output.as_fd(), error.as_fd()],
            argv: &self.argv,
            env: &self.env,
            control: None,
            user: self.user,
            cpu_s: self.cpu_s,
            capabilities: 0,
            filter: self.filter.as_deref(),
        };
        let started = Instant::now();
        let program = match sys::launch(&launch) {
            Ok(pid) => pid,
            Err(NotStarted { errno: Errno(errno), executed }) => {
                reap_all(&mut done);
                return Done { not_started: errno, executed, ..done };
            }
        };
        fds.clear();
        loop {
            match sys::wait_any() {
                Ok((pid, status, usage)) => {
                    add(&mut done, &usage);
                    if pid == program {
                        done.status = status;
                        break;
                    }
                }
                Err(Errno(sys::EINTR)) => {}
                Err(Errno(errno)) => {
                    return Done { not_started: errno, ..done };
                }
            }
        }
        done.wall_ns = nanos(started);
        reap_all(&mut done);
        done
    }

    /// Sends a file of /w to the host, if it is a regular file.
    fn take(&self, socket: BorrowedFd<'_>, request: &[u8]) -> Result<(), Errno> {
        match self.open_for_host(request) {
            Ok(file) => sys::send(socket, &[wire::TAKEN], &[file.as_fd()]),
            Err(failure) => sys::send(socket, &refusal(&failure), &[]),
        }
    }

    fn open_for_host(&self, request: &[u8]) -> Result<File, Failure> {
        let name = Reader(request).text().ok_or_else(|| Failure::new("request", sys::EINVAL))?;
        let Some((work, _)) = self.writable.first() else {
            return Err(Failure::new("no /w", sys::EINVAL));
        };
        let file = File::from(sys::open_beneath(work.as_fd(), &c(&name)?).step(&name)?);
        if file.metadata().step(&name)?.is_file() {
            return Ok(file);
        }
        Err(Failure::new("not a regular file", sys::EINVAL))
    }
}

/// Removes a file of /w and puts one into /tmp. Whatever a program has planted there, nothing is
/// followed: the names are the host's and stand in directories that nobody can replace.
fn renew(request: &[u8], contents: Option<OwnedFd>) -> Result<(), Failure> {
    let mut names = Reader(request);
    let (Some(gone), Some(fresh)) = (names.text(), names.text()) else {
        return Err(Failure::new("request", sys::EINVAL));
    };
    let contents = contents.ok_or_else(|| Failure::new("no file", sys::EINVAL))?;
    remove(&format!("/w/{gone}")).step(&gone)?;
    let path = format!("/tmp/{fresh}");
    remove(&path).step(&fresh)?;
    let file = OpenOptions::new().write(true).create_new(true).mode(0o444).open(&path);
    let mut file = file.step(&fresh)?;
    io::copy(&mut File::from(contents), &mut file).step(&fresh)?;
    Ok(())
}

/// Removes a file, if there is one.
fn remove(path: &str) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

/// The message that reports a failure.
pub(crate) fn refusal(failure: &Failure) -> Vec<u8> {
    let mut message = Writer::new(wire::FAILED);
    message.number(failure.errno.unsigned_abs().into());
    message.text(&failure.step);
    message.0
}

/// Gives up, for this process and all it will start, everything that a run does not need.
/// Says the version of Landlock that holds it.
fn restrict(setup: &Setup, proc: bool) -> Result<u8, Failure> {
    let equal = [
        (sys::RLIMIT_FSIZE, setup.file_bytes),
        (sys::RLIMIT_STACK, setup.stack_bytes),
        (sys::RLIMIT_CORE, CORE_BYTES),
        (sys::RLIMIT_SIGPENDING, WAITING_SIGNALS),
        (sys::RLIMIT_MEMLOCK, LOCKED_BYTES),
        (sys::RLIMIT_MSGQUEUE, 0),
        (sys::RLIMIT_DATA, setup.data_bytes),
        (sys::RLIMIT_NPROC, setup.processes),
    ];
    let optional = [sys::RLIMIT_DATA, sys::RLIMIT_NPROC];
    for (resource, value) in equal {
        if value != 0 || !optional.contains(&resource) {
            sys::limit(resource, value, value).step("setting a resource limit")?;
        }
    }
    sys::raise_open_files().step("raising the limit of descriptors")?;
    let kept = if setup.ids.is_some() { INIT_CAPABILITIES } else { 0 };
    let inheritable = if setup.warm { warm::CAPABILITIES } else { 0 };
    if inheritable != 0 {
        // What is not in the bounding set cannot be made inheritable.
        let set = kept | CAN_DROP;
        sys::keep_capabilities(set, inheritable).step("keeping capabilities")?;
    }
    sys::drop_bounding_set();
    sys::root_means_nothing().step("securebits")?;
    sys::keep_capabilities(kept, inheritable).step("dropping capabilities")?;
    sys::no_new_privileges().step("no_new_privs")?;
    sys::not_dumpable().step("dumpable")?;
    sys::die_with_parent().step("pdeathsig")?;
    let landlock = landlock::enter(setup, proc)?;
    sys::load_filter(&filter::program()).step("loading the system-call filter")?;
    Ok(landlock)
}

/// Nothing survives a run; what every process used counts.
fn reap_all(done: &mut Done) {
    loop {
        sys::kill_all();
        match sys::wait_any() {
            Ok((_, _, usage)) => add(done, &usage),
            Err(Errno(sys::EINTR)) => {}
            Err(_) => return,
        }
    }
}

fn nanos(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_nanos()).unwrap_or(u64::MAX)
}

fn add(done: &mut Done, usage: &sys::Usage) {
    done.cpu_us += usage.cpu_us();
    done.max_rss_kib = done.max_rss_kib.max(u64::try_from(usage.max_rss).unwrap_or(0));
}

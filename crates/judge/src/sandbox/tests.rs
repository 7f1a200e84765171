//! Boxes begun beforehand, and taking files out of a box whose candidate has planted something else
//! in their place.

use std::{
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::channel,
    },
    thread,
    time::Duration,
};

use super::*;
use crate::{CgroupChoice, limits::Limits, verdict::Control};

/// Plants one thing at every name the judge could ask for.
const PLANT: &str = r"
import os, socket
os.chdir('/w')
os.symlink('/box/main.py', 'absolute')
os.symlink('../box/main.py', 'upwards')
os.symlink('regular', 'relative')
os.symlink('/proc/self/exe', 'magic')
os.mkdir('directory')
open('regular', 'w').write('fine')
open('large', 'w').write('x' * 2000)
open('unreadable', 'w').close()
os.chmod('unreadable', 0)
os.link('regular', 'hard')
socket.socket(socket.AF_UNIX).bind('socket')
";

/// Says which doors are open that mounts and modes leave open.
const KNOCK: &str = r"
import os
def knock(name, act):
    try:
        act()
        print(name)
    except PermissionError:
        pass
knock('list', lambda: os.listdir('/'))
knock('write', lambda: open('/proc/self/comm', 'w').write('x'))
open('/w/x', 'w').write('x'); os.listdir('/usr'); open('/proc/self/stat').read()
";

fn planted() -> Sandbox {
    let (sandbox, end, said) = run_python(PLANT);
    assert_eq!(end, End::Program(0), "{said}");
    sandbox
}

#[test]
fn the_second_layer_is_there_where_it_is_said_to_be() {
    let (sandbox, end, said) = run_python(KNOCK);
    assert_eq!(end, End::Program(0), "{said}");
    let open = if sandbox.layers.landlock > 0 { "" } else { "list\nwrite\n" };
    assert_eq!(said, open);
}

/// A box in which a program has run, how it ended and what it wrote.
fn run_python(source: &str) -> (Sandbox, End, String) {
    run_python_with(&maker(), source)
}

fn maker() -> Maker {
    let refused = "this machine cannot isolate";
    let settings = crate::Settings { cgroup: CgroupChoice::Auto, ..Default::default() };
    crate::open::isolate(&settings).expect(refused).0
}

fn run_python_with(maker: &Maker, source: &str) -> (Sandbox, End, String) {
    let mut said = Vec::new();
    let watch: Watch<'_> = (&mut |piece| said.extend(piece), &mut || Control::Continue);
    let (sandbox, end) = run_watched(maker, source, watch);
    (sandbox, end, String::from_utf8_lossy(&said).into_owned())
}

/// What hears all that a program writes, and what says whether it may go on.
type Watch<'a> = (&'a mut dyn FnMut(&[u8]), &'a mut dyn FnMut() -> Control);

fn run_watched(maker: &Maker, source: &str, (hear, tick): Watch<'_>) -> (Sandbox, End) {
    let recipe = crate::languages::recipe(crate::Language::Python);
    let tool = (recipe.find)().expect("Python 3 is missing: install python3");
    let (mut binds, links) = crate::languages::system_view();
    binds.extend(tool.binds.iter().cloned());
    let limits = Limits::new(5000, 256 << 10).unwrap();
    let plan = Plan {
        binds,
        links,
        files: vec![("main.py".into(), Arc::from(source.as_bytes()))],
        argv: (recipe.run)(&tool, &limits),
        cpu_ms: limits.cpu_ms(),
        memory_kib: limits.memory_kib(),
        processes: limits.processes(),
        work_bytes: 1 << 20,
        ..Plan::default()
    };
    let mut sandbox = maker.start(&plan).unwrap();
    let mut errors = Vec::<u8>::new();
    let outcome = sandbox.run(Run {
        input: Input::Bytes(&[]),
        limits: &limits,
        output: hear,
        error: &mut |piece| errors.extend(piece),
        tick,
    });
    hear(&errors);
    (sandbox, outcome.unwrap().end)
}

/// The processes of so many boxes that were begun.
fn parked(maker: &Maker) -> Vec<u32> {
    let limit = Instant::now() + Duration::from_secs(20);
    loop {
        let waiting = maker.parking.waiting();
        if waiting.len() == parking::READY {
            return waiting;
        }
        assert!(Instant::now() < limit, "begun by now: {waiting:?}");
        std::thread::yield_now();
    }
}

#[test]
fn a_box_is_what_was_begun_before_and_another_is_begun_in_its_place() {
    let maker = maker();
    let before = parked(&maker);
    let (sandbox, end, said) = run_python_with(&maker, "print(1)");
    assert_eq!((end, said.as_str()), (End::Program(0), "1\n"));
    assert!(before.contains(&sandbox.parent.id()));
    let after = parked(&maker);
    assert!(!after.contains(&sandbox.parent.id()));
    drop(maker);
    for process in after {
        assert!(!std::path::Path::new(&format!("/proc/{process}")).exists(), "it still waits");
    }
}

#[test]
fn a_box_comes_about_where_what_was_begun_has_ended() {
    let maker = maker();
    for process in parked(&maker) {
        let pid = rustix::process::Pid::from_raw(i32::try_from(process).unwrap()).unwrap();
        rustix::process::kill_process(pid, Signal::KILL).unwrap();
    }
    for _ in 0..=parking::READY {
        let (_, end, said) = run_python_with(&maker, "print(1)");
        assert_eq!((end, said.as_str()), (End::Program(0), "1\n"));
    }
}

#[test]
fn only_a_regular_file_of_bounded_size_leaves_a_box() {
    let mut sandbox = planted();
    assert_eq!(sandbox.take("regular", 1000).unwrap(), Ok(b"fine".to_vec()));
    assert_eq!(sandbox.take("hard", 1000).unwrap(), Ok(b"fine".to_vec()));
    let refused = [
        "absolute",
        "upwards",
        "relative",
        "magic",
        "directory",
        "large",
        "unreadable",
        "socket",
        "absent",
        "../box/main.py",
        "/box/main.py",
        ".",
        "..",
        "",
        "directory/../regular\0",
    ];
    for name in refused {
        let taken = sandbox.take(name, 1000).unwrap();
        assert!(taken.is_err(), "{name:?}: {taken:?}");
    }
    assert_eq!(sandbox.take("regular", 1000).unwrap(), Ok(b"fine".to_vec()));
}

/// Runs a program beside others of the same judge for as long as `act` takes, once it says `ready`.
fn beside<T>(maker: &Maker, source: &str, act: impl FnOnce() -> T) -> T {
    let over = AtomicBool::new(false);
    let (says, ready) = channel();
    thread::scope(|scope| {
        scope.spawn(|| {
            let tick = &mut || match over.load(Ordering::Relaxed) {
                true => Control::Stop,
                false => Control::Continue,
            };
            run_watched(maker, source, (&mut |said| drop(says.send(said.to_vec())), tick))
        });
        assert_eq!(ready.recv().unwrap(), b"ready\n");
        let done = panic::catch_unwind(AssertUnwindSafe(act));
        over.store(true, Ordering::Relaxed);
        done.unwrap_or_else(|cause| panic::resume_unwind(cause))
    })
}

/// Takes all the memory for pipes that a user may have.
const HOARD_PIPES: &str = r"
import fcntl, os, signal
for size in (1 << 20, 1 << 16):
    try:
        while fcntl.fcntl(end := os.pipe()[1], 1032) == 1 << 16: fcntl.fcntl(end, 1031, size)
    except OSError: pass
print('ready', flush=True)
signal.pause()
";

/// Has as many descriptors on their way as a user may.
const HOARD_DESCRIPTORS: &str = r"
import signal, socket
here, there = socket.socketpair()
try:
    while True: socket.send_fds(here, [b'x'], [0] * 50)
except OSError: pass
print('ready', flush=True)
signal.pause()
";

#[test]
fn a_box_hands_out_a_file_whatever_another_of_the_same_user_has_on_its_way() {
    let maker = Maker::new(None, Cgroups::None).unwrap().expect("there is no box for this machine");
    let taken = beside(&maker, HOARD_DESCRIPTORS, || {
        let (mut sandbox, end, said) = run_python_with(&maker, "open('/w/x', 'w').write('fine')");
        assert_eq!(end, End::Program(0), "{said}");
        sandbox.take("x", 1000).unwrap()
    });
    assert_eq!(taken, Ok(b"fine".to_vec()));
}

const HAS_A_WHOLE_PIPE: &str = "import fcntl, os\nprint(fcntl.fcntl(os.pipe()[1], 1032))";
const SENDS_A_DESCRIPTOR: &str = "import socket\nhere, there = socket.socketpair()\n\
    socket.send_fds(here, [b'x'], [0])\nprint(len(socket.recv_fds(there, 9, 9)[1]))";

#[test]
fn no_box_takes_what_the_kernel_gives_each_user_from_another() {
    let maker = maker();
    if maker.pairs.is_none() {
        // An ordinary user has one id: docs/SECURITY.md names it.
        assert!(!rustix::process::geteuid().is_root(), "root gives boxes ids");
        return;
    }
    let cases = [
        (HOARD_PIPES, HAS_A_WHOLE_PIPE, "65536\n"),
        (HOARD_DESCRIPTORS, SENDS_A_DESCRIPTOR, "1\n"),
    ];
    for (hoard, source, expected) in cases {
        let (_, end, said) = beside(&maker, hoard, || run_python_with(&maker, source));
        assert_eq!((end, said.as_str()), (End::Program(0), expected));
    }
}

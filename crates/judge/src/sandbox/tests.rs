//! Boxes begun beforehand, and taking files out of a box whose candidate has planted something else
//! in their place.

use std::{sync::Arc, time::Duration};

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
    let (mut said, mut errors) = (Vec::new(), Vec::<u8>::new());
    let outcome = sandbox.run(Run {
        input: Input::Bytes(&[]),
        limits: &limits,
        output: &mut |piece| said.extend(piece),
        error: &mut |piece| errors.extend(piece),
        tick: &mut || Control::Continue,
    });
    said.extend(errors);
    (sandbox, outcome.unwrap().end, String::from_utf8_lossy(&said).into_owned())
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

//! cgroup v2: one directory a group, below a directory that hands memory and pids down.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use super::{Group, Version, place, read_number, write};

/// Where root makes its groups, directly below the mount point.
const ROOTS_PARENT: &str = "assay";
/// Where a delegated group's own processes move, because a group that hands controllers down
/// may not hold processes.
const OWN_PROCESSES: &str = "assay-host";
const CONTROLLERS: [&str; 2] = ["memory", "pids"];

pub(super) fn find() -> Result<PathBuf, String> {
    let place = place::find(None).ok_or("it is not mounted")?;
    missing_controllers(&place.mount)?;
    prepare(&place.mount, &place.own, is_delegated(&place.own))
}

/// Does systemd say that this group is ours to divide (`Delegate=`)? From version 251 on it does.
fn is_delegated(own: &Path) -> bool {
    let own = if own.ends_with(OWN_PROCESSES) { own.parent().unwrap_or(own) } else { own };
    let mut value = [0; 8];
    matches!(rustix::fs::getxattr(own, "user.delegate", &mut value), Ok(1)) && value[0] == b'1'
}

/// A directory below which groups can be made: the delegated group this process is in, so that boxes
/// stay within the limits of the service; as root, where that is not delegated, one of our own.
fn prepare(mount: &Path, own: &Path, delegated: bool) -> Result<PathBuf, String> {
    if delegated && let Ok(own) = divide(own) {
        return Ok(own);
    }
    let roots = mount.join(ROOTS_PARENT);
    // Outside a container the top hands down without ado; elsewhere this is refused, or done.
    let _ = hand_down(mount);
    if roots.is_dir() || fs::create_dir(&roots).is_ok() {
        if hand_down(&roots).is_ok() {
            return Ok(roots);
        }
        // Refused where somebody else's groups are in it.
        let _ = fs::remove_dir(&roots);
    }
    divide(own)
}

/// The group this process is in, handing controllers down.
fn divide(own: &Path) -> Result<PathBuf, String> {
    let own = match own.parent() {
        Some(parent) if own.ends_with(OWN_PROCESSES) => parent,
        _ => own,
    };
    missing_controllers(own)?;
    if hand_down(own).is_ok() {
        return Ok(own.to_owned());
    }
    move_processes(own).map_err(|error| format!("{} is not delegated: {error}", own.display()))?;
    let handed = hand_down(own);
    handed.map_err(|error| format!("{} hands nothing down: {error}", own.display()))?;
    Ok(own.to_owned())
}

fn missing_controllers(directory: &Path) -> Result<(), String> {
    let listed = fs::read_to_string(directory.join("cgroup.controllers")).unwrap_or_default();
    let missing = CONTROLLERS.into_iter().find(|name| !has(&listed, name));
    missing.map_or(Ok(()), |name| Err(format!("{} has no {name} controller", directory.display())))
}

fn has(listed: &str, name: &str) -> bool {
    listed.split_whitespace().any(|other| other == name)
}

fn hand_down(directory: &Path) -> io::Result<()> {
    let control = directory.join("cgroup.subtree_control");
    let listed = fs::read_to_string(&control)?;
    if CONTROLLERS.into_iter().all(|name| has(&listed, name)) {
        return Ok(());
    }
    write(&control, "+memory +pids")
}

fn move_processes(from: &Path) -> io::Result<()> {
    let to = from.join(OWN_PROCESSES);
    if !to.is_dir() {
        fs::create_dir(&to)?;
    }
    for pid in fs::read_to_string(from.join("cgroup.procs"))?.lines() {
        match write(&to.join("cgroup.procs"), pid) {
            Err(error) if Path::new("/proc").join(pid).exists() => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

pub(super) fn create(parent: &Path, name: &str) -> io::Result<Group> {
    let directory = parent.join(name);
    fs::create_dir(&directory)?;
    let open = |file: &str| File::open(directory.join(file));
    let files = open("cpu.stat").and_then(|cpu| Ok((cpu, open("memory.events")?)));
    let (cpu, oom) = files.inspect_err(|_| {
        let _ = fs::remove_dir(&directory);
    })?;
    Ok(Group { directories: vec![directory], cpu, oom, version: Version::Two })
}

pub(super) fn limit(directories: &[PathBuf], bytes: u64, processes: u64) -> io::Result<()> {
    let [directory] = directories else {
        return Err(io::Error::other("a group of cgroup v2 has one directory"));
    };
    let used = read_number(&directory.join("memory.current"))?;
    write(&directory.join("memory.max"), &(used + bytes).to_string())?;
    let swap = directory.join("memory.swap.max");
    if swap.exists() {
        write(&swap, "0")?;
    }
    write(&directory.join("pids.max"), &processes.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A directory with the files of a group, as the kernel would show them.
    fn fake(path: &Path, controllers: &str, handed_down: &str) {
        fs::create_dir_all(path).unwrap();
        fs::write(path.join("cgroup.controllers"), controllers).unwrap();
        fs::write(path.join("cgroup.subtree_control"), handed_down).unwrap();
        fs::write(path.join("cgroup.procs"), "").unwrap();
    }

    #[test]
    fn roots_own_directory_is_taken_first() {
        let root = tempfile::tempdir().unwrap();
        fake(&root.path().join("assay"), "cpu memory pids", "");
        let found = prepare(root.path(), root.path(), false).unwrap();
        assert_eq!(found, root.path().join("assay"));
        let written = fs::read_to_string(found.join("cgroup.subtree_control")).unwrap();
        assert_eq!(written, "+memory +pids");
    }

    #[test]
    fn root_stays_in_the_group_that_is_delegated_to_it() {
        let root = tempfile::tempdir().unwrap();
        fake(&root.path().join("assay"), "cpu memory pids", "");
        let own = root.path().join("system.slice/worker.service");
        fake(&own, "cpu memory pids", "memory pids");
        assert_eq!(prepare(root.path(), &own, true), Ok(own.clone()));
        assert_eq!(prepare(root.path(), &own, false), Ok(root.path().join("assay")));
        assert!(!is_delegated(&own), "systemd has not said so");
        if rustix::fs::setxattr(&own, "user.delegate", b"1", rustix::fs::XattrFlags::empty())
            .is_ok()
        {
            assert!(is_delegated(&own) && is_delegated(&own.join(OWN_PROCESSES)));
        }
    }

    #[test]
    fn a_delegated_group_is_used_by_an_ordinary_user() {
        let root = tempfile::tempdir().unwrap();
        fs::write(root.path().join("assay"), "not a directory: cannot be made").unwrap();
        let own = root.path().join("user.slice/worker.service");
        fake(&own, "memory pids", "memory pids");
        assert_eq!(prepare(root.path(), &own, false), Ok(own.clone()));
        // A second process finds itself where the first moved it.
        let moved = own.join(OWN_PROCESSES);
        fs::create_dir(&moved).unwrap();
        assert_eq!(prepare(root.path(), &moved, false), Ok(own));
    }

    #[test]
    fn a_group_without_the_memory_controller_is_refused_by_name() {
        let root = tempfile::tempdir().unwrap();
        fs::write(root.path().join("assay"), "not a directory: cannot be made").unwrap();
        let own = root.path().join("scope");
        fake(&own, "cpu pids", "");
        let said = prepare(root.path(), &own, false).unwrap_err();
        assert!(said.ends_with("scope has no memory controller"), "{said}");
    }

    #[test]
    fn limits_count_from_what_the_box_itself_uses() {
        let root = tempfile::tempdir().unwrap();
        let group = root.path().to_owned();
        fs::write(group.join("memory.current"), "4096\n").unwrap();
        for file in ["memory.max", "memory.swap.max", "pids.max"] {
            fs::write(group.join(file), "").unwrap();
        }
        limit(std::slice::from_ref(&group), 1 << 20, 66).unwrap();
        let read = |file| fs::read_to_string(group.join(file)).unwrap();
        assert_eq!(read("memory.max"), (4096 + (1 << 20)).to_string());
        assert_eq!(read("memory.swap.max"), "0");
        assert_eq!(read("pids.max"), "66");
    }
}

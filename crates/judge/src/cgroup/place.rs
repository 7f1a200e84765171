//! Where a hierarchy is mounted, and where in it this process is.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// A mounted hierarchy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Place {
    /// Its mount point.
    pub(super) mount: PathBuf,
    /// The directory of this process's own group; the mount point where that cannot be seen.
    pub(super) own: PathBuf,
}

/// The unified hierarchy (`controller` is `None`) or the v1 hierarchy of a controller.
pub(super) fn find(controller: Option<&str>) -> Option<Place> {
    let mounts = fs::read_to_string("/proc/self/mountinfo").ok()?;
    let groups = fs::read_to_string("/proc/self/cgroup").ok()?;
    let mut place = locate(&mounts, &groups, controller)?;
    if !place.own.is_dir() {
        place.own.clone_from(&place.mount);
    }
    Some(place)
}

fn locate(mounts: &str, groups: &str, controller: Option<&str>) -> Option<Place> {
    let (root, mount) = mounts.lines().find_map(|line| mounted(line, controller))?;
    let own = groups.lines().find_map(|line| {
        let (_, rest) = line.split_once(':')?;
        let (controllers, path) = rest.split_once(':')?;
        let is_it = match controller {
            Some(name) => controllers.split(',').any(|other| other == name),
            None => controllers.is_empty(),
        };
        is_it.then_some(path)
    });
    let mount = Path::new(mount);
    // A container may see only a part of the hierarchy: its mount begins at `root`.
    let below = own.and_then(|own| Path::new(own).strip_prefix(root).ok());
    let own = below.map_or_else(|| mount.to_owned(), |below| mount.join(below));
    Some(Place { mount: mount.to_owned(), own })
}

/// (root, mount point) of a line of mountinfo, if it is the hierarchy looked for.
fn mounted<'a>(line: &'a str, controller: Option<&str>) -> Option<(&'a str, &'a str)> {
    let (left, right) = line.split_once(" - ")?;
    let mut left = left.split(' ').skip(3);
    let (root, mount) = (left.next()?, left.next()?);
    let mut right = right.split(' ');
    let (kind, options) = (right.next()?, right.nth(1)?);
    let is_it = match controller {
        Some(name) => kind == "cgroup" && options.split(',').any(|option| option == name),
        None => kind == "cgroup2",
    };
    is_it.then_some((root, mount))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOUNTS: &str = "\
30 24 0:26 / /sys/fs/cgroup/unified rw,nosuid - cgroup2 cgroup2 rw
31 24 0:27 / /sys/fs/cgroup/cpu,cpuacct rw,nosuid shared:9 - cgroup cgroup rw,cpu,cpuacct
32 24 0:28 /docker/abc /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory
33 24 0:29 / /home rw - ext4 /dev/vda rw,memory
";
    const GROUPS: &str = "\
4:memory:/docker/abc/inner
3:cpu,cpuacct:/user
0::/init.scope
";

    #[track_caller]
    fn check(controller: Option<&str>, mount: &str, own: &str) {
        let expected = Place { mount: mount.into(), own: own.into() };
        assert_eq!(locate(MOUNTS, GROUPS, controller), Some(expected));
    }

    #[test]
    fn each_hierarchy_is_found_where_it_is_mounted() {
        check(None, "/sys/fs/cgroup/unified", "/sys/fs/cgroup/unified/init.scope");
        check(Some("cpuacct"), "/sys/fs/cgroup/cpu,cpuacct", "/sys/fs/cgroup/cpu,cpuacct/user");
        check(Some("memory"), "/sys/fs/cgroup/memory", "/sys/fs/cgroup/memory/inner");
        assert_eq!(locate(MOUNTS, GROUPS, Some("pids")), None);
    }
}

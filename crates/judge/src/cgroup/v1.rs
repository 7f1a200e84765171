//! cgroup v1: memory, pids and cpuacct, each a hierarchy of its own.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use super::{Group, Version, place, read_number, write};

/// The directories below which groups are made.
#[derive(Debug, Clone)]
pub(crate) struct Places {
    memory: PathBuf,
    pids: PathBuf,
    cpuacct: PathBuf,
}

impl Places {
    pub(super) fn find() -> Result<Self, String> {
        let own = |controller| {
            let place = place::find(Some(controller));
            place.map(|place| place.own).ok_or(format!("{controller} is not mounted"))
        };
        Ok(Self { memory: own("memory")?, pids: own("pids")?, cpuacct: own("cpuacct")? })
    }

    pub(super) fn all(&self) -> [&Path; 3] {
        [&self.memory, &self.pids, &self.cpuacct]
    }
}

pub(super) fn create(places: &Places, name: &str) -> io::Result<Group> {
    let directories = places.all().map(|parent| parent.join(name));
    for (made, directory) in directories.iter().enumerate() {
        if let Err(error) = fs::create_dir(directory) {
            for earlier in directories.iter().take(made) {
                // Nothing is in it yet; the next opening sweeps what this leaves.
                let _ = fs::remove_dir(earlier);
            }
            return Err(error);
        }
    }
    let [memory, _, cpuacct] = &directories;
    let (cpu, oom) = (cpuacct.join("cpuacct.usage"), memory.join("memory.oom_control"));
    let files = File::open(cpu).and_then(|cpu| Ok((cpu, File::open(oom)?)));
    let (cpu, oom) = files.inspect_err(|_| {
        for directory in &directories {
            let _ = fs::remove_dir(directory);
        }
    })?;
    Ok(Group { directories: directories.into(), cpu, oom, version: Version::One })
}

pub(super) fn limit(directories: &[PathBuf], bytes: u64, processes: u64) -> io::Result<()> {
    let [memory, pids, _] = directories else {
        return Err(io::Error::other("a group of cgroup v1 has three directories"));
    };
    let used = read_number(&memory.join("memory.usage_in_bytes"))?;
    let limit = (used + bytes).to_string();
    write(&memory.join("memory.limit_in_bytes"), &limit)?;
    let with_swap = memory.join("memory.memsw.limit_in_bytes");
    if with_swap.exists() {
        write(&with_swap, &limit)?;
    }
    write(&memory.join("memory.swappiness"), "0")?;
    write(&pids.join("pids.max"), &processes.to_string())
}

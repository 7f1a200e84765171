//! What host and box say to each other. One message is one packet of a SEQPACKET socket; numbers
//! are little-endian, a text is its length (u32) and its bytes.

/// Longest message either side sends.
pub(crate) const MAX_MESSAGE: usize = 64 << 10;

/// Host to box, first byte of a message.
pub(crate) const SETUP: u8 = b'S';
/// Host to box: run the command; descriptors: standard input, output, error.
pub(crate) const RUN: u8 = b'R';
/// Host to box: hand out a file of the working directory; the name follows.
pub(crate) const TAKE: u8 = b'T';
/// Host to box: what the last run left stays, but for a file of the working directory, whose name
/// follows; a file of /tmp, whose name follows that, is as the descriptor.
pub(crate) const RENEW: u8 = b'N';
/// Box to host: ready; the box's process id, whether it has /proc and the version of Landlock that
/// holds it (0: none) follow; descriptor: its pidfd.
pub(crate) const READY: u8 = b'K';
/// Box to host: it did not work; an error number and a text follow.
pub(crate) const FAILED: u8 = b'F';
/// Box to host: a [`Done`] follows.
pub(crate) const DONE: u8 = b'D';
/// Box to host: the file asked for is the descriptor.
pub(crate) const TAKEN: u8 = b'A';
/// Box to host: renewed.
pub(crate) const RENEWED: u8 = b'E';

/// Everything a box must know before it can run anything.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Setup {
    /// Host ids that 0 (the box's init) and 1000 (the candidate) stand for inside. `None`: only
    /// our own id is available, and both are it.
    pub(crate) ids: Option<(u32, u32)>,
    /// Host directories and files shown read-only at the same path.
    pub(crate) binds: Vec<String>,
    /// A host directory shown read-only at /tools; empty: none.
    pub(crate) tools: String,
    /// Directories below `binds` that are shown empty.
    pub(crate) hidden: Vec<String>,
    /// Symbolic links: (path, target).
    pub(crate) links: Vec<(String, String)>,
    /// Names below /box of the files whose contents come as descriptors, in order.
    pub(crate) files: Vec<String>,
    /// The command; the first word is the absolute path of the program.
    pub(crate) argv: Vec<String>,
    /// The whole environment, `NAME=value`.
    pub(crate) env: Vec<String>,
    /// Size of the root file system, which holds only `files` and mount points.
    pub(crate) root_bytes: u64,
    /// Size of each writable directory.
    pub(crate) work_bytes: u64,
    /// Files each writable directory can hold.
    pub(crate) work_inodes: u64,
    /// Seconds of CPU after which the kernel itself steps in.
    pub(crate) cpu_s: u64,
    /// Largest file.
    pub(crate) file_bytes: u64,
    /// Stack of the first thread.
    pub(crate) stack_bytes: u64,
    /// Private writable memory of one process; 0 where a cgroup counts.
    pub(crate) data_bytes: u64,
    /// Processes; 0 where a cgroup counts.
    pub(crate) processes: u64,
    /// The program may start threads but no processes, and no files in memory: for where no
    /// cgroup counts what those use.
    pub(crate) threads_only: bool,
    /// The command is started once, as the box's own, and forks for every run (`warm.rs`).
    pub(crate) warm: bool,
}

/// What a run used and how it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Done {
    /// The wait status of the program itself.
    pub(crate) status: i32,
    /// Why it was not started, an error number; 0 where it was.
    pub(crate) not_started: i32,
    /// It was not because of the program: all was ready, and the kernel did not take it.
    pub(crate) executed: bool,
    /// CPU time of every process reaped, in microseconds.
    pub(crate) cpu_us: u64,
    /// Largest resident set of any of them, in KiB.
    pub(crate) max_rss_kib: u64,
    /// From start to end of the program, in nanoseconds.
    pub(crate) wall_ns: u64,
    /// The writable directories are not as they were.
    pub(crate) dirty: bool,
}

/// Builds a message.
#[derive(Debug, Default)]
pub(crate) struct Writer(pub(crate) Vec<u8>);

impl Writer {
    /// A message that begins with this byte.
    pub(crate) fn new(kind: u8) -> Self {
        Self(vec![kind])
    }

    pub(crate) fn number(&mut self, value: u64) {
        self.0.extend(value.to_le_bytes());
    }

    pub(crate) fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.0.extend(text.as_bytes());
    }

    fn texts(&mut self, texts: &[String]) {
        self.number(texts.len() as u64);
        texts.iter().for_each(|text| self.text(text));
    }
}

/// Takes a message apart; `None` where it is shorter than it claims.
#[derive(Debug)]
pub(crate) struct Reader<'a>(pub(crate) &'a [u8]);

impl Reader<'_> {
    pub(crate) fn number(&mut self) -> Option<u64> {
        let (head, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u64::from_le_bytes(*head))
    }

    pub(crate) fn text(&mut self) -> Option<String> {
        let length = usize::try_from(self.number()?).ok()?;
        let (head, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        String::from_utf8(head.to_vec()).ok()
    }

    fn texts(&mut self) -> Option<Vec<String>> {
        (0..self.number()?).map(|_| self.text()).collect()
    }
}

impl Setup {
    /// The message that carries this.
    pub(crate) fn encode(&self) -> Vec<u8> {
        let mut to = Writer::new(SETUP);
        to.number(self.ids.is_some().into());
        let (init, candidate) = self.ids.unwrap_or_default();
        to.number(init.into());
        to.number(candidate.into());
        to.texts(&self.binds);
        to.text(&self.tools);
        to.texts(&self.hidden);
        to.number(self.links.len() as u64);
        for (path, target) in &self.links {
            to.text(path);
            to.text(target);
        }
        [&self.files, &self.argv, &self.env].into_iter().for_each(|texts| to.texts(texts));
        let sizes = [self.root_bytes, self.work_bytes, self.work_inodes];
        let limits =
            [self.cpu_s, self.file_bytes, self.stack_bytes, self.data_bytes, self.processes];
        sizes.iter().chain(&limits).for_each(|value| to.number(*value));
        to.number(self.threads_only.into());
        to.number(self.warm.into());
        to.0
    }

    /// What a message after its first byte says.
    pub(crate) fn decode(bytes: &[u8]) -> Option<Self> {
        let mut from = Reader(bytes);
        let two = from.number()? != 0;
        let init = u32::try_from(from.number()?).ok()?;
        let candidate = u32::try_from(from.number()?).ok()?;
        let binds = from.texts()?;
        let tools = from.text()?;
        let hidden = from.texts()?;
        let links = (0..from.number()?).map(|_| Some((from.text()?, from.text()?)));
        let links = links.collect::<Option<_>>()?;
        Some(Self {
            ids: two.then_some((init, candidate)),
            binds,
            tools,
            hidden,
            links,
            files: from.texts()?,
            argv: from.texts()?,
            env: from.texts()?,
            root_bytes: from.number()?,
            work_bytes: from.number()?,
            work_inodes: from.number()?,
            cpu_s: from.number()?,
            file_bytes: from.number()?,
            stack_bytes: from.number()?,
            data_bytes: from.number()?,
            processes: from.number()?,
            threads_only: from.number()? != 0,
            warm: from.number()? != 0,
        })
    }
}

impl Done {
    /// Length of the message.
    pub(crate) const LENGTH: usize = 1 + 7 * 8;

    /// The message that carries this; on the stack, as it is on every test's path.
    pub(crate) fn encode(&self) -> [u8; Self::LENGTH] {
        let mut bytes = [DONE; Self::LENGTH];
        let words = [
            u64::from(self.status.cast_unsigned()),
            u64::from(self.not_started.cast_unsigned()),
            self.executed.into(),
            self.cpu_us,
            self.max_rss_kib,
            self.wall_ns,
            self.dirty.into(),
        ];
        for (room, word) in bytes[1..].chunks_exact_mut(8).zip(words) {
            room.copy_from_slice(&word.to_le_bytes());
        }
        bytes
    }

    /// What a message after its first byte says.
    pub(crate) fn decode(bytes: &[u8]) -> Option<Self> {
        let mut from = Reader(bytes);
        Some(Self {
            status: u32::try_from(from.number()?).ok()?.cast_signed(),
            not_started: u32::try_from(from.number()?).ok()?.cast_signed(),
            executed: from.number()? != 0,
            cpu_us: from.number()?,
            max_rss_kib: from.number()?,
            wall_ns: from.number()?,
            dirty: from.number()? != 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup() -> Setup {
        Setup {
            ids: Some((1, 2)),
            binds: vec!["/usr".into(), "/lib".into()],
            tools: "/srv/kit".into(),
            hidden: vec!["/usr/lib/x".into()],
            links: vec![("/bin".into(), "usr/bin".into())],
            files: vec!["main.py".into()],
            argv: vec!["/usr/bin/python3".into(), "-I".into()],
            env: vec!["PATH=/bin".into()],
            root_bytes: 1,
            work_bytes: 2,
            work_inodes: 3,
            cpu_s: 4,
            file_bytes: 5,
            stack_bytes: 6,
            data_bytes: 7,
            processes: 8,
            threads_only: true,
            warm: true,
        }
    }

    #[test]
    fn a_setup_survives_the_wire() {
        assert_eq!(Setup::decode(&setup().encode()[1..]), Some(setup()));
    }

    #[test]
    fn a_setup_cut_short_is_refused() {
        let whole = setup().encode();
        for end in 1..whole.len() {
            assert_eq!(Setup::decode(&whole[1..end]), None, "cut at {end}");
        }
    }

    #[test]
    fn an_outcome_survives_the_wire() {
        let done = Done {
            status: -1,
            not_started: 2,
            executed: true,
            cpu_us: 3,
            max_rss_kib: 4,
            wall_ns: 5,
            dirty: true,
        };
        assert_eq!(Done::decode(&done.encode()[1..]), Some(done));
    }
}

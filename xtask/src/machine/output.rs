//! What the person at the terminal reads.

use std::cell::RefCell;
use std::io::Write as _;
use std::time::Instant;

thread_local! {
    /// What this thread holds back, where it does.
    static HELD: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// One line on standard output, unless this thread holds its lines back.
pub(crate) fn line(text: &str) {
    HELD.with_borrow_mut(|held| match held {
        Some(held) => {
            held.push_str(text);
            held.push('\n');
        }
        None => print(&format!("{text}\n")),
    });
}

/// Does the work and prints the lines of this thread in one piece at the end.
pub(crate) fn in_one_piece<T>(work: impl FnOnce() -> T) -> T {
    HELD.set(Some(String::new()));
    let done = work();
    if let Some(held) = HELD.take() {
        print(&held);
    }
    done
}

/// Whether this thread holds its lines back.
pub(crate) fn is_held() -> bool {
    HELD.with_borrow(Option::is_some)
}

/// A closed pipe is no reason to fail.
fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// The sentence that explains why the command failed.
pub(crate) fn failed(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "xtask: {text}");
}

/// A step that takes a while: says what begins, later how long it took.
pub(crate) struct Step {
    what: String,
    began: Instant,
}

impl Step {
    pub(crate) fn begin(what: impl Into<String>) -> Self {
        let what = what.into();
        line(&format!("• {what} …"));
        Self { what, began: Instant::now() }
    }

    /// Whole seconds since the step began.
    pub(crate) fn seconds(&self) -> u64 {
        self.began.elapsed().as_secs()
    }

    /// A sign of life in a long step.
    pub(crate) fn still_running(&self) {
        line(&format!("  … {} ({} s)", self.what, self.seconds()));
    }

    pub(crate) fn done(&self) {
        line(&format!("  done: {} ({:.1} s)", self.what, self.began.elapsed().as_secs_f32()));
    }
}

//! What a grade document holds. docs/GRADES.md describes it for people.
//!
//! Reading refuses names it does not know and names that come twice: nobody must be able to put into
//! a document what its signature does not cover, or what two readers would read differently.

use kernel::{AttemptId, Instant, SubmissionId};
use serde::{Deserialize, Deserializer, Serialize};

/// The name of the format that is written, signed with the document.
pub const FORMAT: &str = "assay-grade/2";
/// The format of documents from before tests had steps instead of figures. They are read as ever.
pub const EXACT_FORMAT: &str = "assay-grade/1";

/// A grade and who vouches for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignedGrade {
    /// What was found.
    pub grade: Grade,
    /// Over the canonical form of `grade`.
    pub signature: Signature,
}

/// A signature.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// `Ed25519`.
    pub algorithm: String,
    /// The id of the key, as GET /api/grade-keys lists it.
    pub key: String,
    /// The 64 bytes in base64.
    pub value: String,
}

/// The grade of one attempt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grade {
    /// `assay-grade/2`, or `assay-grade/1`.
    pub format: String,
    /// The attempt's id.
    pub attempt: AttemptId,
    /// Counts the gradings of the attempt, from 1.
    pub generation: i32,
    /// What the candidate was given at the end.
    pub receipt_id: String,
    /// The candidate's name as the account has it.
    pub candidate: String,
    /// Who invited.
    pub company: String,
    /// The assessment's title.
    pub assessment: String,
    /// Names the versions of all problems.
    pub set_version: String,
    /// When the attempt began.
    pub started_at: Instant,
    /// When it was closed.
    pub submitted_at: Instant,
    /// When it was graded.
    pub graded_at: Instant,
    /// How points become fineness.
    pub formula: String,
    /// Parts per thousand.
    pub fineness: i32,
    /// Tenths of a percent; null where there was nothing to win.
    pub correctness_tenths: Option<i32>,
    /// Tenths of a percent; null where there was nothing to win.
    pub performance_tenths: Option<i32>,
    /// The tasks in order.
    pub tasks: Vec<Task>,
}

/// One task of a grade.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// Its place, from 1.
    pub position: i32,
    /// Its share of the score.
    pub weight: i32,
    /// The problem's name in addresses.
    pub problem: String,
    /// SHA-256 of the problem package, in hexadecimal digits.
    pub package_sha256: String,
    /// The limits of each test.
    pub limits: Limits,
    /// 0 to 100; null when nothing was submitted, which counts as 0.
    pub points: Option<i32>,
    /// The submission that counts.
    pub submission: Option<Counted>,
}

/// What a program might use.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// CPU time of a test.
    pub cpu_ms: i32,
    /// Memory of a test.
    pub memory_mib: i32,
    /// Output of a test.
    pub output_mib: i32,
}

/// The submission that counts for a task.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counted {
    /// Its id.
    pub id: SubmissionId,
    /// When it was sent.
    pub submitted_at: Instant,
    /// The language's id.
    pub language: String,
    /// What it was compiled or run with.
    pub toolchain: String,
    /// The judge.
    pub judge_version: String,
    /// SHA-256 of the source in UTF-8, in hexadecimal digits.
    pub source_sha256: String,
    /// The verdict of the first test that failed; AC where none did.
    pub verdict: String,
    /// Its groups in order.
    pub groups: Vec<Group>,
    /// Its tests in order; none where it did not compile.
    pub tests: Vec<Test>,
}

/// One group of tests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// Its name.
    pub name: String,
    /// `sample`, `core`, `edge` or `perf`.
    pub tag: String,
    /// The points it can bring.
    pub weight: i32,
    /// Whether every test of it was accepted.
    pub passed: bool,
    /// The points it brought.
    pub points: i32,
}

/// One test.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Test {
    /// Its number over all groups, from 1.
    pub number: i32,
    /// Its group.
    pub group: String,
    /// What happened.
    pub verdict: String,
    /// CPU time of all processes, in microseconds; in `assay-grade/1` only.
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    pub cpu_us: Option<i64>,
    /// Largest resident set of a process, in KiB; in `assay-grade/1` only.
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    pub memory_kib: Option<i64>,
    /// How many fifths of the limit on CPU time were begun, 0 to 5; from `assay-grade/2` on.
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    pub cpu_fifths: Option<i64>,
    /// How many fifths of the limit on memory were begun, 0 to 5; from `assay-grade/2` on.
    #[serde(default, deserialize_with = "some", skip_serializing_if = "Option::is_none")]
    pub memory_fifths: Option<i64>,
}

/// A member that is there has a value: null would be a second way to write that it is not.
fn some<'de, D: Deserializer<'de>>(from: D) -> Result<Option<i64>, D::Error> {
    i64::deserialize(from).map(Some)
}

impl Test {
    /// Whether it has the figures of a format, and those only.
    fn is_of(&self, format: &str) -> bool {
        let exact = self.cpu_us.is_some() && self.memory_kib.is_some();
        let no_exact = self.cpu_us.is_none() && self.memory_kib.is_none();
        let is_step = |fifths: Option<i64>| fifths.is_some_and(|n| (0..=5).contains(&n));
        let steps = is_step(self.cpu_fifths) && is_step(self.memory_fifths);
        let no_steps = self.cpu_fifths.is_none() && self.memory_fifths.is_none();
        match format {
            FORMAT => steps && no_exact,
            EXACT_FORMAT => exact && no_steps,
            _ => false,
        }
    }
}

impl Grade {
    /// Whether it is of a format we know, in all its tests.
    pub(crate) fn is_of_its_format(&self) -> bool {
        let counted = self.tasks.iter().filter_map(|task| task.submission.as_ref());
        [FORMAT, EXACT_FORMAT].contains(&self.format.as_str())
            && counted.flat_map(|counted| &counted.tests).all(|test| test.is_of(&self.format))
    }
}

/// A key that signs grades, or did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeyBody {
    /// The first 16 hexadecimal digits of SHA-256 of the public key.
    pub id: String,
    /// `Ed25519`.
    pub algorithm: String,
    /// The 32 bytes in base64.
    pub public_key: String,
    /// When it was made.
    pub created_at: Instant,
    /// Whether new signatures are made with it.
    pub active: bool,
}

//! What a signed grade looks like in the OpenAPI document. What is sent is `grades`' own: that crate
//! knows no HTTP. A test holds the two together.

use kernel::Instant;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{LanguageId, TestTag, Verdict};

/// A grade and who vouches for it.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignedGrade {
    /// What was found.
    pub grade: Grade,
    /// Over the canonical form of `grade`.
    pub signature: Signature,
}

/// A signature.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = GradeSignature)]
pub(crate) struct Signature {
    /// `Ed25519`.
    pub algorithm: String,
    /// The id of the key, as GET /api/grade-keys lists it.
    pub key: String,
    /// The 64 bytes in base64.
    pub value: String,
}

/// The grade of one attempt.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = GradeDocument)]
pub(crate) struct Grade {
    /// `assay-grade/2`; documents from before are `assay-grade/1`.
    pub format: String,
    /// The attempt's id.
    pub attempt: Uuid,
    /// Counts the gradings of the attempt, from 1.
    pub generation: i32,
    /// What the candidate was given at the end.
    pub receipt_id: String,
    /// The candidate's name as the account has it.
    pub candidate: String,
    /// The person or company that invited.
    pub company: String,
    /// The assessment's title.
    pub assessment: String,
    /// Names the versions of all problems.
    pub set_version: String,
    /// When the attempt began.
    #[schema(value_type = String, format = DateTime)]
    pub started_at: Instant,
    /// When it was closed.
    #[schema(value_type = String, format = DateTime)]
    pub submitted_at: Instant,
    /// When it was graded.
    #[schema(value_type = String, format = DateTime)]
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
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = GradeTask)]
pub(crate) struct Task {
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
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = GradeLimits)]
pub(crate) struct Limits {
    /// CPU time of a test.
    pub cpu_ms: i32,
    /// Memory of a test.
    pub memory_mib: i32,
    /// Output of a test.
    pub output_mib: i32,
}

/// The submission that counts for a task.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = GradeSubmission)]
pub(crate) struct Counted {
    /// Its id.
    pub id: Uuid,
    /// When it was sent.
    #[schema(value_type = String, format = DateTime)]
    pub submitted_at: Instant,
    /// What it is written in.
    pub language: LanguageId,
    /// What it was compiled or run with.
    pub toolchain: String,
    /// The judge.
    pub judge_version: String,
    /// SHA-256 of the source in UTF-8, in hexadecimal digits.
    pub source_sha256: String,
    /// The verdict of the first test that failed; AC where none did.
    pub verdict: Verdict,
    /// Its groups in order.
    pub groups: Vec<Group>,
    /// Its tests in order; none where it did not compile.
    pub tests: Vec<Test>,
}

/// One group of tests.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = GradeGroup)]
pub(crate) struct Group {
    /// Its name.
    pub name: String,
    /// What it examines.
    pub tag: TestTag,
    /// The points it can bring.
    pub weight: i32,
    /// Whether every test of it was accepted.
    pub passed: bool,
    /// The points it brought.
    pub points: i32,
}

/// One test.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = GradeTest)]
pub(crate) struct Test {
    /// Its number over all groups, from 1.
    pub number: i32,
    /// Its group.
    pub group: String,
    /// What happened.
    pub verdict: Verdict,
    /// How many fifths of the limit on CPU time were begun, 0 to 5.
    pub cpu_fifths: i64,
    /// The same of the limit on memory.
    pub memory_fifths: i64,
}

/// A key that signs grades, or did.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = GradeKey)]
pub(crate) struct KeyBody {
    /// The first 16 hexadecimal digits of SHA-256 of the public key.
    pub id: String,
    /// `Ed25519`.
    pub algorithm: String,
    /// The 32 bytes in base64.
    pub public_key: String,
    /// When it was made.
    #[schema(value_type = String, format = DateTime)]
    pub created_at: Instant,
    /// Whether new signatures are made with it.
    pub active: bool,
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// A grade with every field that there is.
    fn signed() -> Value {
        let id = "0197a3f0-0000-7000-8000-000000000001";
        let at = "2026-05-01T10:00:00Z";
        let limits = json!({ "cpu_ms": 1000, "memory_mib": 256, "output_mib": 8 });
        let group =
            json!({ "name": "core", "tag": "core", "weight": 60, "passed": true, "points": 60 });
        let test = json!({ "number": 1, "group": "core", "verdict": "AC", "cpu_fifths": 2, "memory_fifths": 1 });
        let submission = json!({ "id": id, "submitted_at": at, "language": "python",
            "toolchain": "Python 3", "judge_version": "1", "source_sha256": "00",
            "verdict": "AC", "groups": [group], "tests": [test] });
        let task = json!({ "position": 1, "weight": 100, "problem": "sum", "package_sha256": "00",
            "limits": limits, "points": 60, "submission": submission });
        let grade = json!({ "format": "assay-grade/2", "attempt": id, "generation": 1,
            "receipt_id": "R-1", "candidate": "Ada", "company": "Canary", "assessment": "First",
            "set_version": "0123", "started_at": at, "submitted_at": at, "graded_at": at,
            "formula": "assay-score/1", "fineness": 600, "correctness_tenths": 1,
            "performance_tenths": 2, "tasks": [task] });
        let signature = json!({ "algorithm": "Ed25519", "key": "00", "value": "AA==" });
        json!({ "grade": grade, "signature": signature })
    }

    #[test]
    fn the_document_names_every_field_of_a_signed_grade_and_no_other() {
        let sent: grades::SignedGrade = serde_json::from_value(signed()).unwrap();
        let sent = serde_json::to_value(sent).unwrap();
        let named: SignedGrade = serde_json::from_value(sent.clone()).unwrap();
        assert_eq!(serde_json::to_value(named).unwrap(), sent);
    }

    #[test]
    fn the_document_names_every_field_of_a_key_and_no_other() {
        let key = json!({ "id": "00", "algorithm": "Ed25519", "public_key": "AA==",
            "created_at": "2026-05-01T10:00:00Z", "active": true });
        let sent: grades::KeyBody = serde_json::from_value(key).unwrap();
        let sent = serde_json::to_value(sent).unwrap();
        let named: KeyBody = serde_json::from_value(sent.clone()).unwrap();
        assert_eq!(serde_json::to_value(named).unwrap(), sent);
    }
}

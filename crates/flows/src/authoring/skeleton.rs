//! What a new problem begins with: a package that says where everything goes. Pure.

use ::authoring::drafts::{Files, INTRODUCTION, Owner, PUZZLE, SCENARIO};
use kernel::uuid::Uuid;

const STATEMENT: &str = "\
## Input

## Output

## Examples
";

const VALIDATOR: &str = "\
\"\"\"Exits with 42 when standard input is a valid input, otherwise with 43 and the reason.\"\"\"

import sys

text = sys.stdin.read()
if not text.endswith(\"\\n\"):
    print(\"the last line does not end with a newline\", file=sys.stderr)
    sys.exit(43)
sys.exit(42)
";

const SUBMISSIONS: &str = "\
accepted/*:
  score: 100
";

const STARTERS: [(&str, &str); 4] = [
    ("py", "import sys\n\n"),
    ("js", "const input = require('node:fs').readFileSync(0, 'utf8');\n\n"),
    ("c", "#include <stdio.h>\n\nint main(void) {\n    return 0;\n}\n"),
    ("cpp", "#include <iostream>\n\nint main() {\n}\n"),
];

/// The files of a problem with this title.
pub(super) fn files(title: &str) -> Files {
    let quoted = serde_json::Value::from(title.trim()).to_string();
    let metadata = format!(
        "problem_format_version: 2025-09\ntype: scoring\nname: {quoted}\nuuid: {}\nlicense: unknown\n\
         limits:\n  time_limit: 1\n  memory: 512\n  output: 8\n  code: 128\nkeywords:\n  - difficulty:easy\n",
        Uuid::new_v4()
    );
    let mut files = Files::new();
    let mut put = |path: &str, text: &str| {
        files.insert(path.to_owned(), text.as_bytes().to_vec());
    };
    put("problem.yaml", &metadata);
    put("statement/problem.en.md", STATEMENT);
    put("input_validators/validate.py", VALIDATOR);
    put("submissions/submissions.yaml", SUBMISSIONS);
    for (group, weight) in [("core", 60), ("edge", 40)] {
        let settings = format!("max_score: {weight}\nscore_aggregation: pass-fail\n");
        put(&format!("data/secret/{group}/test_group.yaml"), &settings);
    }
    for (extension, text) in STARTERS {
        put(&format!("attachments/starter.{extension}"), text);
    }
    files
}

/// The files of a problem that a company writes for itself: nothing is there that only the bank asks for.
pub(super) fn own(title: &str) -> Files {
    let mut files = files(title);
    let is_of_bank =
        |path: &String| path.starts_with("data/secret/") || path.starts_with("input_validators/");
    files.retain(|path, _| !is_of_bank(path));
    files.remove("submissions/submissions.yaml");
    files.insert("statement/problem.en.md".to_owned(), Vec::new());
    // Hidden tests that are put here are worth everything; without any, the samples are.
    let settings = b"max_score: 100\nscore_aggregation: pass-fail\n";
    files.insert("data/secret/core/test_group.yaml".to_owned(), settings.to_vec());
    files
}

/// What a task of a scenario begins with. Its title and its id are for the browser to give.
pub fn blank_task(owner: Owner) -> Files {
    if owner.is_company() { own("Task") } else { files("Task") }
}

/// The files of a scenario with this title: no task yet.
pub(super) fn scenario(title: &str) -> Files {
    let quoted = serde_json::Value::from(title.trim()).to_string();
    let settings = format!(
        "name: {quoted}\nlicense: unknown\ncredits: {{}}\nkeywords:\n  - difficulty:medium\ntasks: []\n"
    );
    let file = |path: &str, text: String| (path.to_owned(), text.into_bytes());
    Files::from([file(SCENARIO, settings), file(INTRODUCTION, String::new())])
}

/// The file of a puzzle with this name: two demonstrations to be drawn, and a test input without its output.
pub(super) fn puzzle(title: &str) -> Files {
    let name = serde_json::Value::from(title.trim());
    let grid = "[[0, 0, 0], [0, 0, 0], [0, 0, 0]]";
    let pair = format!("{{ \"input\": {grid}, \"output\": {grid} }}");
    let text = format!(
        "{{\n  \"name\": {name},\n  \"difficulty\": \"easy\",\n  \"train\": [\n    {pair},\n    {pair}\n  ],\n  \
         \"test\": [\n    {{ \"input\": {grid} }}\n  ]\n}}\n"
    );
    Files::from([(PUZZLE.to_owned(), text.into_bytes())])
}

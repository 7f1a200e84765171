//! What the name of a file says. Pure. These lists are all there is: nothing else is left out.

/// Folders of code that somebody else wrote, or that a program made.
const VENDORED: &[&str] = &[
    "node_modules",
    "vendor",
    "vendored",
    "third_party",
    "third-party",
    "bower_components",
    "pods",
    "site-packages",
    ".venv",
    "venv",
    "virtualenv",
    "__pycache__",
    ".yarn",
    "dist",
    "build",
    "target",
    "out",
    "coverage",
    "external",
    "deps",
];

/// Whole names of files that a program makes.
const GENERATED: &[&str] = &[
    "package-lock.json",
    "npm-shrinkwrap.json",
    "yarn.lock",
    "pnpm-lock.yaml",
    "cargo.lock",
    "poetry.lock",
    "pipfile.lock",
    "composer.lock",
    "gemfile.lock",
    "go.sum",
    "gradlew",
    "gradlew.bat",
    "mvnw",
    "mvnw.cmd",
];

/// Ends of names of files that a program makes.
const GENERATED_ENDS: &[&str] = &[
    ".min.js",
    ".min.css",
    ".bundle.js",
    ".map",
    ".snap",
    ".pb.go",
    "_pb2.py",
    "_pb2_grpc.py",
    ".pb.cc",
    ".pb.h",
    ".g.dart",
    ".freezed.dart",
    ".designer.cs",
];

/// Folders of tests.
const TEST_FOLDERS: &[&str] = &["test", "tests", "spec", "specs", "__tests__", "testing", "e2e"];

/// Files that have each change checked.
const CI: &[&str] = &[
    ".gitlab-ci.yml",
    ".travis.yml",
    ".circleci/config.yml",
    "azure-pipelines.yml",
    "jenkinsfile",
    "appveyor.yml",
    ".appveyor.yml",
    ".drone.yml",
    "bitbucket-pipelines.yml",
    ".woodpecker.yml",
    ".cirrus.yml",
];

fn name_of(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

fn folders(path: &str) -> impl Iterator<Item = &str> {
    let folders = path.rsplit_once('/').map(|(folders, _)| folders).unwrap_or_default();
    folders.split('/').filter(|folder| !folder.is_empty())
}

/// Whether a file is vendored or generated.
pub(super) fn is_left_out(path: &str) -> bool {
    let path = path.to_ascii_lowercase();
    let name = name_of(&path);
    folders(&path).any(|folder| VENDORED.contains(&folder))
        || GENERATED.contains(&name)
        || GENERATED_ENDS.iter().any(|end| name.ends_with(end))
        || name.contains(".generated.")
}

/// Whether a file is a test.
pub(super) fn is_test(path: &str) -> bool {
    let lower = path.to_ascii_lowercase();
    let (name, stem) = (name_of(&lower), name_of(path).split('.').next().unwrap_or_default());
    let first = name.split('.').next().unwrap_or_default();
    folders(&lower).any(|folder| TEST_FOLDERS.contains(&folder))
        || [".test.", ".spec."].iter().any(|part| name.contains(part))
        || first.starts_with("test_")
        || first.ends_with("_test")
        || first.ends_with("_spec")
        || (name.ends_with(".java") || name.ends_with(".kt")) && stem.ends_with("Test")
        || name.ends_with(".cs") && stem.ends_with("Tests")
}

/// Whether a file has each change checked.
pub(super) fn is_ci(path: &str) -> bool {
    let path = path.to_ascii_lowercase();
    let workflow = path.strip_prefix(".github/workflows/");
    workflow.is_some_and(|name| name.ends_with(".yml") || name.ends_with(".yaml"))
        || CI.contains(&path.as_str())
}

/// Whether a file at the root says what the repository is.
pub(super) fn is_readme(path: &str) -> bool {
    path.to_ascii_lowercase().split('.').next() == Some("readme")
}

/// Whether a file at the root says under which licence it stands.
pub(super) fn is_licence(path: &str) -> bool {
    let lower = path.to_ascii_lowercase();
    let first = lower.split(['.', '-']).next().unwrap_or_default();
    !lower.contains('/') && ["license", "licence", "copying", "unlicense"].contains(&first)
}

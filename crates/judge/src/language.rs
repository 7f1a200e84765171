//! The languages a submission may be written in.

use std::fmt;

/// A language the judge knows, whether or not its toolchain is present.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// Python 3.
    Python,
    /// JavaScript on Node.
    JavaScript,
    /// C17.
    C,
    /// C++20.
    Cpp,
    /// Rust, edition 2021.
    Rust,
    /// Go, its standard library.
    Go,
    /// Java; the class to run is `Main`.
    Java,
    /// TypeScript, its types stripped, on Node.
    TypeScript,
    /// One SQLite query; the input of a test is the script that makes the tables.
    Sql,
}

impl Language {
    /// Every language, in the order they are offered; new ones are added at the end.
    pub const ALL: [Self; 9] = [
        Self::Python,
        Self::JavaScript,
        Self::C,
        Self::Cpp,
        Self::Rust,
        Self::Go,
        Self::Java,
        Self::TypeScript,
        Self::Sql,
    ];

    /// The word used in tables and on the wire: `python`, `javascript`, `c`, `cpp`, `rust`, `go`,
    /// `java`, `typescript`, `sql`.
    pub fn id(self) -> &'static str {
        match self {
            Self::Python => "python",
            Self::JavaScript => "javascript",
            Self::C => "c",
            Self::Cpp => "cpp",
            Self::Rust => "rust",
            Self::Go => "go",
            Self::Java => "java",
            Self::TypeScript => "typescript",
            Self::Sql => "sql",
        }
    }

    /// The name people know it by.
    pub fn label(self) -> &'static str {
        match self {
            Self::Python => "Python 3",
            Self::JavaScript => "JavaScript",
            Self::C => "C",
            Self::Cpp => "C++",
            Self::Rust => "Rust",
            Self::Go => "Go",
            Self::Java => "Java",
            Self::TypeScript => "TypeScript",
            Self::Sql => "SQL (SQLite)",
        }
    }

    /// The language with this id, if there is one.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.id() == id)
    }

    /// The language a source file's name suggests, by its extension.
    pub fn from_file_name(name: &str) -> Option<Self> {
        match name.rsplit_once('.')?.1 {
            "py" => Some(Self::Python),
            "js" | "cjs" => Some(Self::JavaScript),
            "c" => Some(Self::C),
            "cc" | "cpp" | "cxx" => Some(Self::Cpp),
            "rs" => Some(Self::Rust),
            "go" => Some(Self::Go),
            "java" => Some(Self::Java),
            "ts" => Some(Self::TypeScript),
            "sql" => Some(Self::Sql),
            _ => None,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.label())
    }
}

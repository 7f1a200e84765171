//! The languages a submission may be written in.

use std::fmt;

crate::words! {
    /// A language the judge knows, whether or not its toolchain is present. In the order they are
    /// offered; new ones are added at the end.
    pub enum Language as "LanguageId" {
        /// Python 3.
        Python = "python",
        /// JavaScript on Node.
        JavaScript = "javascript",
        /// C17.
        C = "c",
        /// C++20.
        Cpp = "cpp",
        /// Rust, edition 2021.
        Rust = "rust",
        /// Go, its standard library.
        Go = "go",
        /// Java; the class to run is `Main`.
        Java = "java",
        /// TypeScript, its types stripped, on Node.
        TypeScript = "typescript",
        /// One SQLite query; the input of a test is the script that makes the tables.
        Sql = "sql",
    }
}

impl Language {
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

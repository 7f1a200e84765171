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
}

impl Language {
    /// Every language, in the order they are offered.
    pub const ALL: [Self; 4] = [Self::Python, Self::JavaScript, Self::C, Self::Cpp];

    /// The word used in tables and on the wire: `python`, `javascript`, `c`, `cpp`.
    pub fn id(self) -> &'static str {
        match self {
            Self::Python => "python",
            Self::JavaScript => "javascript",
            Self::C => "c",
            Self::Cpp => "cpp",
        }
    }

    /// The name people know it by.
    pub fn label(self) -> &'static str {
        match self {
            Self::Python => "Python 3",
            Self::JavaScript => "JavaScript",
            Self::C => "C",
            Self::Cpp => "C++",
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
            _ => None,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.label())
    }
}

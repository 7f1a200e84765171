//! The author's solutions: what each must get, and those of several files.

mod expected;
mod several;

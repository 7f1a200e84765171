//! Tests of the whole: see the folders beside this file.

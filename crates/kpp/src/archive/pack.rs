//! Writing a package as an archive: the same package gives the same bytes.

use std::io::{Seek, Write};
use std::path::Path;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::files::{MAX_FILE_BYTES, TIME_LIMIT, Tree, read_at_most};
use crate::{Finding, package};

/// Writes the package of the folder `dir`, inside a folder of its name. Neither times nor modes nor dot files are kept,
/// but for a time limit, which counts.
///
/// # Errors
/// What is wrong with the files, or why they could not be written.
pub fn pack(dir: &Path, to: impl Write + Seek) -> Result<(), Vec<Finding>> {
    let mut findings = Vec::new();
    let Some((root, slug)) = package::locate(dir, &mut findings) else {
        return Err(findings);
    };
    let tree = Tree::walk(&root, &mut findings);
    if !findings.is_empty() {
        return Err(findings);
    }
    write(&tree, &slug, to).map_err(|finding| vec![finding])
}

fn write(tree: &Tree, slug: &str, to: impl Write + Seek) -> Result<(), Finding> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    let mut archive = ZipWriter::new(to);
    let time_limit = tree.has_time_limit().then_some(TIME_LIMIT);
    for path in tree.files.keys().map(String::as_str).chain(time_limit) {
        let failed = |why: String| Finding::new(path, why);
        let bytes = read_at_most(&tree.absolute(path), MAX_FILE_BYTES).map_err(failed)?;
        archive
            .start_file(format!("{slug}/{path}"), options)
            .and_then(|()| Ok(archive.write_all(&bytes)?))
            .map_err(|error| failed(format!("The archive cannot be written: {error}.")))?;
    }
    let finished = archive.finish();
    finished
        .map_err(|error| Finding::new("", format!("The archive cannot be written: {error}.")))?;
    Ok(())
}

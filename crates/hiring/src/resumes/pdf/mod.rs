//! Whether a file is a PDF document that readers open. A library reads its objects, repairs as readers do included;
//! nothing in it is run, drawn or decrypted. Pure. Source: ISO 32000-1, §7.5.

mod frame;

use std::panic;

use lopdf::{Document, LoadOptions, Object, ObjectId};

/// How far into the file readers look for its head, and from its end for the end mark.
const WINDOW: usize = 1024;
/// Nothing is unpacked; should the library think of it, it stops here.
const MAX_UNPACKED_BYTES: usize = 1024 * 1024;

/// Whether the file says that it is a PDF document.
pub(super) fn has_head(file: &[u8]) -> bool {
    head(file).is_some()
}

/// What begins with the head, if readers would find one.
fn head(file: &[u8]) -> Option<&[u8]> {
    let window = file.get(..file.len().min(WINDOW)).unwrap_or_default();
    file.get(frame::find(window, b"%PDF-", 0)?..)
}

/// Looks at the head, the end mark, and the catalog that leads to the pages.
///
/// Its time and its room grow with the file's size, whatever is in it: see [`frame::framed`].
///
/// # Errors
/// A sentence about what is wrong.
pub(super) fn check(file: &[u8]) -> Result<(), &'static str> {
    let file = head(file).ok_or("This is not a PDF file.")?;
    let version = file.get(b"%PDF-".len()..).unwrap_or_default();
    let known = matches!(version, [b'1', b'.', b'0'..=b'7', ..] | [b'2', b'.', b'0', ..]);
    if !known {
        return Err("This PDF file has no version that is known.");
    }
    let file = without_padding(file);
    let tail = file.get(file.len().saturating_sub(WINDOW)..).unwrap_or_default();
    frame::find(tail, b"%%EOF", 0).ok_or("This PDF file has no end; it may be cut off.")?;
    // The library is not ours: what it could not bear is a file that cannot be read.
    let read = panic::catch_unwind(|| has_catalog(&frame::framed(file)));
    if read.unwrap_or(false) {
        Ok(())
    } else {
        Err("This PDF file has no pages that can be found.")
    }
}

/// Without the blanks, NULs and Ctrl-Zs that storing and sending leave behind the end.
fn without_padding(file: &[u8]) -> &[u8] {
    let is_padding = |byte: &u8| byte.is_ascii_whitespace() || [0, 0x1a].contains(byte);
    let end = file.iter().rposition(|byte| !is_padding(byte)).map_or(0, |last| last + 1);
    file.get(..end).unwrap_or_default()
}

/// Whether one of the objects is the catalog that leads to the pages, or leads to one that is packed with others.
fn has_catalog(frame: &[u8]) -> bool {
    let options = LoadOptions {
        filter: Some(catalogs),
        max_decompressed_size: Some(MAX_UNPACKED_BYTES),
        force_reconstruct: true,
        ..LoadOptions::default()
    };
    let Ok(document) = Document::load_mem_with_options(frame, options) else { return false };
    let has = |kind: &[u8]| document.objects.values().any(|object| is(object, kind));
    has(b"Catalog") || has(b"XRef") && has(b"ObjStm")
}

/// Of all objects only those that lead to pages are kept.
fn catalogs(id: ObjectId, object: &mut Object) -> Option<(ObjectId, Object)> {
    let kinds: [&[u8]; 3] = [b"Catalog", b"XRef", b"ObjStm"];
    kinds.iter().any(|kind| is(object, kind)).then(|| (id, object.clone()))
}

fn is(object: &Object, kind: &[u8]) -> bool {
    let Ok(dictionary) = object.as_dict() else { return false };
    dictionary.has_type(kind) && (kind != b"XRef" || dictionary.has(b"Root"))
}

#[cfg(test)]
pub(crate) mod tests;

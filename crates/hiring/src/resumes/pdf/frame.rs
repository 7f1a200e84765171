//! The frame of a PDF document: its objects where they stand, and nothing that could keep a reader busy. Pure.
//!
//! What is packed, encrypted or named by a table can make a small file a large piece of work: a stream that unpacks to
//! gigabytes, a table that names one large object a hundred thousand times. So the library is given every object once,
//! as its repair finds them, and no stream.

const STREAM: &[u8] = b"stream";
const END: &[u8] = b"endstream";
/// An object of ours behind all others, whose number no document has, and a trailer that leads to it. With that the
/// library's repair has what it looks for, whatever the file's own tables are worth.
const TRAILER: &[u8] = b"\n1000000 0 obj\n<< >>\nendobj\ntrailer\n<< /Root 1000000 0 R >>\n";

/// A copy of the document without the contents of its streams, of which the dictionaries stay as objects.
pub(super) fn framed(file: &[u8]) -> Vec<u8> {
    let mut frame = file.to_vec();
    let mut from = 0;
    while let Some(at) = find(file, STREAM, from) {
        if begins_a_stream(file, at) {
            let end = find(file, END, at + STREAM.len()).map_or(file.len(), |end| end + END.len());
            put(&mut frame, at, &vec![b' '; end - at]);
            from = end;
        } else {
            // In a text, or a stream that only the library would take for one.
            put(&mut frame, at, b"str_am");
            from = at + STREAM.len();
        }
    }
    // The library finds an object at the beginning of a line only.
    let mut from = 0;
    while let Some(at) = find(&frame, b"endobj ", from) {
        put(&mut frame, at, b"endobj\n");
        from = at + 1;
    }
    frame.extend_from_slice(TRAILER);
    frame
}

fn begins_a_stream(file: &[u8], at: usize) -> bool {
    let before = file.get(..at).unwrap_or_default().trim_ascii_end();
    before.ends_with(b">>") && matches!(file.get(at + STREAM.len()), Some(b'\r' | b'\n'))
}

fn put(frame: &mut [u8], at: usize, new: &[u8]) {
    if let Some(place) = frame.get_mut(at..at + new.len()) {
        place.copy_from_slice(new);
    }
}

/// Where `wanted` stands first, at `from` or behind it.
pub(super) fn find(bytes: &[u8], wanted: &[u8], from: usize) -> Option<usize> {
    let found = bytes.get(from..)?.windows(wanted.len()).position(|window| window == wanted);
    found.map(|at| from + at)
}

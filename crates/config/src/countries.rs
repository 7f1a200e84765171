//! The operator's table of countries.

use std::sync::Arc;

use kernel::Countries;

use super::{Purpose, Reader};

/// Only what serves people reads the file, which may be large.
pub(super) fn read(r: &mut Reader<'_>, purpose: Purpose) -> Option<Arc<Countries>> {
    let name = "ASSAY_COUNTRIES";
    let path = r.text(name).filter(|_| purpose == Purpose::Server)?;
    let Ok(text) = std::fs::read_to_string(path) else {
        r.wrong(name, "is not the path of a file that can be read");
        return None;
    };
    Countries::parse(&text).map_err(|e| r.wrong(name, e.to_string())).ok().map(Arc::new)
}

//! Who runs an assessment: a company, or a partner for their students. Pure.

/// The name of the company, or that of the partner.
pub(crate) type Names = (Option<String>, Option<String>);

/// What the one who runs it is called.
pub(crate) fn named((company, partner): Names) -> String {
    company.or(partner).unwrap_or_default()
}

//! What a mail server says it has checked. Source: RFC 8601.

/// One header.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Findings {
    /// Which server says so.
    pub(super) server: String,
    /// What it says: of each method the result and the properties, in lower case.
    clauses: Vec<Vec<String>>,
}

impl Findings {
    /// Whether a method passed for this domain, or for one that it is below.
    pub(super) fn vouches_for(&self, domain: &str) -> bool {
        self.clauses.iter().any(|clause| {
            let passed = |method: &str| {
                clause.first().is_some_and(|first| *first == format!("{method}=pass"))
            };
            let of = |property: &str| {
                let values = clause.iter().filter_map(|word| word.strip_prefix(property));
                let mut domains = values.map(|value| value.rsplit('@').next().unwrap_or_default());
                domains.any(|other| is_aligned(other, domain))
            };
            (passed("dkim") && of("header.d="))
                || (passed("spf") && of("smtp.mailfrom="))
                || (passed("dmarc") && of("header.from="))
        })
    }
}

/// Whether mail of `domain` may be vouched for by `other`: the same, or one above it that is no top-level domain.
fn is_aligned(other: &str, domain: &str) -> bool {
    let above = domain.strip_suffix(other).is_some_and(|rest| rest.ends_with('.'));
    other.contains('.') && (other == domain || above)
}

/// Reads the value of a header. Comments are left out, and what stands in quotation marks separates nothing.
pub(super) fn read(value: &str) -> Findings {
    let mut clauses: Vec<Vec<String>> = vec![Vec::new()];
    let (mut word, mut depth, mut quoted, mut escaped) = (String::new(), 0_usize, false, false);
    for c in value.chars().chain([';']) {
        if escaped {
            escaped = false;
            if depth == 0 {
                word.push(c);
            }
            continue;
        }
        match c {
            '\\' if quoted || depth > 0 => escaped = true,
            '"' if depth == 0 => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted && depth > 0 => depth -= 1,
            _ if depth > 0 => {}
            _ if quoted => word.push(c),
            c if c.is_whitespace() || c == ';' => {
                if !word.is_empty()
                    && let Some(last) = clauses.last_mut()
                {
                    last.push(std::mem::take(&mut word).to_ascii_lowercase());
                }
                if c == ';' {
                    clauses.push(Vec::new());
                }
            }
            c => word.push(c),
        }
    }
    let server = clauses.first().and_then(|words| words.first()).cloned().unwrap_or_default();
    Findings { server, clauses: clauses.into_iter().skip(1).collect() }
}

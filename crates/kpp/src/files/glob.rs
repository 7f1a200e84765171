//! The format's patterns: `*` within one part of a path, and `{a,b}`, where spaces around `a` and `b` are dropped.

/// Bounds the work a hostile pattern can ask for.
const MAX_ALTERNATIVES: usize = 64;

/// Whether `pattern` has more alternatives than are looked at; it matches nothing then.
pub(crate) fn is_too_wide(pattern: &str) -> bool {
    alternatives(pattern).is_none()
}

/// Whether `pattern` matches the whole of `path`.
pub(crate) fn matches(pattern: &str, path: &str) -> bool {
    alternatives(pattern).iter().flatten().any(|p| {
        let (parts, names): (Vec<&str>, Vec<&str>) =
            (p.split('/').collect(), path.split('/').collect());
        parts.len() == names.len() && parts.iter().zip(&names).all(|(p, n)| part_matches(p, n))
    })
}

/// Whether `pattern` matches `path` or one of the folders above it.
pub(crate) fn matches_or_parent(pattern: &str, path: &str) -> bool {
    let ends = path.match_indices('/').map(|(at, _)| at).chain([path.len()]);
    ends.filter_map(|end| path.get(..end)).any(|prefix| matches(pattern, prefix))
}

fn part_matches(pattern: &str, name: &str) -> bool {
    let mut pieces = pattern.split('*');
    let first = pieces.next().unwrap_or_default();
    let Some(mut rest) = name.strip_prefix(first) else {
        return false;
    };
    let mut pieces: Vec<&str> = pieces.collect();
    let Some(last) = pieces.pop() else {
        return rest.is_empty();
    };
    for piece in pieces {
        let Some(at) = rest.find(piece) else {
            return false;
        };
        rest = rest.get(at + piece.len()..).unwrap_or_default();
    }
    rest.ends_with(last)
}

/// The pattern with each `{a,b}` written out; braces that do not pair stand for themselves.
/// Nothing where that makes too many.
fn alternatives(pattern: &str) -> Option<Vec<String>> {
    let mut open = vec![pattern.to_owned()];
    let mut done = Vec::new();
    while let Some(next) = open.pop() {
        if done.len() + open.len() >= MAX_ALTERNATIVES {
            return None;
        }
        match innermost_brace(&next) {
            Some((before, options, after)) => {
                open.extend(options.split(',').map(|o| format!("{before}{}{after}", o.trim())));
            }
            None => done.push(next),
        }
    }
    Some(done)
}

fn innermost_brace(text: &str) -> Option<(&str, &str, &str)> {
    let close = text.find('}')?;
    let open = text.get(..close)?.rfind('{')?;
    Some((text.get(..open)?, text.get(open + 1..close)?, text.get(close + 1..)?))
}

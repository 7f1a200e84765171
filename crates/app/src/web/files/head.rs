//! The head of a page that says what it shows. Everything in it may have been written by anybody.

use serde_json::Value;

/// What a page says of itself.
pub(crate) struct Head {
    pub(crate) title: String,
    /// One paragraph.
    pub(crate) description: String,
    /// Its one address.
    pub(crate) url: String,
    /// Structured data.
    pub(crate) data: Value,
}

/// A text between two tags, or between two quotation marks, without ends of lines.
fn escape(text: &str) -> String {
    let line = text.replace(char::is_control, " ");
    html_escape::encode_quoted_attribute(&line).into_owned()
}

/// JSON that cannot end the element it stands in.
fn inert(data: &Value) -> String {
    let text = data.to_string();
    text.replace('<', "\\u003c")
        .replace('>', "\\u003e")
        .replace('&', "\\u0026")
        .replace('\u{2028}', "\\u2028")
        .replace('\u{2029}', "\\u2029")
}

impl Head {
    /// The page with this head instead of its own title and description.
    pub(super) fn put_into(&self, page: &str) -> String {
        let page = without(page, "<title>", "</title>");
        let page = without_description(&page);
        let (title, about) = (escape(&self.title), escape(&self.description));
        let (url, data) = (escape(&self.url), inert(&self.data));
        let head = format!(
            "<title>{title} · Assay</title>\n\
             <meta name=\"description\" content=\"{about}\">\n\
             <link rel=\"canonical\" href=\"{url}\">\n\
             <meta property=\"og:type\" content=\"article\">\n\
             <meta property=\"og:site_name\" content=\"Assay\">\n\
             <meta property=\"og:title\" content=\"{title}\">\n\
             <meta property=\"og:description\" content=\"{about}\">\n\
             <meta property=\"og:url\" content=\"{url}\">\n\
             <script type=\"application/ld+json\">{data}</script>\n</head>"
        );
        page.replacen("</head>", &head, 1)
    }
}

/// The page without its first piece from `start` to `end`.
fn without(page: &str, start: &str, end: &str) -> String {
    let found = page.find(start).and_then(|from| {
        let length = page.get(from..)?.find(end)?;
        Some((from, from + length + end.len()))
    });
    let Some((from, to)) = found else { return page.to_owned() };
    format!("{}{}", page.get(..from).unwrap_or_default(), page.get(to..).unwrap_or_default())
}

fn without_description(page: &str) -> String {
    let start = page.find("name=\"description\"").and_then(|at| page.get(..at)?.rfind("<meta"));
    let end = start.and_then(|from| Some(from + page.get(from..)?.find('>')? + 1));
    let (Some(from), Some(to)) = (start, end) else { return page.to_owned() };
    format!("{}{}", page.get(..from).unwrap_or_default(), page.get(to..).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const PAGE: &str = "<html><head><meta name=\"color-scheme\" content=\"light\" /><meta\n \
                        name=\"description\"\n content=\"Old.\"\n/><title>Assay</title></head>\
                        <body></body></html>";

    #[test]
    fn a_head_takes_the_place_of_the_pages_own() {
        let head = Head {
            title: "Engineer at Pellworth".to_owned(),
            description: "Calm.".to_owned(),
            url: "https://assay.example/interviews/a/b/2025/1".to_owned(),
            data: json!({ "@type": "Article" }),
        };
        let page = head.put_into(PAGE);
        assert!(!page.contains("Old.") && page.matches("<title>").count() == 1, "{page}");
        assert!(page.contains("color-scheme") && page.ends_with("</head><body></body></html>"));
    }

    #[test]
    fn what_somebody_wrote_stays_text() {
        let evil = "</title></script><script>alert(1)</script>\" onload='x' \u{2028}&\n";
        let head = Head {
            title: evil.to_owned(),
            description: evil.to_owned(),
            url: "https://assay.example/".to_owned(),
            data: json!({ "headline": evil }),
        };
        let page = head.put_into(PAGE);
        assert_eq!(page.matches("<script").count(), 1, "{page}");
        assert_eq!(page.matches("</script>").count(), 1, "{page}");
        assert_eq!(page.matches("</title>").count(), 1, "{page}");
        let (tags, data) = page.split_once("ld+json\">").unwrap();
        assert!(!tags.contains("\" onload"), "{page}");
        let data = data.split("</script>").next().unwrap();
        let read: Value = serde_json::from_str(data).unwrap();
        assert_eq!(read["headline"], evil, "the data says the same");
    }
}

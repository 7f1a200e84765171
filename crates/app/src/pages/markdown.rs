//! Markdown that people write, for readers that are no browser of ours. Pure.

use pulldown_cmark::{Event, LinkType, Options, Parser, Tag, TagEnd, html};

/// The HTML that the page of a role shows: typed tags become text, pictures their descriptions, and links lead to the web
/// or to a mail address.
pub(super) fn to_html(markdown: &str) -> String {
    let mut kept = Vec::new();
    let mut links = Vec::new();
    for event in events(markdown) {
        match event {
            Event::Start(Tag::Link { ref dest_url, link_type, .. }) => {
                let leads_out = leads_out(dest_url, link_type);
                links.push(leads_out);
                kept.extend(leads_out.then_some(event));
            }
            Event::End(TagEnd::Link) => kept.extend(links.pop().unwrap_or(false).then_some(event)),
            Event::Start(Tag::Image { .. } | Tag::HtmlBlock)
            | Event::End(TagEnd::Image | TagEnd::HtmlBlock) => {}
            Event::Html(typed) | Event::InlineHtml(typed) => kept.push(Event::Text(typed)),
            other => kept.push(other),
        }
    }
    let mut written = String::new();
    html::push_html(&mut written, kept.into_iter());
    written.trim_end().to_owned()
}

/// The first characters of the words, at most this many.
pub(super) fn excerpt(markdown: &str, most: usize) -> String {
    to_text(markdown).chars().take(most).collect::<String>().trim_end().to_owned()
}

/// The words alone, on one line.
fn to_text(markdown: &str) -> String {
    let mut words = String::new();
    for event in events(markdown) {
        match event {
            Event::Text(text) | Event::Code(text) | Event::Html(text) | Event::InlineHtml(text) => {
                words.push_str(&text);
            }
            Event::Start(tag) if is_inline(&tag.to_end()) => {}
            Event::End(tag) if is_inline(&tag) => {}
            _ => words.push(' '),
        }
    }
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// As the browser application reads it.
fn events(markdown: &str) -> Parser<'_> {
    Parser::new_ext(markdown, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH)
}

fn leads_out(to: &str, kind: LinkType) -> bool {
    let lower = to.to_ascii_lowercase();
    kind == LinkType::Email
        || ["https://", "http://", "mailto:"].iter().any(|s| lower.starts_with(s))
}

fn is_inline(tag: &TagEnd) -> bool {
    use TagEnd::{Emphasis, Image, Link, Strikethrough, Strong};
    matches!(tag, Emphasis | Strong | Strikethrough | Link | Image)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_becomes_the_html_that_job_boards_print() {
        for (typed, want) in [
            ("One.\n\nTwo.", "<p>One.</p>\n<p>Two.</p>"),
            ("## What you do\n\nBuild.", "<h2>What you do</h2>\n<p>Build.</p>"),
            ("- one\n- **two**", "<ul>\n<li>one</li>\n<li><strong>two</strong></li>\n</ul>"),
            ("1. *one*", "<ol>\n<li><em>one</em></li>\n</ol>"),
            (
                "[our site](https://a.example/?b=1&c)",
                "<p><a href=\"https://a.example/?b=1&amp;c\">our site</a></p>",
            ),
            ("<ada@a.example>", "<p><a href=\"mailto:ada@a.example\">ada@a.example</a></p>"),
            ("one  \ntwo", "<p>one<br />\ntwo</p>"),
            ("~~no~~ `a < b`", "<p><del>no</del> <code>a &lt; b</code></p>"),
            ("", ""),
        ] {
            assert_eq!(to_html(typed), want, "{typed:?}");
        }
    }

    #[test]
    fn nothing_that_was_typed_becomes_a_tag_that_acts() {
        for typed in [
            "<script>alert(1)</script>",
            "a <img src=x onerror=alert(1)> b",
            "<div onclick=\"x\">\n\n**a**\n\n</div>",
            "[a](javascript:alert(1))",
            "[a](JaVaScRiPt:alert(1))",
            "[a](data:text/html,x)",
            "<javascript:alert(1)>",
            "![a](https://a.example/x.png \"t\")",
            "[a]: javascript:alert(1)\n\n[a]",
            "[a](https://a.example/\"onclick=\"x)",
        ] {
            let html = to_html(typed);
            for bad in ["<script", "<img", "<div", "href=\"j", "href=\"J", "href=\"d", "\"onclick"]
            {
                assert!(!html.contains(bad), "{typed:?}: {html}");
            }
        }
        assert_eq!(
            to_html("![a **plan**](https://a.example/x.png)"),
            "<p>a <strong>plan</strong></p>"
        );
        assert_eq!(to_html("<b>x</b>"), "<p>&lt;b&gt;x&lt;/b&gt;</p>");
    }

    #[test]
    fn a_preview_has_the_words_alone() {
        for (typed, want) in [
            (
                "## What you do\n\nBuild **to**ols.\n- one\n- two",
                "What you do Build tools. one two",
            ),
            ("Read [our *site*](https://a.example)\nnow", "Read our site now"),
            ("a `b` ~~c~~ ![d](e.png)", "a b c d"),
            ("| a | b |\n|---|---|\n| c | d |", "a b c d"),
            ("> quoted  \n> twice\n\n---\n\n1 < 2 & \\*", "quoted twice 1 < 2 & *"),
        ] {
            assert_eq!(to_text(typed), want, "{typed:?}");
        }
    }
}

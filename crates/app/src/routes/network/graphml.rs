//! A graph as GraphML. Pure.

use std::fmt::Write;

use referral::network::Graph;

const HEAD: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
  <key id="kind" for="node" attr.name="kind" attr.type="string"/>
  <key id="label" for="node" attr.name="label" attr.type="string"/>
  <key id="members" for="node" attr.name="members" attr.type="long"/>
  <key id="brought" for="node" attr.name="brought" attr.type="long"/>
  <key id="says" for="edge" attr.name="kind" attr.type="string"/>
  <key id="count" for="edge" attr.name="count" attr.type="long"/>
  <key id="first" for="edge" attr.name="first_at" attr.type="string"/>
  <key id="last" for="edge" attr.name="last_at" attr.type="string"/>
  <graph id="network" edgedefault="directed">
"#;

/// The whole file.
pub(super) fn write(graph: &Graph) -> String {
    let mut text = String::from(HEAD);
    for node in &graph.nodes {
        data_of(
            &mut text,
            &format!("node id=\"{}\"", escape(&node.id)),
            "node",
            &[
                ("kind", node.kind.as_str()),
                ("label", &node.name),
                ("members", &node.members.to_string()),
                ("brought", &node.tally.brought.to_string()),
            ],
        );
    }
    for link in &graph.links {
        let ends =
            format!("edge source=\"{}\" target=\"{}\"", escape(&link.from), escape(&link.to));
        data_of(
            &mut text,
            &ends,
            "edge",
            &[
                ("says", link.kind.as_str()),
                ("count", &link.count.to_string()),
                ("first", &link.first_at.to_rfc3339()),
                ("last", &link.last_at.to_rfc3339()),
            ],
        );
    }
    text.push_str("  </graph>\n</graphml>\n");
    text
}

fn data_of(text: &mut String, begin: &str, end: &str, data: &[(&str, &str)]) {
    // Writing into a string cannot fail.
    let _ = write!(text, "    <{begin}>");
    for (key, value) in data {
        let _ = write!(text, "<data key=\"{key}\">{}</data>", escape(value));
    }
    let _ = writeln!(text, "</{end}>");
}

/// Text for XML: marks are named, and what XML cannot hold is left out.
fn escape(text: &str) -> String {
    let plain: String = text
        .chars()
        .filter_map(|letter| match letter {
            '\u{fffe}' | '\u{ffff}' => None,
            '\t' | '\n' | '\r' => Some(' '),
            letter if letter.is_control() => None,
            letter => Some(letter),
        })
        .collect();
    html_escape::encode_double_quoted_attribute(&plain).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_leave_its_element() {
        for (name, want) in [
            ("Ada & Ben", "Ada &amp; Ben"),
            ("</data><x y=\"1\">", "&lt;/data&gt;&lt;x y=&quot;1&quot;&gt;"),
            ("a\0b\u{7}\u{ffff}", "ab"),
            ("one\ntwo", "one two"),
            ("Ünal", "Ünal"),
        ] {
            assert_eq!(escape(name), want);
        }
    }
}

//! Reads the stream of an answer, however its bytes are cut. Pure.

use serde::Deserialize;

use crate::Failure;

#[derive(Deserialize)]
struct Piece {
    #[serde(default)]
    choices: Vec<Choice>,
    error: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct Choice {
    #[serde(default)]
    delta: Delta,
    finish_reason: Option<String>,
}

#[derive(Deserialize, Default)]
struct Delta {
    content: Option<String>,
}

/// The bytes that are no whole line yet, and whether the answer has come to its end.
#[derive(Debug, Default)]
pub(crate) struct Events {
    rest: Vec<u8>,
    finished: bool,
}

impl Events {
    /// The words in these bytes. Comments, and fields other than data, are left out.
    pub(crate) fn read(&mut self, bytes: &[u8]) -> Result<String, Failure> {
        self.rest.extend_from_slice(bytes);
        let Some(end) = self.rest.iter().rposition(|byte| *byte == b'\n') else {
            return Ok(String::new());
        };
        let after = self.rest.split_off(end + 1);
        let lines = std::mem::replace(&mut self.rest, after);
        let mut words = String::new();
        for line in lines.split(|byte| *byte == b'\n') {
            self.read_line(line.strip_suffix(b"\r").unwrap_or(line), &mut words)?;
        }
        Ok(words)
    }

    fn read_line(&mut self, line: &[u8], words: &mut String) -> Result<(), Failure> {
        let Some(data) = line.strip_prefix(b"data:") else { return Ok(()) };
        let data = data.trim_ascii();
        if self.finished || data == b"[DONE]" {
            self.finished = true;
            return Ok(());
        }
        let piece: Piece = serde_json::from_slice(data).map_err(|_| Failure::Garbage)?;
        if piece.error.is_some() {
            return Err(Failure::Garbage);
        }
        let Some(choice) = piece.choices.into_iter().next() else { return Ok(()) };
        words.push_str(choice.delta.content.as_deref().unwrap_or_default());
        self.finished = choice.finish_reason.is_some();
        Ok(())
    }

    /// Whether the model has said that this is all.
    pub(crate) fn is_finished(&self) -> bool {
        self.finished
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STREAM: &str = ": hello\r\n\r\nevent: x\r\ndata: {\"choices\":[{\"delta\":{\"role\":\"assistant\"}}]}\r\n\r\n\
        data: {\"choices\":[{\"delta\":{\"content\":\"Größe \"}}]}\n\ndata:{\"choices\":[]}\n\n\
        data: {\"choices\":[{\"delta\":{\"content\":\"😀?\"},\"finish_reason\":null}]}\n\n";

    #[test]
    fn words_are_the_same_wherever_the_bytes_are_cut() {
        let whole = format!("{STREAM}data: [DONE]\n\n");
        for size in 1..whole.len() {
            let mut events = Events::default();
            let words: Result<Vec<String>, _> =
                whole.as_bytes().chunks(size).map(|bytes| events.read(bytes)).collect();
            assert_eq!(words.unwrap().concat(), "Größe 😀?", "{size}");
            assert!(events.is_finished());
        }
    }

    #[test]
    fn an_end_is_said_and_nothing_after_it_counts() {
        let end =
            "data: {\"choices\":[{\"delta\":{\"content\":\"a\"},\"finish_reason\":\"stop\"}]}\n";
        let mut events = Events::default();
        assert_eq!(events.read(STREAM.as_bytes()).map(|w| w.len()), Ok("Größe 😀?".len()));
        assert!(!events.is_finished());
        assert_eq!(events.read(end.as_bytes()).as_deref(), Ok("a"));
        assert!(events.is_finished());
        assert_eq!(events.read(STREAM.as_bytes()).as_deref(), Ok(""));
    }

    #[test]
    fn what_is_no_piece_of_an_answer_is_garbage() {
        for text in [
            "data: {\n",
            "data: 7\n",
            "data: {\"choices\":7}\n",
            "data: {\"choices\":[{\"delta\":{\"content\":7}}]}\n",
            "data: {\"error\":{\"message\":\"no\"}}\n",
            "data: \u{0}\n",
        ] {
            assert_eq!(Events::default().read(text.as_bytes()), Err(Failure::Garbage), "{text}");
        }
        assert_eq!(Events::default().read(b"data: \xff\xfe\n"), Err(Failure::Garbage));
        assert_eq!(Events::default().read(b"<html>no stream</html>\n").as_deref(), Ok(""));
    }
}

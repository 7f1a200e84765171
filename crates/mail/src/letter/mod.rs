//! What a message says, and the one layout in which all of them are written.

#[cfg(test)]
mod every;
#[cfg(test)]
mod tests;

use std::fmt::Write;
use std::sync::LazyLock;

use kernel::Email;
use minijinja::{AutoEscape, Environment, UndefinedBehavior};
use serde::Serialize;

/// The layout: tables and inline styles only, as mail programs drop style sheets, pictures and
/// scripts. Every box names its background and its text colour, so that a program that inverts
/// colours inverts both.
const LAYOUT: &str = include_str!("layout.html");
const NAME: &str = "layout.html";

static TEMPLATES: LazyLock<Result<Environment<'static>, minijinja::Error>> = LazyLock::new(|| {
    let mut templates = Environment::new();
    templates.set_undefined_behavior(UndefinedBehavior::Strict);
    templates.set_auto_escape_callback(|_| AutoEscape::Html);
    templates.set_formatter(|out, _, value| {
        // The library's own escaping turns every slash of a link into an entity, which filters take
        // for a disguise.
        let text = value.to_string();
        out.write_str(&html_escape::encode_quoted_attribute(&text)).map_err(minijinja::Error::from)
    });
    templates.add_template(NAME, LAYOUT)?;
    Ok(templates)
});

/// The layout does not fit what is to be written.
#[derive(Debug, thiserror::Error)]
#[error("the mail cannot be written: {0}")]
pub struct Unwritten(String);

/// Whom a message is for.
#[derive(Debug, Clone, Copy)]
pub struct Reader<'a> {
    /// The person's name, where it is known.
    pub name: Option<&'a str>,
    /// Where Assay is reached, without a slash at its end.
    pub url: &'a str,
    /// Who reads a reply; `None` where nobody does, and then nothing asks for one.
    pub replies: Option<&'a Email>,
}

/// A message as it is mailed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    /// One line, at most 200 characters.
    pub subject: String,
    /// Plain text.
    pub text: String,
    /// The same as HTML.
    pub html: String,
}

/// What a message says, before anybody is addressed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Letter {
    subject: String,
    paragraphs: Vec<String>,
    facts: Vec<(&'static str, String)>,
    action: Option<Action>,
    after: Vec<String>,
    reply: Option<&'static str>,
    why: String,
    switchable: bool,
    stop: Option<String>,
}

/// The one thing to do, and where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct Action {
    label: &'static str,
    url: String,
}

impl Letter {
    pub(crate) fn new(subject: &str, paragraphs: &[String]) -> Self {
        Self { subject: one_line(subject, 200), paragraphs: paragraphs.to_vec(), ..Self::default() }
    }

    /// Adds a line such as `Time: up to 90 minutes`.
    pub(crate) fn fact(mut self, label: &'static str, value: &str) -> Self {
        self.facts.push((label, one_line(value, 200)));
        self
    }

    /// What somebody else says, below the first paragraph, each of its paragraphs one.
    pub(crate) fn quoting(mut self, who: &str, message: &str) -> Self {
        let said = message.split("\n\n").map(str::trim).filter(|text| !text.is_empty());
        let at = self.paragraphs.len().min(1);
        let lines = [format!("{who} writes:")].into_iter().chain(said.map(str::to_owned));
        self.paragraphs.splice(at..at, lines.collect::<Vec<_>>());
        self
    }

    /// The one button; its address stands below it too.
    pub(crate) fn action(mut self, label: &'static str, url: &str) -> Self {
        self.action = Some(Action { label, url: one_line(url, 2000) });
        self
    }

    /// A paragraph below the button.
    pub(crate) fn after(mut self, paragraph: &str) -> Self {
        self.after.push(paragraph.to_owned());
        self
    }

    /// What a reply is good for: a sentence that is left out where nobody reads replies.
    pub(crate) fn reply(mut self, sentence: &'static str) -> Self {
        self.reply = Some(sentence);
        self
    }

    /// Why the person gets this message: goes on after “You receive this message because”.
    pub(crate) fn because(mut self, reason: &str) -> Self {
        self.why = format!("You receive this message because {}.", one_line(reason, 300));
        self
    }

    /// The person may switch messages like this one off.
    pub(crate) fn switchable(mut self) -> Self {
        self.switchable = true;
        self
    }

    /// The same for somebody without an account, who has no switches.
    #[must_use]
    pub fn without_switches(mut self) -> Self {
        self.switchable = false;
        self
    }

    /// Where mail like this one is stopped without a sign-in.
    #[must_use]
    pub fn stopped_at(mut self, url: &str) -> Self {
        self.stop = Some(one_line(url, 2000));
        self
    }

    /// The same as a test to the person who writes it: its subject and a paragraph below the button say so.
    #[must_use]
    pub fn as_test(mut self) -> Self {
        self.subject = one_line(&format!("Test: {}", self.subject), 200);
        self.after.push(TEST.to_owned());
        self
    }

    /// One line, at most 200 characters.
    pub fn subject(&self) -> &str {
        &self.subject
    }

    /// What it tells, without greeting, link and footer: the copy in the application.
    pub fn paragraphs(&self) -> Vec<String> {
        self.paragraphs.iter().cloned().chain(self.fact_lines()).collect()
    }

    fn fact_lines(&self) -> impl Iterator<Item = String> {
        self.facts.iter().map(|(label, value)| format!("{label}: {value}"))
    }

    /// The message to one person.
    ///
    /// # Errors
    /// [`Unwritten`], where the layout is broken.
    pub fn write(&self, to: &Reader<'_>) -> Result<Text, Unwritten> {
        let page = Page::of(self, to);
        let unwritten = |e: &minijinja::Error| Unwritten(e.to_string());
        let templates = TEMPLATES.as_ref().map_err(unwritten)?;
        let layout = templates.get_template(NAME).map_err(|e| unwritten(&e))?;
        let html = layout.render(&page).map_err(|e| unwritten(&e))?;
        Ok(Text { subject: self.subject.clone(), text: self.plain(&page), html })
    }

    fn plain(&self, page: &Page<'_>) -> String {
        let action = self.action.as_ref();
        let facts: Vec<String> = self.fact_lines().collect();
        let mut blocks = vec![page.greeting.clone()];
        blocks.extend(self.paragraphs.iter().cloned());
        blocks.extend((!facts.is_empty()).then(|| facts.join("\n")));
        blocks.extend(action.map(|action| format!("{}:\n{}", action.label, action.url)));
        blocks.extend(page.after.iter().map(|rows| rows.join("\n")));
        // Mail programs set what follows this line apart, and leave it out of replies.
        let mut footer = format!("-- \nAssay, {}\n{}", page.url, page.why);
        if let Some(settings) = &page.settings {
            let _ = write!(footer, "\n{SWITCH} {settings}");
        }
        if let Some(stop) = page.stop {
            let _ = write!(footer, "\n{STOP} {stop}");
        }
        format!("{}\n\n{footer}\n", blocks.join("\n\n"))
    }
}

const TEST: &str = "You sent this test to yourself. Nobody has been invited, and its links and its code do not work.";
const SWITCH: &str = "You can switch messages like this off:";
const STOP: &str = "To unsubscribe without signing in:";

/// A longer name would fill the first line, and which part of a name somebody goes by is theirs to say.
const LONGEST_GREETED: usize = 40;

/// What the layout shows.
#[derive(Serialize)]
struct Page<'a> {
    subject: &'a str,
    greeting: String,
    /// Paragraphs, each with its rows.
    paragraphs: Vec<Vec<String>>,
    facts: &'a [(&'static str, String)],
    action: Option<&'a Action>,
    after: Vec<Vec<String>>,
    why: &'a str,
    switch: &'static str,
    settings: Option<String>,
    unsubscribe: &'static str,
    stop: Option<&'a str>,
    url: &'a str,
}

impl<'a> Page<'a> {
    fn of(letter: &'a Letter, to: &Reader<'a>) -> Self {
        let name = to.name.map(|name| one_line(name.trim(), 120)).filter(|name| !name.is_empty());
        let reply = letter.reply.zip(to.replies);
        let reply =
            reply.map(|(sentence, email)| format!("{sentence} Replies go to {}.", email.as_str()));
        let rows = |paragraph: &String| paragraph.lines().map(str::to_owned).collect();
        Self {
            subject: &letter.subject,
            greeting: name
                .filter(|name| name.chars().count() <= LONGEST_GREETED)
                .map_or_else(|| "Hello,".to_owned(), |name| format!("Hello {name},")),
            paragraphs: letter.paragraphs.iter().map(rows).collect(),
            facts: &letter.facts,
            action: letter.action.as_ref(),
            after: letter.after.iter().chain(&reply).map(rows).collect(),
            why: &letter.why,
            switch: SWITCH,
            settings: letter.switchable.then(|| format!("{}/account/notifications", to.url)),
            unsubscribe: STOP,
            stop: letter.stop.as_deref(),
            url: to.url,
        }
    }
}

/// `text` on one line and no longer than `max` characters.
pub(crate) fn one_line(text: &str, max: usize) -> String {
    let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if plain.chars().count() <= max {
        return plain;
    }
    plain.chars().take(max - 1).chain(['…']).collect()
}

/// What somebody typed as a name or a title, fit to stand within a sentence.
pub(crate) fn name(text: &str) -> String {
    one_line(text, 200)
}

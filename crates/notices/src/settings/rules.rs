//! What somebody has switched off. Pure.

use chrono_tz::Tz;

use crate::Error;

/// One kind of notification.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kind {
    /// Its name on the wire.
    pub name: &'static str,
    /// Its name for a person.
    pub title: &'static str,
    /// Whether it cannot be switched off: somebody's rights or money hang on it.
    pub required: bool,
    /// Whether anything sends it by now; what it is about may not be built yet.
    pub sent: bool,
    /// Whether everybody gets it in the daily mail, because it may come often.
    pub daily: bool,
}

/// How somebody is notified of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Switch {
    /// The name of the kind.
    pub kind: String,
    /// By mail.
    pub email: bool,
    /// In the application.
    pub in_app: bool,
}

/// How somebody wants to be notified.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wanted {
    /// One for each kind.
    pub switches: Vec<Switch>,
    /// Whether mail is gathered into one message a day.
    pub digest: bool,
    /// By whose clocks: a name of the IANA time zone database.
    pub time_zone: Option<String>,
}

/// What somebody has switched off.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Settings {
    /// Whether mail is gathered into one message a day.
    pub digest: bool,
    /// The time zone in whose morning that message comes; without one it is UTC's.
    pub time_zone: Option<Tz>,
    pub(super) email_off: Vec<String>,
    pub(super) in_app_off: Vec<String>,
}

impl Settings {
    /// What is wanted, where it names each of `kinds` once and what the law or the work requires is
    /// on.
    ///
    /// # Errors
    /// [`Error::BadSettings`]; [`Error::BadTimeZone`].
    pub fn of(kinds: &[Kind], wanted: &Wanted) -> Result<Self, Error> {
        let switches = &wanted.switches;
        let complete = switches.len() == kinds.len()
            && kinds.iter().all(|kind| switches.iter().any(|switch| switch.kind == kind.name));
        let allowed = switches.iter().all(|switch| {
            let required = kinds.iter().any(|kind| kind.name == switch.kind && kind.required);
            !required || (switch.email && switch.in_app)
        });
        if !complete || !allowed {
            return Err(Error::BadSettings);
        }
        let off = |is_on: fn(&Switch) -> bool| {
            let off = switches.iter().filter(|switch| !is_on(switch));
            off.map(|switch| switch.kind.clone()).collect()
        };
        let (email_off, in_app_off) = (off(|s| s.email), off(|s| s.in_app));
        let named = wanted.time_zone.as_deref().map(str::parse::<Tz>).transpose();
        let time_zone = named.map_err(|_| Error::BadTimeZone)?;
        Ok(Self { digest: wanted.digest, time_zone, email_off, in_app_off })
    }

    /// The same without any mail that may be switched off.
    #[must_use]
    pub fn without_mail(self, kinds: &[Kind]) -> Self {
        let switchable = kinds.iter().filter(|kind| !kind.required);
        Self { email_off: switchable.map(|kind| kind.name.to_owned()).collect(), ..self }
    }

    /// The same without the mail of one kind; `None` where `kinds` has none of this name, or it must not be
    /// missed.
    #[must_use]
    pub fn without_mail_of(mut self, kinds: &[Kind], name: &str) -> Option<Self> {
        kinds.iter().find(|kind| kind.name == name && !kind.required)?;
        if !self.email_off.iter().any(|off| off == name) {
            self.email_off.push(name.to_owned());
        }
        Some(self)
    }

    /// Whether a kind goes by mail.
    pub fn by_email(&self, kind: Kind) -> bool {
        kind.required || !self.email_off.iter().any(|off| off == kind.name)
    }

    /// Whether a kind is shown in the application.
    pub fn in_app(&self, kind: Kind) -> bool {
        kind.required || !self.in_app_off.iter().any(|off| off == kind.name)
    }
}

/// The time zone that a stored name stands for; a name that is no longer known counts as none.
pub(crate) fn zone_of(name: Option<&str>) -> Option<Tz> {
    name.and_then(|name| name.parse().ok())
}

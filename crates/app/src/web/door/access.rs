//! A line of the route table: an address, and who may call it.

use ats::connections::System;
use companies::keys::Scope;

/// Who may call a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Anyone. A token is looked at only to greet its owner; a bad one is no reason to refuse.
    Public,
    /// Anyone whose token is good, registered or not.
    Token,
    /// Anyone with an account.
    Account,
    /// Members of a company.
    Company,
    /// Members of a company that may use assessments: approved, paid, and granted by the admin.
    Assessments,
    /// The same, and those whose free trial ran out: what they have collected stays readable.
    Results,
    /// Members of a company that may hire: approved by the admin, its profile complete.
    Roles,
    /// Members of a company that the admin recommends candidates to: approved, with super-star access.
    Recruiting,
    /// A payment provider, which signs each body with a secret that we share. The handler verifies it, as only the
    /// body shows who has sent it.
    Signed,
    /// Members of a company that may read GitHub reports: approved, with a payment that covers today.
    Paying,
    /// A program with a company's API key that has this scope, and nobody else.
    Key(Scope),
    /// This applicant tracking system with the key of a connection, and nobody else.
    Ats(System),
    /// The admin: the account whose verified address is the configured one. For everybody else there is
    /// nothing here.
    Admin,
    /// Staff who look after invoices: an account whose verified address is on the configured list. For
    /// everybody else there is nothing here.
    Staff,
    /// Anyone, on a development server; elsewhere the route does not exist.
    Development,
    /// This machine, or anyone with the metrics token.
    Metrics,
}

impl Access {
    /// Whether there is nothing here for anybody else.
    pub fn is_hidden(self) -> bool {
        matches!(self, Self::Admin | Self::Staff)
    }
}

/// One line of the route table.
#[derive(Debug, Clone, Copy)]
pub struct RouteInfo {
    /// `GET`, `POST`, …
    pub method: &'static str,
    /// The path pattern.
    pub path: &'static str,
    /// Who may call it.
    pub access: Access,
}

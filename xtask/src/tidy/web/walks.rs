//! People of browser tests join on the pages: no call makes, changes or confirms an account there.

use super::super::Finding;
use super::super::tree::{File, Tree};

/// Routes that make, change or confirm an account, or end one. What ends in `/` names all below it.
const ROUTES: &[&str] = &[
    "/api/auth/register",
    "/api/auth/inquiry",
    "/api/auth/send-otp",
    "/api/auth/verify-otp",
    "/api/auth/update-username",
    "/api/auth/set-referral-code",
    "/api/auth/sign-out-everywhere",
    "/api/users/profile",
    "/api/users/send-email-verification",
    "/api/users/erasure",
    "/api/users/partner-application",
    "/api/companies/activate",
    "/api/companies/set-password",
    "/api/team-invitations/",
    "/api/admin/companies",
    "/api/admin/candidates/",
    "/api/admin/partner-applications/",
];

/// Routes below `/api/auth/` that only read.
const READS: &[&str] = &["user", "username-availability"];

/// What the identity provider may be asked by a call: to sign somebody in.
const SIGN_IN: &str = "accounts:signInWithPassword";

/// A line that looks at what a page asks, or answers for the server, calls nothing.
const WATCHES: &[&str] = &[".url()", "route(", "expects(", "ageSignIn(", ".pathname"];

/// Specs and their helpers.
fn sources(tree: &Tree) -> impl Iterator<Item = &File> {
    let source = |file: &&File| file.path.starts_with("tests/browser/") && file.is_web();
    tree.files().iter().filter(source)
}

fn is_comment(line: &str) -> bool {
    ["//", "/*", "*"].iter().any(|mark| line.trim_start().starts_with(mark))
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// Whether the line names this route in a string, or one of those below it. `**` before it is a pattern of a watcher.
fn names_route(line: &str, route: &str) -> bool {
    line.match_indices(route).any(|(at, _)| {
        let before = line.get(..at).unwrap_or_default();
        let after = line.get(at + route.len()..).unwrap_or_default();
        let whole = route.ends_with('/') || after.starts_with(['\'', '"', '`', '?', ' ']);
        whole && !before.ends_with("**") && !before.ends_with('\\')
    })
}

/// Whether the line names something below `/api/auth/` that is not known to only read, or leaves open what.
fn names_auth(line: &str) -> bool {
    line.match_indices("/api/auth/").any(|(at, found)| {
        let before = line.get(..at).unwrap_or_default();
        let after = line.get(at + found.len()..).unwrap_or_default();
        let name = after.split(|c| !is_name(c)).next().unwrap_or_default();
        !before.ends_with("**") && !READS.contains(&name)
    })
}

/// Whether the line asks the provider for anything but a sign-in, or leaves open what.
fn asks_provider(line: &str) -> bool {
    let others = line.match_indices("accounts:").any(|(at, _)| {
        let (before, after) = line.split_at_checked(at).unwrap_or_default();
        // A regular expression watches; in an address the slash follows a word.
        let watches = before.strip_suffix('/').is_some_and(|b| b.ends_with(['(', ' ', ',', '\\']));
        !watches && !after.starts_with(SIGN_IN)
    });
    let unnamed = line.contains("identitytoolkit.googleapis.com") && !line.contains(SIGN_IN);
    // The emulator's own interface adds and removes accounts; the list of its mails is read.
    let emulator = line.contains("/emulator/") && !line.contains("/oobCodes");
    others || unnamed || emulator
}

/// Whether the line follows the link of a mail by a call, in place of a page.
fn follows_mail(line: &str) -> bool {
    let call = ["fetch(", ".get(", ".post("].iter().any(|call| line.contains(call));
    call && ["oobLink", "oobCode", "mailedPath("].iter().any(|link| line.contains(link))
}

/// Whether the line writes accounts past the server.
fn writes_rows(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    ["update", "insert into", "delete from"].iter().any(|verb| {
        ["users", "companies"].iter().any(|table| line.contains(&format!("{verb} {table} ")))
    })
}

/// Why the line may not be there.
fn refused(line: &str) -> Option<&'static str> {
    if is_comment(line) {
        return None;
    }
    if asks_provider(line) {
        return Some("the provider is asked for a sign-in only: people join on the pages");
    }
    if follows_mail(line) {
        return Some("the link of a mail is opened in a page");
    }
    if writes_rows(line) {
        return Some("accounts are not written past the server");
    }
    if WATCHES.iter().any(|watch| line.contains(watch)) || line.contains("'GET'") {
        return None;
    }
    let named = names_auth(line) || ROUTES.iter().any(|route| names_route(line, route));
    named.then_some("a call makes, changes or confirms an account: people join on the pages")
}

/// Nothing in specs and their helpers makes, changes or confirms an account by a call. Signing in by one is allowed.
pub(crate) fn accounts_are_made_on_the_pages(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in sources(tree) {
        for (at, line) in file.lines() {
            if let Some(says) = refused(line) {
                found.push(Finding::new(file, at, says));
            }
        }
    }
    found
}

/// The routes that are refused are mounted: one that has moved would be refused under its old name only.
pub(crate) fn refused_routes_are_mounted(tree: &Tree) -> Vec<Finding> {
    const HERE: &str = "xtask/src/tidy/web/walks.rs";
    if tree.get(HERE).is_none() {
        return Vec::new();
    }
    let router: Vec<&File> =
        tree.rust().filter(|file| file.path.starts_with("crates/app/src/router/")).collect();
    let is_mounted = |route: &&&str| {
        let whole =
            if route.ends_with('/') { format!("\"{route}") } else { format!("\"{route}\"") };
        router.iter().any(|file| file.text.contains(&whole))
    };
    let missing = ROUTES.iter().filter(|route| !is_mounted(route));
    missing.map(|route| Finding::whole(HERE, format!("{route} is not mounted"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<usize> {
        let tree = Tree::of(&[("tests/browser/lib/acts/x.mjs", text)]);
        accounts_are_made_on_the_pages(&tree).into_iter().map(|found| found.line).collect()
    }

    #[test]
    fn calls_that_make_change_or_confirm_an_account_are_found() {
        for line in [
            "await fetch(`${url}/v1/accounts:signUp?key=demo`)",
            "const url = `${emulatorUrl}/v1/accounts:${what}?key=demo`",
            "post(`${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo`)",
            "post(`${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/demo/accounts`)",
            "const url = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/${what}`",
            "fetch(`${emulatorUrl}/emulator/v1/projects/demo/accounts`, { method: 'DELETE' })",
            "assert.equal((await fetch(oobLink)).status, 200)",
            "await page.request.get(oobLink)",
            "await fetch(baseUrl + (await mailedPath(email, 'VERIFY_EMAIL')))",
            "await call(email, 'POST', '/api/auth/register', person)",
            "await page.evaluate(() => fetch(\"/api/auth/register\", { method: 'POST' }))",
            "await fetch(`${baseUrl}/api/auth/${name}`)",
            "await post('/api/auth/inquiry', form)",
            "await post('/api/auth/verify-otp', { code })",
            "await callAs(email, 'POST', '/api/auth/update-username', { username })",
            "await callAs(email, 'PUT', '/api/users/profile', form)",
            "await callAs(email, 'POST', '/api/companies/activate', { token })",
            "await call('POST', '/api/companies/set-password', form)",
            "await call('POST', '/api/team-invitations/register', colleague)",
            "await call('POST', '/api/team-invitations/join', { token })",
            "await call('POST', '/api/admin/companies', owner)",
            "await call('POST', `/api/admin/candidates/${id}/merger`, body)",
            "await call('POST', `/api/admin/partner-applications/${id}/approve`, body)",
            "await execute(`update users set email_verified = true`)",
        ] {
            assert_eq!(lines(&format!("{line}\n")), [1], "{line}");
        }
    }

    #[test]
    fn signing_in_watching_a_page_and_acts_of_others_are_no_calls_of_that_kind() {
        for line in [
            "// Not by /api/auth/register.",
            "const url = `${e}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`",
            "const { oobCodes } = await json(`${emulatorUrl}/emulator/v1/projects/${project}/oobCodes`)",
            "await page.goto((await providerCode(email, 'EMAIL_SIGNIN')).oobLink)",
            "await page.goto(await mailedPath(email, 'VERIFY_EMAIL'))",
            "expects(page, 400, /accounts:signUp$/)",
            "await context.route(/accounts:signUp/, (route) => route.abort())",
            "const named = page.waitForRequest((request) => /accounts:update/.test(request.url()))",
            "const signIn = await ageSignIn(page, '/api/auth/update-username')",
            "const MAIL = '**/api/users/send-email-verification'",
            "const { user } = await call('GET', '/api/auth/user')",
            "await callAs(email, 'GET', '/api/users/profile')",
            "await call('POST', `/api/admin/companies/${id}/subscription`, { plan })",
            "await call('POST', `/api/admin/inquiries/${id}/approve`, { version, flags })",
            "await call('POST', '/api/companies/me/team/invitations', { email })",
            "await execute(`update internships set state = 'ready'`)",
        ] {
            assert_eq!(lines(&format!("{line}\n")), [0; 0], "{line}");
        }
        let elsewhere = Tree::of(&[("tests/api/x.mjs", "post('/api/auth/register')\n")]);
        assert_eq!(accounts_are_made_on_the_pages(&elsewhere).len(), 0);
    }

    #[test]
    fn a_refused_route_that_is_not_mounted_is_found() {
        let own = ("xtask/src/tidy/web/walks.rs", "");
        let mounted: String =
            ROUTES.iter().map(|route| format!("t.post(\"{route}\", x);\n")).collect();
        let path = "crates/app/src/router/mod.rs";
        assert_eq!(refused_routes_are_mounted(&Tree::of(&[own, (path, &mounted)])).len(), 0);
        let moved = mounted.replace("/api/auth/register\"", "/api/auth/enrol\"");
        assert_eq!(refused_routes_are_mounted(&Tree::of(&[own, (path, &moved)])).len(), 1);
    }
}

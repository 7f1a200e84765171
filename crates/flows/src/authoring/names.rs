//! Which names a draft cannot have in the bank. A name stays the same, so that the way out is another draft.

use ::authoring::checklist::Fault;
use ::authoring::drafts::{Draft, SCENARIO};
use challenges::problems::{self, Slug};
use db::Conn;

use super::bank_name;
use super::kinds::Facts;
use crate::Result;

/// What keeps the names of a draft and its tasks out of the bank.
///
/// # Errors
/// [`crate::Error::Challenges`].
pub(super) fn faults(conn: &mut Conn, draft: &Draft, facts: &Facts) -> Result<Vec<Fault>> {
    match facts {
        Facts::Grid(_) => Ok(Vec::new()),
        Facts::Code(_) => Ok(of_problem(conn, draft)?.into_iter().map(of_whole).collect()),
        Facts::MultiTask(scenario) => {
            let tasks: Vec<String> = scenario.tasks.iter().map(|task| task.name.clone()).collect();
            of_scenario(conn, draft, &tasks)
        }
    }
}

fn of_whole(text: String) -> Fault {
    let text = format!("{text} Export the package and import it under another name.");
    Fault { text, ..Fault::default() }
}

fn of_outline(text: String) -> Fault {
    Fault { path: SCENARIO.to_owned(), text, task: None }
}

/// What is wrong with a name that others have, or the site itself.
fn in_use(conn: &mut Conn, draft: &Draft, (name, slug): (&str, &Slug)) -> Result<Option<String>> {
    if slug.is_reserved() {
        return Ok(Some(format!("The name {name} is an address of the site.")));
    }
    let is_taken = problems::is_of_another(conn, slug, draft.owner.company())?;
    Ok(is_taken.then(|| format!("Another problem is called {name}.")))
}

fn of_problem(conn: &mut Conn, draft: &Draft) -> Result<Option<String>> {
    let slug = bank_name(draft.owner, &draft.name)?;
    if let Some(text) = in_use(conn, draft, (&draft.name, &slug))? {
        return Ok(Some(text));
    }
    let is_taken = problems::is_of_scenario(conn, &slug)?;
    Ok(is_taken.then(|| format!("A scenario, or a task of one, is called {}.", draft.name)))
}

fn of_scenario(conn: &mut Conn, draft: &Draft, tasks: &[String]) -> Result<Vec<Fault>> {
    let own = bank_name(draft.owner, &draft.name)?;
    let slugs =
        tasks.iter().map(|name| bank_name(draft.owner, name)).collect::<Result<Vec<Slug>>>()?;
    let mut faults = Vec::new();
    if let Some(text) = in_use(conn, draft, (&draft.name, &own))? {
        faults.push(of_whole(text));
    }
    let taken = problems::taken_names(conn, &own, &slugs)?;
    if faults.is_empty() && taken.contains(own.as_str()) {
        faults.push(of_whole(format!("Another problem is called {}.", draft.name)));
    }
    for (name, slug) in tasks.iter().zip(&slugs) {
        if *slug == own {
            faults.push(of_outline(format!("{name} is the name of the scenario itself.")));
        } else if taken.contains(slug.as_str()) {
            faults.push(of_outline(format!("Another problem is called {name}.")));
        } else if slug.is_reserved() {
            faults.push(of_outline(format!("The name {name} is an address of the site.")));
        }
    }
    Ok(faults)
}

//! Candidates who bring candidates: a network some steps deep, and a day on which many sign up at once.

use std::cell::RefCell;
use std::rc::Rc;

use anyhow::{Context, Result};
use kernel::chrono::TimeDelta;
use rand::Rng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use referral::codes;

use crate::market::codes::{code_of, introduce, join};
use crate::stage::World;
use crate::stage::cast::Person;

/// How many sign up by the code of another candidate. With those who brought nobody's friend but are at the beginning,
/// and with the burst, the network has about three hundred nodes.
const JOINED: usize = 250;
/// How many are brought by somebody who was brought by nobody, for each of these.
const OF_A_ROOT: usize = 10;
/// The most steps from the beginning.
const DEPTH: usize = 6;
/// When the first and the last of them sign up, in days before today.
const DAYS: (i64, i64) = (398, 1);
/// How often somebody is looked for whom nobody has brought.
const TRIES: usize = 30;
/// A day on which many sign up by one code: more within an hour than an alert needs.
const BURST_DAY: i64 = 61;
const BURST: usize = referral::network::BURST + 2;

/// Who brings somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bringer {
    /// One of those at the beginning.
    Root(usize),
    /// One who was brought before.
    Node(usize),
}

/// Somebody who is to be brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Node {
    by: Bringer,
    depth: usize,
}

/// A network of so many, in the order in which they sign up: the first bring each other one after another, as deep as
/// any goes; the others are brought by chance.
fn grow(chance: &mut StdRng, (nodes, roots): (usize, usize)) -> Vec<Node> {
    let mut grown: Vec<Node> = Vec::with_capacity(nodes);
    for number in 0..nodes {
        let above = match number {
            0 => None,
            1..DEPTH => Some(number - 1),
            _ if chance.random_bool(0.4) => None,
            _ => Some(chance.random_range(0..number)),
        };
        let above = above.and_then(|at| Some((at, grown.get(at)?.depth)));
        grown.push(match above {
            Some((at, depth)) if depth < DEPTH => Node { by: Bringer::Node(at), depth: depth + 1 },
            _ => Node { by: Bringer::Root(chance.random_range(0..roots)), depth: 1 },
        });
    }
    grown
}

/// Those who have signed up so far, by their places.
#[derive(Debug, Default)]
struct Grown {
    roots: Vec<Option<Person>>,
    nodes: Vec<Option<Person>>,
}

type Known = Rc<RefCell<Grown>>;

/// Puts the network onto the agenda.
pub(crate) fn plan(world: &mut World) -> Result<()> {
    let nodes = world.size.of(JOINED);
    let roots = nodes.div_ceil(OF_A_ROOT);
    let known: Known =
        Rc::new(RefCell::new(Grown { roots: vec![None; roots], nodes: vec![None; nodes] }));
    let grown = grow(&mut world.chance, (nodes, roots));
    let (span, all) = (DAYS.0 - DAYS.1, i64::try_from(nodes)?);
    for (number, node) in (0_i64..).zip(grown) {
        let at = world.sometime(DAYS.0 - number * span / all);
        let known = Rc::clone(&known);
        world.at(at, "a candidate is brought", move |world| sign_up(world, (number, node), &known));
    }
    burst(world, known);
    Ok(())
}

fn anybody(world: &mut World) -> Result<Person> {
    world.people.choose(&mut world.chance).cloned().context("nobody is there yet")
}

/// Who brings: one at the beginning is anybody whom nobody has brought.
fn bringer(world: &mut World, by: Bringer, known: &Known) -> Result<Person> {
    let found = match by {
        Bringer::Root(at) => known.borrow().roots.get(at).cloned().flatten(),
        Bringer::Node(at) => known.borrow().nodes.get(at).cloned().flatten(),
    };
    if let Some(found) = found {
        return Ok(found);
    }
    // Of two on one day the one who is brought may come first: then they are brought like the first ones.
    let mut chosen = anybody(world)?;
    for _ in 0..TRIES {
        let user = chosen.user;
        if world.act(|conn| codes::referrer(conn, user))?.is_none() {
            break;
        }
        chosen = anybody(world)?;
    }
    if let Bringer::Root(at) = by
        && let Some(place) = known.borrow_mut().roots.get_mut(at)
    {
        *place = Some(chosen.clone());
    }
    Ok(chosen)
}

fn sign_up(world: &mut World, (number, node): (i64, Node), known: &Known) -> Result<()> {
    let by = bringer(world, node.by, known)?;
    let code = code_of(world, &by)?;
    let person = join(world, &code)?;
    if world.chance.random_bool(0.4) {
        let (at, user) = (world.days_later(3), person.user);
        world.at(at, "a profile", move |world| {
            introduce(world, user, ("Came by a friend's recommendation", "Degree in progress"))
        });
    }
    if let Some(place) = known.borrow_mut().nodes.get_mut(usize::try_from(number)?) {
        *place = Some(person);
    }
    Ok(())
}

/// How long after a talk each of its listeners signs up.
fn listeners(chance: &mut StdRng) -> Vec<TimeDelta> {
    (0..BURST).map(|_| TimeDelta::seconds(chance.random_range(60..3300))).collect()
}

/// Many sign up within an hour by one code, which somebody has shown on a stage.
fn burst(world: &mut World, known: Known) {
    world.at(world.workday(BURST_DAY, (14, 0)), "a talk", move |world| {
        let speaker = bringer(world, Bringer::Root(0), &known)?;
        let code = code_of(world, &speaker)?;
        for wait in listeners(&mut world.chance) {
            let code = code.clone();
            world.after(wait, "a listener signs up", move |world| join(world, &code).map(drop));
        }
        Ok(())
    });
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn a_network_is_as_deep_as_it_may_be_and_everybody_is_brought_by_one_who_came_before() {
        for nodes in [32, JOINED] {
            let grown = grow(&mut StdRng::seed_from_u64(1), (nodes, nodes.div_ceil(OF_A_ROOT)));
            assert_eq!(grown.len(), nodes);
            assert_eq!(grown.iter().map(|node| node.depth).max(), Some(DEPTH));
            for (number, node) in grown.iter().enumerate() {
                match node.by {
                    Bringer::Root(root) => assert!(root < nodes && node.depth == 1),
                    Bringer::Node(at) => {
                        assert!(at < number);
                        assert_eq!(grown[at].depth + 1, node.depth);
                    }
                }
            }
        }
    }

    #[test]
    fn the_burst_is_one_that_an_alert_is_raised_for() {
        let waits = listeners(&mut StdRng::seed_from_u64(1));
        let within = |waits: &[TimeDelta]| waits.iter().max() < Some(&TimeDelta::hours(1));
        assert!(waits.len() > referral::network::BURST && within(&waits), "{waits:?}");
    }
}

use super::*;

fn take(path: &Path) -> Result<DataDir> {
    DataDir::take(&Context::new().unwrap(), path, 8123)
}

#[test]
fn a_second_up_on_the_same_directory_learns_where_the_first_one_is() {
    let dir = tempfile::tempdir().unwrap();
    let _first = take(dir.path()).unwrap();
    let said = take(dir.path()).err().unwrap().to_string();
    assert!(said.contains("already runs") && said.contains("127.0.0.1:8123"), "{said}");
}

#[test]
fn a_directory_is_free_again_when_its_user_is_gone() {
    let dir = tempfile::tempdir().unwrap();
    drop(take(dir.path()).unwrap());
    take(dir.path()).unwrap();
}

#[test]
fn fresh_wipes_database_and_accounts_together() {
    let dir = tempfile::tempdir().unwrap();
    let data = take(dir.path()).unwrap();
    for folder in ["pg/base", "dev/emulator"] {
        std::fs::create_dir_all(dir.path().join(folder)).unwrap();
    }
    std::fs::write(dir.path().join("dev/emulator/accounts.json"), "{}").unwrap();
    data.wipe().unwrap();
    assert!(!dir.path().join("pg").exists());
    assert_eq!(std::fs::read_dir(dir.path().join("dev")).unwrap().count(), 1);
    assert!(dir.path().join("dev/lock").exists());
}

#[test]
fn a_directory_with_somebody_elses_files_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("thesis.tex"), "years of work").unwrap();
    let said = take(dir.path()).err().unwrap().to_string();
    assert!(said.contains("choose a new or an empty directory"), "{said}");
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 1, "nothing was added to it");
}

#[test]
fn a_process_that_a_killed_run_left_is_ended_and_another_with_its_id_is_not() {
    let mut left = std::process::Command::new("sleep").arg("600").spawn().unwrap();
    let start = started_at(left.id()).unwrap();
    let own = std::process::id();
    let reused = (own, started_at(own).unwrap() - 1);
    let note = Note { running: vec![(left.id(), start), reused], ..Note::default() };
    assert_eq!(note.alive(), [left.id()]);
    end_leftovers(&Context::new().unwrap(), &note, Duration::ZERO).unwrap();
    assert!(!left.wait().unwrap().success());
}

#[test]
fn this_process_has_a_start_time_and_an_absent_one_has_none() {
    assert!(started_at(std::process::id()).is_some());
    assert_eq!(started_at(u32::MAX), None);
}

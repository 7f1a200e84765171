//! What runs in a compiler's box cannot change what other compilers are shown, nor see where
//! compiled programs are kept.

use std::{fs, os::unix::fs::PermissionsExt, path::Path};

use super::boxed::{Work, produce};
use crate::{CgroupChoice, Language, Settings, languages::recipe, open::isolate, verdict::Control};

/// Says every way in which it could change what is shown, or find what is kept.
const ATTACK: &str = r#"
import ctypes, os
kit = '/tools/bits/stdc++.h.gch'
tries = {
    'write': lambda: open(kit, 'r+b').write(b'planted'),
    'truncate': lambda: os.truncate(kit, 0),
    'append': lambda: os.open(kit, os.O_WRONLY | os.O_APPEND),
    'add': lambda: open('/tools/bits/vector', 'w'),
    'add a directory': lambda: os.mkdir('/tools/planted'),
    'remove': lambda: os.unlink(kit),
    'replace': lambda: os.rename('/w/mine', kit),
    'link': lambda: os.symlink('/w/mine', '/tools/bits/mine'),
    'hard link': lambda: os.link(kit, '/w/kit'),
    'mode': lambda: os.chmod(kit, 0o666),
    'mode of the directory': lambda: os.chmod('/tools', 0o777),
    'owner': lambda: os.chown(kit, 1000, 1000),
    'time': lambda: os.utime(kit),
    'attribute': lambda: os.setxattr(kit, 'user.planted', b'x'),
    'through /proc': lambda: open('/proc/self/fd/%d' % os.open(kit, os.O_RDONLY), 'w'),
    'remount': lambda: call('mount', b'none', b'/tools', None, 32 | 4096, None),
    'unmount': lambda: call('umount2', b'/tools', 2),
    'cover': lambda: call('mount', b'/w', b'/tools', None, 4096, None),
    'look above': lambda: os.listdir('/tools/../compiled'),
    'look where it lies': lambda: os.listdir(open('/box/where').read()),
}
def call(name, *arguments):
    if getattr(ctypes.CDLL(None, use_errno=True), name)(*arguments) != 0:
        raise OSError(ctypes.get_errno(), name)
open('/w/mine', 'w').write('planted')
for name, attempt in tries.items():
    try:
        attempt()
        print('could', name)
    except OSError:
        pass
print('tried', len(tries), open(kit).read())
"#;

fn attack(cgroup: CgroupChoice, dir: &Path) -> String {
    let settings = Settings { cgroup, ..Settings::default() };
    let (maker, _) = isolate(&settings).expect("this machine cannot isolate");
    let recipe = recipe(Language::Python);
    let tool = (recipe.find)().expect("Python 3 is missing: install python3");
    let file = |name: &str, text: &str| (name.to_owned(), text.as_bytes().into());
    let kept = dir.join("compiled");
    let work = Work {
        argv: vec![tool.program.clone(), "-I".to_owned(), "/box/attack.py".to_owned()],
        files: vec![file("attack.py", ATTACK), file("where", &kept.to_string_lossy())],
        tools: Some(dir.join("kit")),
    };
    let go_on = &mut || Control::Continue;
    produce(&maker, (recipe, &tool), work, &[], go_on).unwrap().1
}

#[test]
fn nothing_in_a_compilers_box_can_change_a_kit_or_see_what_is_kept() {
    let dir = tempfile::tempdir().unwrap();
    let kit = dir.path().join("kit/bits/stdc++.h.gch");
    fs::create_dir_all(kit.parent().unwrap()).unwrap();
    fs::create_dir(dir.path().join("compiled")).unwrap();
    fs::write(&kit, "as it was").unwrap();
    // Modes alone would let everybody in: it is the mount that must hold.
    for path in ["kit", "kit/bits", "kit/bits/stdc++.h.gch"] {
        fs::set_permissions(dir.path().join(path), fs::Permissions::from_mode(0o777)).unwrap();
    }
    for cgroup in [CgroupChoice::Auto, CgroupChoice::None] {
        assert_eq!(attack(cgroup, dir.path()), "tried 20 as it was\n");
        assert_eq!(fs::read_to_string(&kit).unwrap(), "as it was");
        assert_eq!(fs::read_dir(dir.path().join("kit")).unwrap().count(), 1);
        assert_eq!(fs::read_dir(kit.parent().unwrap()).unwrap().count(), 1);
    }
}

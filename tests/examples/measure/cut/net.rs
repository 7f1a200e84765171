//! Two network namespaces, each joined to this machine by a pair of virtual interfaces.

use std::net::Ipv4Addr;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

/// How many namespaces there are.
pub(crate) const COUNT: u8 = 2;

/// The namespaces and their links; gone when dropped.
pub(crate) struct Net {
    mark: u32,
}

impl Net {
    /// Says what is missing where they cannot be made.
    pub(crate) fn create() -> Result<Self> {
        if !rustix::process::geteuid().is_root() {
            bail!("not run here: only root can make network namespaces and cut their links");
        }
        for tool in ["ip", "nsenter", "unshare", "setpriv"] {
            let mut ask = Command::new("sh");
            ask.args(["-c", &format!("command -v {tool}")]).stdout(Stdio::null());
            if !ask.status()?.success() {
                bail!("not run here: {tool} is missing (packages iproute2 and util-linux)");
            }
        }
        let net = Self { mark: std::process::id() };
        for at in 0..COUNT {
            net.join(at).context("not run here: this machine lets nobody make links")?;
        }
        Ok(net)
    }

    fn join(&self, at: u8) -> Result<()> {
        let (name, near, far) = (self.name(at), self.near(at), format!("far{at}"));
        ip(&["netns", "add", &name])?;
        ip(&["link", "add", &near, "type", "veth", "peer", "name", &far, "netns", &name])?;
        ip(&["address", "add", &format!("{}/30", Self::host(at)), "dev", &near])?;
        ip(&["link", "set", &near, "up"])?;
        let inside = ["-n", &name];
        ip(&[&inside[..], &["address", "add", &format!("{}/30", far_end(at)), "dev", &far]]
            .concat())?;
        ip(&[&inside[..], &["link", "set", "lo", "up"]].concat())?;
        ip(&[&inside[..], &["link", "set", &far, "up"]].concat())
    }

    /// This machine as the namespace sees it.
    pub(crate) fn host(at: u8) -> Ipv4Addr {
        Ipv4Addr::new(10, 213, 77, 4 * at + 1)
    }

    /// What puts a program into the namespace; it keeps every mount of this machine.
    pub(crate) fn entrance(&self, at: u8) -> Vec<String> {
        ["nsenter".to_owned(), format!("--net=/run/netns/{}", self.name(at)), "--".to_owned()]
            .into()
    }

    /// From now on every packet is lost, and neither side is notified.
    pub(crate) fn cut(&self, at: u8) -> Result<()> {
        ip(&["link", "set", &self.near(at), "down"])
    }

    pub(crate) fn heal(&self, at: u8) -> Result<()> {
        ip(&["link", "set", &self.near(at), "up"])
    }

    fn name(&self, at: u8) -> String {
        format!("assay-cut-{}-{at}", self.mark)
    }

    /// The kernel takes fifteen characters.
    fn near(&self, at: u8) -> String {
        format!("ac{}-{at}", self.mark)
    }
}

impl Drop for Net {
    fn drop(&mut self) {
        for at in 0..COUNT {
            // Its interfaces go with it; one that was never made cannot be removed.
            let _gone = ip(&["netns", "delete", &self.name(at)]);
        }
    }
}

fn far_end(at: u8) -> Ipv4Addr {
    Ipv4Addr::new(10, 213, 77, 4 * at + 2)
}

fn ip(arguments: &[&str]) -> Result<()> {
    let done = Command::new("ip").args(arguments).output().context("ip cannot be started")?;
    if !done.status.success() {
        bail!("ip {}: {}", arguments.join(" "), String::from_utf8_lossy(&done.stderr).trim());
    }
    Ok(())
}

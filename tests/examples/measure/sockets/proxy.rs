//! A proxy between some sockets and the server, which cuts a connection without a word to either end.

use std::cell::RefCell;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::rc::Rc;

use anyhow::Result;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{AbortHandle, spawn_local};

/// The connections that pass through.
#[derive(Clone, Default)]
pub(super) struct Proxy {
    open: Rc<RefCell<Vec<Passing>>>,
}

/// One connection.
pub(super) struct Passing {
    /// The address that it comes from.
    pub(super) from: Ipv4Addr,
    task: AbortHandle,
}

impl Passing {
    /// Cuts it in whatever it is about. The task holds both ends, and closes them when it is dropped.
    pub(super) fn cut(self) {
        self.task.abort();
    }
}

impl Proxy {
    /// Listens on a port of its own, which it answers, for as long as the set of tasks lives.
    pub(super) async fn listen(&self, server: u16) -> Result<u16> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let port = listener.local_addr()?.port();
        let open = Rc::clone(&self.open);
        spawn_local(async move {
            while let Ok((near, address)) = listener.accept().await {
                let IpAddr::V4(from) = address.ip() else { continue };
                let task = spawn_local(pass(near, server)).abort_handle();
                open.borrow_mut().push(Passing { from, task });
            }
        });
        Ok(port)
    }

    /// Takes one of the connections that are open now; `draw` answers a number below another. `None`
    /// where none is open.
    pub(super) fn take(&self, draw: impl FnOnce(usize) -> usize) -> Option<Passing> {
        let mut open = self.open.borrow_mut();
        open.retain(|passing| !passing.task.is_finished());
        let at = if open.is_empty() { return None } else { draw(open.len()) };
        Some(open.swap_remove(at))
    }
}

async fn pass(mut near: TcpStream, server: u16) {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, server));
    let Ok(mut far) = TcpStream::connect(address).await else { return };
    // Nothing is to wait in the proxy.
    let _prompt = (near.set_nodelay(true), far.set_nodelay(true));
    // Ends when either end does.
    let _passed = copy_bidirectional(&mut near, &mut far).await;
}

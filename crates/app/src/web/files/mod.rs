//! The built browser application, kept in memory and served compressed.

pub(crate) mod compress;
mod head;

use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use actix_web::http::Method;
use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, Encoding, VARY,
};
use actix_web::{HttpRequest, HttpResponse};
use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use bytes::Bytes;

use self::compress::{gzip, preferred};
use super::headers;
use crate::error::ApiError;
use config::Config;
pub(crate) use head::Head;

const NONCE_MARK: &str = "__CSP_NONCE__";

/// The files of the application by address.
pub struct Bundle {
    files: HashMap<String, Asset>,
    page: Option<String>,
    /// The same page with the home page already drawn in it; the answer to `/`.
    home: Option<String>,
}

struct Asset {
    kind: &'static str,
    immutable: bool,
    plain: Bytes,
    brotli: Option<Bytes>,
    gzip: Option<Bytes>,
}

impl Bundle {
    /// The place to look where no setting names one: beside the binary, then the checkout.
    pub fn default_dir() -> PathBuf {
        let beside = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.join("web")));
        let checkout = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../frontend/dist");
        beside.filter(|dir| dir.is_dir()).unwrap_or(checkout)
    }

    /// Reads every file below `dir`; a directory that is not there makes an empty bundle.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn load(dir: &Path) -> io::Result<Self> {
        let mut files = HashMap::new();
        let mut dirs = if dir.is_dir() { vec![dir.to_owned()] } else { Vec::new() };
        while let Some(at) = dirs.pop() {
            for entry in fs::read_dir(&at)? {
                let path = entry?.path();
                if path.is_dir() {
                    dirs.push(path);
                } else if let Some(name) = address(dir, &path) {
                    files.insert(name, Asset::load(&path)?);
                }
            }
        }
        let mut page = |name: &str| {
            let asset = files.remove(name)?;
            String::from_utf8(asset.plain.to_vec()).ok()
        };
        let (page, home) = (page("/index.html"), page("/home.html"));
        Ok(Self { files, page, home })
    }

    /// Whether one of the application's files stands at this path. A page needs many of them.
    pub(crate) fn has_file(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    /// Answers a request that no route took.
    pub(crate) fn serve(
        &self,
        req: &HttpRequest,
        config: &Config,
    ) -> Result<HttpResponse, ApiError> {
        let path = req.path();
        let reads = [Method::GET, Method::HEAD].contains(req.method());
        if !reads {
            return Err(ApiError::not_found());
        }
        match self.files.get(path) {
            Some(asset) => Ok(asset.respond(req)),
            None if path.starts_with("/assets/") => Err(ApiError::not_found()),
            None => Ok(self.page(req, config, None)),
        }
    }

    /// The one page, with a head of its own.
    pub(crate) fn headed(&self, req: &HttpRequest, config: &Config, head: &Head) -> HttpResponse {
        self.page(req, config, Some(head))
    }

    /// The one page, with a nonce of its own for the styles that libraries add.
    fn page(&self, req: &HttpRequest, config: &Config, head: Option<&Head>) -> HttpResponse {
        let home = self.home.as_ref().filter(|_| req.path() == "/");
        let Some(page) = home.or(self.page.as_ref()) else {
            let text = "The browser application has not been built. Run `npm run build` in \
                        frontend/, or set ASSAY_WEB_DIR.";
            return HttpResponse::ServiceUnavailable().content_type("text/plain").body(text);
        };
        let nonce = STANDARD_NO_PAD.encode(rand::random::<[u8; 16]>());
        let mut response = HttpResponse::Ok();
        response
            .content_type("text/html; charset=utf-8")
            .insert_header((CACHE_CONTROL, "no-cache"))
            .insert_header((VARY, "accept-encoding"))
            .insert_header((CONTENT_SECURITY_POLICY, headers::page_policy(&nonce, config)));
        // The nonce goes in first: nobody's text is searched for its mark.
        let page = page.replace(NONCE_MARK, &nonce);
        let page = match head {
            Some(head) => head.put_into(&page),
            None => page,
        };
        let packed = preferred(req, [Encoding::gzip()]).and_then(|_| gzip(page.as_bytes()));
        match packed {
            Some(packed) => response.insert_header((CONTENT_ENCODING, "gzip")).body(packed),
            None => response.body(page),
        }
    }
}

impl Asset {
    fn load(path: &Path) -> io::Result<Self> {
        let beside = |extension: &str| {
            let mut name = path.as_os_str().to_owned();
            name.push(extension);
            fs::read(name).ok().map(Bytes::from)
        };
        Ok(Self {
            kind: kind(path),
            immutable: path.components().any(|part| part.as_os_str() == "assets"),
            plain: fs::read(path)?.into(),
            brotli: beside(".br"),
            gzip: beside(".gz"),
        })
    }

    fn respond(&self, req: &HttpRequest) -> HttpResponse {
        let copies = [(Encoding::brotli(), &self.brotli), (Encoding::gzip(), &self.gzip)];
        let copies = copies.into_iter().filter_map(|(name, copy)| Some((name, copy.as_ref()?)));
        let copies: HashMap<Encoding, &Bytes> = copies.collect();
        let choice = preferred(req, copies.keys().cloned());
        let choice = choice.and_then(|name| copies.get(&name).map(|copy| (name, *copy)));
        let cache = if self.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        let mut response = HttpResponse::Ok();
        response.content_type(self.kind).insert_header((CACHE_CONTROL, cache));
        response.insert_header((VARY, "accept-encoding"));
        match choice {
            Some((name, body)) => {
                response.insert_header((CONTENT_ENCODING, name.to_string())).body(body.clone())
            }
            None => response.body(self.plain.clone()),
        }
    }
}

/// The address of a file; `None` for the compressed copy of another.
fn address(root: &Path, path: &Path) -> Option<String> {
    let name = path.strip_prefix(root).ok()?.to_str()?;
    let is_copy = name.ends_with(".br") || name.ends_with(".gz") || name.ends_with(".map");
    (!is_copy).then(|| format!("/{name}"))
}

fn kind(path: &Path) -> &'static str {
    match path.extension().and_then(|e| e.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" | "webmanifest" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::ACCEPT_ENCODING;
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn a_file_is_sent_in_the_packing_that_the_browser_likes_best_and_never_in_one_it_refuses() {
        let dir = tempfile::tempdir().unwrap();
        for name in ["a.js", "a.js.br", "a.js.gz"] {
            fs::write(dir.path().join(name), name).unwrap();
        }
        let asset = Asset::load(&dir.path().join("a.js")).unwrap();
        let packing = |accepted: Option<&str>| {
            let mut request = TestRequest::default();
            if let Some(accepted) = accepted {
                request = request.insert_header((ACCEPT_ENCODING, accepted));
            }
            let response = asset.respond(&request.to_http_request());
            let header = response.headers().get(CONTENT_ENCODING).map(|v| v.to_str().unwrap());
            header.unwrap_or("none").to_owned()
        };
        for (accepted, want) in [
            ("gzip, deflate, br, zstd", "br"),
            ("gzip", "gzip"),
            ("gzip;q=0", "none"),
            ("br;q=0, gzip", "gzip"),
            ("br;q=0.1, gzip;q=0.5", "gzip"),
            ("identity, gzip;q=0.5", "none"),
            ("*;q=0", "none"),
            ("*;q=0, gzip", "gzip"),
            ("br; q=0", "none"),
            ("deflate", "none"),
            ("", "none"),
        ] {
            assert_eq!(packing(Some(accepted)), want, "{accepted}");
        }
        assert_eq!(packing(None), "none");
    }

    #[test]
    fn a_picture_of_the_help_is_sent_as_one() {
        // No browser draws what is sent as another kind: the frame says `nosniff`.
        assert_eq!(kind(Path::new("assets/board-Bz1xY2.webp")), "image/webp");
    }
}

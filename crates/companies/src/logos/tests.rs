//! Files that are taken and files that are not, and logos on the database.

use std::io::Cursor;

use image::{DynamicImage, GenericImageView, ImageFormat, Rgba, RgbaImage};
use testkit::store;

use super::*;
use crate::profiles::tests::founded;

fn file(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let red = RgbaImage::from_pixel(width, height, Rgba([200, 30, 30, 255]));
    let drawn = DynamicImage::from(red);
    let drawn = if format == ImageFormat::Jpeg { drawn.to_rgb8().into() } else { drawn };
    let mut bytes = Cursor::new(Vec::new());
    DynamicImage::write_to(&drawn, &mut bytes, format).unwrap();
    bytes.into_inner()
}

/// A PNG that says it has so many pixels and brings none.
fn claiming(side: u32) -> Vec<u8> {
    let mut bytes = file(1, 1, ImageFormat::Png);
    bytes[16..20].copy_from_slice(&side.to_be_bytes());
    bytes[20..24].copy_from_slice(&side.to_be_bytes());
    let sum = crc(&bytes[12..29]);
    bytes[29..33].copy_from_slice(&sum.to_be_bytes());
    bytes
}

/// Source: PNG specification, annex D.
fn crc(bytes: &[u8]) -> u32 {
    let step = |sum: u32, byte: &u8| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| {
            if sum & 1 == 1 { 0xedb8_8320 ^ (sum >> 1) } else { sum >> 1 }
        })
    };
    bytes.iter().fold(u32::MAX, step) ^ u32::MAX
}

fn size(logo: &Logo) -> (u32, u32) {
    image::load_from_memory_with_format(&logo.png, ImageFormat::Png).unwrap().dimensions()
}

#[test]
fn a_picture_of_each_kind_is_drawn_again_and_made_smaller_where_it_is_large() {
    for format in [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP] {
        let small = Logo::read(&file(40, 20, format)).unwrap();
        assert_eq!(size(&small), (40, 20), "{format:?}");
        let large = Logo::read(&file(1024, 512, format)).unwrap();
        assert_eq!(size(&large), (512, 256), "{format:?}");
    }
    let tall = Logo::read(&file(MAX_SIDE, 1, ImageFormat::Png)).unwrap();
    assert_eq!(size(&tall), (512, 1));
}

#[test]
fn the_same_picture_has_the_same_name_and_nothing_hides_behind_it() {
    let plain = file(40, 20, ImageFormat::Png);
    let mut more = plain.clone();
    more.extend_from_slice(b"<script>alert(1)</script>");
    let (first, second) = (Logo::read(&plain).unwrap(), Logo::read(&more).unwrap());
    assert_eq!(first, second);
    assert!(!second.png.windows(7).any(|part| part == b"<script"));
}

#[test]
fn what_is_no_picture_or_too_large_a_one_is_refused_with_its_reason() {
    let cut = {
        let whole = file(600, 600, ImageFormat::Jpeg);
        whole[..40].to_vec()
    };
    let mut torn = file(64, 64, ImageFormat::Png);
    let middle = torn.len() / 2;
    torn.truncate(middle);
    for (bytes, want) in [
        (Vec::new(), Error::LogoUnknown),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec(), Error::LogoUnknown),
        (b"GIF89a\x01\x00\x01\x00\x00\x00\x00;".to_vec(), Error::LogoUnknown),
        (b"<!doctype html>".to_vec(), Error::LogoUnknown),
        (vec![0; MAX_BYTES], Error::LogoUnknown),
        (vec![0; MAX_BYTES + 1], Error::LogoTooLarge),
        (claiming(30_000), Error::LogoTooManyPixels),
        (claiming(MAX_SIDE + 1), Error::LogoTooManyPixels),
        (file(MAX_SIDE + 1, 1, ImageFormat::Png), Error::LogoTooManyPixels),
        (cut, Error::LogoBroken),
        (torn, Error::LogoBroken),
        (claiming(300), Error::LogoBroken),
        // Not too large: its pixels take exactly as much memory as they may.
        (claiming(MAX_SIDE), Error::LogoBroken),
        (b"RIFF\x04\0\0\0WEBP".to_vec(), Error::LogoBroken),
    ] {
        let got = Logo::read(&bytes).unwrap_err();
        assert_eq!(got.to_string(), want.to_string(), "{} bytes", bytes.len());
    }
}

#[test]
fn a_picture_that_is_redrawn_keeps_its_kind_and_size_and_nothing_hides_behind_it() {
    for format in [ImageFormat::Png, ImageFormat::Jpeg] {
        let mut given = file(600, 300, format);
        given.extend_from_slice(b"<script>alert(1)</script>");
        let again = redraw(&given).unwrap();
        assert_eq!(image::guess_format(&again).unwrap(), format);
        let drawn = image::load_from_memory_with_format(&again, format).unwrap();
        assert_eq!(drawn.dimensions(), (600, 300), "{format:?}");
        assert!(!again.windows(7).any(|part| part == b"<script"), "{format:?}");
    }
    let webp = redraw(&file(40, 20, ImageFormat::WebP));
    assert!(matches!(webp, Err(Error::LogoUnknown)), "{webp:?}");
}

#[test]
fn a_company_has_one_logo_which_is_found_by_its_name_until_it_is_replaced() {
    store(|conn| {
        let (ada, company) = founded(conn, "ada@engines.example");
        assert_eq!(of_company(conn, company).unwrap(), None);
        let first = Logo::read(&file(40, 20, ImageFormat::Png)).unwrap();
        let second = Logo::read(&file(20, 40, ImageFormat::Png)).unwrap();
        put(conn, company, ada, &first).unwrap();
        assert_eq!(picture(conn, &first.sha256).unwrap(), first.png);
        put(conn, company, ada, &second).unwrap();
        assert_eq!(of_company(conn, company).unwrap(), Some(second.sha256.to_vec()));
        let gone = picture(conn, &first.sha256);
        assert!(matches!(gone, Err(Error::NoLogo)), "{gone:?}");
        remove(conn, company, ada).unwrap();
        remove(conn, company, ada).unwrap();
        assert_eq!(of_company(conn, company).unwrap(), None);
    });
}

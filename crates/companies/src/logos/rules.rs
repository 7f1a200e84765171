//! A company's logo: read from what somebody sent, and drawn again. Pure.

use std::io::Cursor;

use image::imageops::FilterType;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits};
use sha2::{Digest, Sha256};

use crate::Error;

/// The most bytes of a file that is taken.
pub const MAX_BYTES: usize = 1024 * 1024;
/// The most pixels a side of a file that is taken.
pub const MAX_SIDE: u32 = 4096;
/// The most pixels a side of what is kept.
pub const KEPT_SIDE: u32 = 512;
/// The most memory that the pixels of a file may need: those of the largest one, four bytes each.
const MAX_PIXEL_BYTES: u64 = 4 * (MAX_SIDE as u64) * (MAX_SIDE as u64);

/// A picture that this program drew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logo {
    /// The picture, at most [`KEPT_SIDE`] pixels a side.
    pub png: Vec<u8>,
    /// The SHA-256 of it.
    pub sha256: [u8; 32],
}

impl Logo {
    /// Reads a PNG, JPEG or WebP and draws it again: nothing of the file itself is kept, neither
    /// what a camera wrote into it nor what somebody hid behind the picture.
    ///
    /// # Errors
    /// [`Error::LogoTooLarge`], [`Error::LogoUnknown`], [`Error::LogoTooManyPixels`], decided before
    /// memory is taken for the pixels; [`Error::LogoBroken`].
    pub fn read(file: &[u8]) -> Result<Self, Error> {
        if file.len() > MAX_BYTES {
            return Err(Error::LogoTooLarge);
        }
        let format = image::guess_format(file).map_err(|_| Error::LogoUnknown)?;
        if ![ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP].contains(&format) {
            return Err(Error::LogoUnknown);
        }
        let drawn = decode(file, format)?;
        let small = if drawn.width().max(drawn.height()) > KEPT_SIDE {
            drawn.resize(KEPT_SIDE, KEPT_SIDE, FilterType::Lanczos3)
        } else {
            drawn
        };
        let mut png = Cursor::new(Vec::new());
        let flat = DynamicImage::from(small.into_rgba8());
        flat.write_to(&mut png, ImageFormat::Png).map_err(|_| Error::LogoBroken)?;
        let png = png.into_inner();
        let sha256 = Sha256::digest(&png).into();
        Ok(Self { png, sha256 })
    }
}

/// Reads a PNG or JPEG and draws it again as one of the same kind and size: nothing of the file itself is
/// kept.
///
/// # Errors
/// [`Error::LogoUnknown`]; [`Error::LogoTooManyPixels`], decided before memory is taken for the pixels;
/// [`Error::LogoBroken`].
pub fn redraw(file: &[u8]) -> Result<Vec<u8>, Error> {
    let format = image::guess_format(file).map_err(|_| Error::LogoUnknown)?;
    if ![ImageFormat::Png, ImageFormat::Jpeg].contains(&format) {
        return Err(Error::LogoUnknown);
    }
    let drawn = decode(file, format)?;
    let flat: DynamicImage = match format {
        ImageFormat::Jpeg => drawn.into_rgb8().into(),
        _ => drawn.into_rgba8().into(),
    };
    let mut again = Cursor::new(Vec::new());
    flat.write_to(&mut again, format).map_err(|_| Error::LogoBroken)?;
    Ok(again.into_inner())
}

fn decode(file: &[u8], format: ImageFormat) -> Result<DynamicImage, Error> {
    let mut limits = Limits::default();
    limits.max_alloc = Some(2 * MAX_PIXEL_BYTES);
    let mut reader = ImageReader::with_format(Cursor::new(file), format);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|_| Error::LogoBroken)?;
    let (width, height) = decoder.dimensions();
    if width.max(height) > MAX_SIDE || decoder.total_bytes() > MAX_PIXEL_BYTES {
        return Err(Error::LogoTooManyPixels);
    }
    let turned = decoder.orientation().map_err(|_| Error::LogoBroken)?;
    let mut drawn = DynamicImage::from_decoder(decoder).map_err(|_| Error::LogoBroken)?;
    drawn.apply_orientation(turned);
    Ok(drawn)
}

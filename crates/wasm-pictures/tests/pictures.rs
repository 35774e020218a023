//! What JavaScript gets, as far as it can be had without JavaScript: errors need it.

use ludejo_wasm_pictures::{Gif, png};

/// A picture of a square, so far to the right.
fn square(x: u32) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\">\
         <path d=\"M{x} 5h10v10h-10z\" fill=\"#a83232\"/></svg>"
    )
}

#[test]
fn a_png_is_as_wide_as_asked() {
    let bytes = png(&square(5), 100).unwrap_or_default();
    assert!(bytes.starts_with(b"\x89PNG"));
    assert_eq!(bytes[16..24], [0, 0, 0, 100, 0, 0, 0, 50]);
}

#[test]
fn a_gif_has_its_frames_and_their_delays() {
    let mut animation = Gif::new(100, 700);
    assert!(animation.add(&square(5), None).is_ok());
    assert!(animation.add(&square(20), Some(2100)).is_ok());
    let bytes = animation.finish().unwrap_or_default();
    let mut decoder = gif::Decoder::new(&bytes[..]).expect("a GIF");
    assert_eq!((decoder.width(), decoder.height()), (100, 50));
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a whole one") {
        delays.push(frame.delay);
    }
    assert_eq!(delays, [70, 210]);
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
}

//! The rules pages in all languages have the structure of the English ones: the same headings,
//! diagrams and notation.

use ludejo_messages::Language;
use ludejo_rules::catalog::{self, RELEASED};

/// What a translation may not change, in the order of the page: the depth and the anchor of each
/// heading, and each line of a fenced block but its caption.
fn skeleton(page: &str) -> Vec<&str> {
    let mut fenced = false;
    let mut kept = Vec::new();
    for line in page.lines() {
        if line.starts_with("```") {
            fenced = !fenced;
            kept.push(line);
        } else if fenced && !line.starts_with("caption:") {
            kept.push(line);
        } else if line.starts_with('#') {
            let (depth, _) = line.split_once(' ').unwrap_or((line, ""));
            kept.extend([
                depth,
                line.split_once("{#").map_or("", |(_, anchor)| anchor),
            ]);
        } else if line.starts_with("caption:") || line.starts_with("- ") || line.starts_with('|') {
            // What is listed is listed there too.
            kept.push(&line[..1]);
        }
    }
    kept
}

/// What stands between backquotes, outside of fenced blocks, sorted: languages differ in order.
fn notation(page: &str) -> Vec<&str> {
    let text = page.split("```").step_by(2);
    let mut codes: Vec<_> = text
        .flat_map(|part| part.split('`').skip(1).step_by(2))
        .collect();
    codes.sort_unstable();
    codes
}

#[test]
fn every_page_has_the_structure_of_the_english_one() {
    for info in RELEASED {
        let game = catalog::start(info.id).expect("a game of the catalog");
        let english = game.page();
        for language in Language::ALL {
            let Some(page) = language.page(info.id) else {
                assert_eq!(language, Language::English, "{}", info.id);
                continue;
            };
            let which = format!("{} {}", info.id, language.code());
            assert_eq!(skeleton(english), skeleton(page), "{which}");
            assert_eq!(notation(english), notation(page), "{which}");
            assert!(page.starts_with(&format!("# {}\n", info.name)), "{which}");
        }
    }
}

//! `ludejo rules`: the rules of a game in the terminal, or as a page for a browser.

mod html;
mod terminal;

use std::io::{IsTerminal, Write};

use clap::Args;
use ludejo_rules::{Message, catalog};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::edge::{Failure, find_game};
use crate::language::{self, sentence};

pub(crate) use terminal::{Style, render};

/// Show the rules of a game, with diagrams
#[derive(Args)]
pub(crate) struct Arguments {
    /// The game's id, as listed by `ludejo games`
    game: String,
    /// Show only the rule with this anchor, such as pawn-moves, r2 or g1
    anchor: Option<String>,
    /// Write an HTML page instead
    #[arg(long)]
    html: bool,
    /// List the anchors of all rules
    #[arg(long, conflicts_with_all = ["anchor", "html"])]
    anchors: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let info = find_game(&arguments.game)?;
    let Some(game) = catalog::start(info.id) else {
        unreachable!("{} was found", info.id)
    };
    let page = language::page(&*game);
    let text = match &arguments.anchor {
        None => page.to_owned(),
        Some(anchor) => section(page, anchor).ok_or_else(|| {
            let message = Message::new("no-such-anchor").text("game", info.name);
            let message = message.text("anchor", anchor).text("id", info.id);
            Failure::argument(sentence(&message))
        })?,
    };
    let mut out = std::io::stdout().lock();
    if arguments.anchors {
        for heading in headings(page) {
            writeln!(out, "{:<24} {}", heading.anchor, heading.title)?;
        }
    } else if arguments.html {
        write!(out, "{}", html::render(info, language::spoken(), &text))?;
    } else {
        let style = Style::of_terminal(std::io::stdout().is_terminal());
        write!(out, "{}", render(info.id, &text, &style))?;
    }
    Ok(())
}

/// What the pages use of Markdown.
fn parser(page: &str) -> Parser<'_> {
    Parser::new_ext(
        page,
        Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_TABLES,
    )
}

/// A heading with an anchor.
struct Heading {
    anchor: String,
    title: String,
    level: u32,
    /// Where it begins in the page.
    begin: usize,
}

/// The headings that have anchors.
fn headings(page: &str) -> Vec<Heading> {
    let mut headings = Vec::new();
    let mut open: Option<Heading> = None;
    for (event, range) in parser(page).into_offset_iter() {
        match event {
            Event::Start(Tag::Heading { level, id, .. }) => {
                open = Some(Heading {
                    anchor: id.map(|id| id.to_string()).unwrap_or_default(),
                    title: String::new(),
                    level: level as u32,
                    begin: range.start,
                });
            }
            Event::Text(text) | Event::Code(text) => {
                if let Some(heading) = &mut open {
                    heading.title.push_str(&text);
                }
            }
            Event::End(TagEnd::Heading(_)) => headings.extend(open.take()),
            _ => {}
        }
    }
    headings
}

/// The part of the page under the heading of this anchor, up to the next heading that is not
/// below it.
pub(crate) fn section(page: &str, anchor: &str) -> Option<String> {
    let headings = headings(page);
    let index = headings
        .iter()
        .position(|heading| heading.anchor == anchor)?;
    let heading = &headings[index];
    let next = headings[index + 1..]
        .iter()
        .find(|next| next.level <= heading.level);
    let end = next.map_or(page.len(), |next| next.begin);
    Some(page[heading.begin..end].trim_end().to_owned() + "\n")
}

/// The idea of the game: the first paragraph after the credit.
pub(crate) fn idea(page: &str) -> String {
    let mut paragraphs = Vec::new();
    let mut text = String::new();
    for event in parser(page) {
        match event {
            Event::Start(Tag::Paragraph) => text.clear(),
            Event::Text(part) | Event::Code(part) => text.push_str(&part),
            Event::SoftBreak => text.push(' '),
            Event::End(TagEnd::Paragraph) => paragraphs.push(std::mem::take(&mut text)),
            _ => {}
        }
    }
    paragraphs.into_iter().nth(1).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use ludejo_messages::Language;

    use super::*;

    const PAGE: &str = "# Game\n\n## Moves {#moves}\n\n### Pawn {#pawn}\nForward.\n\n\
                        ### Rook\nStraight.\n\n## End {#end}\nThen.\n";

    #[test]
    fn sections_end_where_the_next_begins() {
        assert_eq!(
            section(PAGE, "pawn").as_deref(),
            Some("### Pawn {#pawn}\nForward.\n")
        );
        assert!(section(PAGE, "moves").is_some_and(|text| text.contains("Straight.")));
        assert_eq!(
            section(PAGE, "end").as_deref(),
            Some("## End {#end}\nThen.\n")
        );
        assert_eq!(section(PAGE, "rook"), None);
    }

    #[test]
    fn every_page_renders_everywhere() {
        let pages = catalog::GAMES.iter().flat_map(|info| {
            let game = catalog::start(info.id).expect("a game");
            let own = game.page();
            Language::ALL.map(|language| (info, language, language.page(info.id).unwrap_or(own)))
        });
        for (info, language, source) in pages {
            let which = format!("{} {}", info.id, language.code());
            let diagrams = source.matches("```position").count();
            assert!(diagrams >= 4, "{which}: {diagrams} diagrams");
            for width in [40, 80, 200] {
                let style = Style {
                    width,
                    color: false,
                };
                let text = render(info.id, source, &style);
                assert!(text.contains(info.name), "{which}");
                assert!(!text.contains('\u{1b}'), "{which}: no colour was asked for");
            }
            let page = html::render(info, language, source);
            assert_eq!(page.matches("<svg").count(), diagrams, "{which}");
        }
    }
}

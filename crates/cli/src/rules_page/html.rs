//! A rules page for a browser: one file, the diagrams drawn into it.

use ludejo_draw::{Diagram, Subject, svg};
use ludejo_messages::Language;
use ludejo_rules::Info;
use pulldown_cmark::{CodeBlockKind, CowStr, Event, Tag, TagEnd};

use super::parser;

const STYLE: &str = "\
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.05rem/1.55 Georgia, serif;
  color: #222; background: #fdfcf9; }
h1, h2, h3 { font-family: system-ui, sans-serif; line-height: 1.25; }
h2 { margin-top: 2.2em; } h3 { margin-bottom: 0.2em; }
:target { background: #fff3b8; }
figure { margin: 1.5rem 0; text-align: center; } figure svg { width: min(100%, 24rem); height: auto; }
figcaption { font-style: italic; color: #555; }
table { border-collapse: collapse; } td, th { padding: 0.2rem 0.8rem; border-bottom: 1px solid #ccc; text-align: left; }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1d1d1b; }
  figcaption { color: #aaa; } :target { background: #4a4320; } }
";

/// Renders a page, or a part of one.
pub(super) fn render(info: &Info, language: Language, page: &str) -> String {
    let mut events = Vec::new();
    let mut diagram: Option<String> = None;
    for event in parser(page) {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))) if &*kind == "position" => {
                diagram = Some(String::new());
            }
            Event::Text(text) if diagram.is_some() => {
                diagram = diagram.map(|block| block + &text);
            }
            Event::End(TagEnd::CodeBlock) if diagram.is_some() => {
                let block = diagram.take().unwrap_or_default();
                events.push(Event::Html(CowStr::from(figure(info.id, language, &block))));
            }
            event => events.push(event),
        }
    }
    let mut body = String::new();
    pulldown_cmark::html::push_html(&mut body, events.into_iter());
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n\
         <style>\n{STYLE}</style>\n{body}</html>\n",
        language.code(),
        info.name
    )
}

/// A diagram as a figure; any other block stays as it is.
fn figure(id: &str, language: Language, block: &str) -> String {
    let escaped = |text: &str| {
        let mut out = String::new();
        // Writing into a string does not fail.
        let _ = pulldown_cmark_escape::escape_html(&mut out, text);
        out
    };
    let Ok(diagram) = Diagram::read(id, block) else {
        return format!("<pre>{}</pre>\n", escaped(block));
    };
    let game = &diagram.game;
    let scene = game.scene();
    let subject = Subject::new(game.info(), game.board(), &scene).in_language(language);
    let options = svg::Options {
        marks: diagram.marks,
        ..svg::Options::default()
    };
    format!(
        "<figure>{}<figcaption>{}</figcaption></figure>\n",
        svg::draw(&subject, &options),
        escaped(&diagram.caption)
    )
}

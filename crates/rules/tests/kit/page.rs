//! What can be read from a rules page.

/// The anchors of the headings, in their order.
pub(crate) fn anchors(page: &str) -> Vec<&str> {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    headings
        .filter_map(|line| line.split_once("{#")?.1.strip_suffix('}'))
        .collect()
}

//! Sees to it that an app that was built anew is embedded anew.

use std::path::Path;

fn main() {
    // Cargo takes a path that is not there for one that has changed, and would build this crate
    // again every time: without an app, the folder in which one appears is watched instead.
    let app = "../../web/dist";
    let watched = if Path::new(app).exists() {
        app
    } else {
        "../../web"
    };
    println!("cargo::rerun-if-changed={watched}");
}

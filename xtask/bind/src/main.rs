//! Makes what JavaScript loads from compiled WebAssembly: `xtask-bind INPUT NAME FOLDER web|node`.

use std::env;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [input, name, folder, target] = &arguments[..] else {
        bail!("usage: xtask-bind INPUT NAME FOLDER web|node");
    };
    let is_for_node = target == "node";
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(input)
        .out_name(name)
        .typescript(true)
        // Names for stack traces would be a third of the file.
        .remove_name_section(!is_for_node)
        .remove_producers_section(true);
    if is_for_node {
        bindgen.nodejs(true)?;
    } else {
        bindgen.web(true)?;
    }
    bindgen
        .generate(folder)
        .with_context(|| format!("cannot bind {input} to JavaScript"))
}

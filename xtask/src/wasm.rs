//! The package for browsers: built, bound to JavaScript, and held against the native engine.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

use crate::shell::{answer, output, root, run};

const TARGET: &str = "wasm32-unknown-unknown";
/// Where it is built, apart from everything else: another compiler may do it.
const FOLDER: &str = "target/wasm";
/// Debian's cargo, of its package `cargo-web`.
const DEBIAN: &str = "/usr/bin/cargo";
const ADVICE: &str = "\
xtask: rustup cannot add the target wasm32-unknown-unknown, and Debian's compiler for it is not
installed either: apt-get install rustc-web cargo-web rust-web-src";

/// What the engines are asked, here and there: those of every kind, on positions of every game.
const OPTIONS: &[&str] = &["best", "best,lines=3", "mcts", "uct", "level=2,seed=5"];
const NODES: u32 = 20_000;

/// The command `wasm`.
pub(crate) fn check() -> ExitCode {
    if agrees() && passes() {
        println!("The package for Node is in {FOLDER}/node.");
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Builds the package; whether that went well.
fn build() -> bool {
    let options = format!(
        "build --release --package ludejo-wasm --lib --target {TARGET} --target-dir {FOLDER}"
    );
    let sysroot = output("rustc --print sysroot").unwrap_or_default();
    let toolchain = Path::new(sysroot.trim()).join("lib/rustlib");
    let built =
        if toolchain.join(TARGET).exists() || run(&format!("rustup target add {TARGET}"), &[]) {
            run(&format!("cargo {options}"), &[])
        } else if Path::new(DEBIAN).exists() {
            build_with_debian(&options, &toolchain)
        } else {
            eprintln!("{ADVICE}");
            false
        };
    built && bind()
}

/// Builds with Debian's compiler, which brings the standard library as source only, and with the
/// linker of the one in use, which Debian's lacks.
fn build_with_debian(options: &str, toolchain: &Path) -> bool {
    let host = format!("{}-unknown-linux-gnu", env::consts::ARCH);
    let linker = toolchain.join(host).join("bin/rust-lld");
    let path = format!("/usr/bin:{}", env::var("PATH").unwrap_or_default());
    run(
        &format!("{DEBIAN} {options} -Zbuild-std=std,panic_abort"),
        &[
            ("PATH", &path),
            ("RUSTC", "/usr/bin/rustc"),
            // Building the standard library is not stable.
            ("RUSTC_BOOTSTRAP", "1"),
            (
                "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER",
                &linker.to_string_lossy(),
            ),
            (
                "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
                "-Clinker-flavor=wasm-ld",
            ),
        ],
    )
}

/// Makes what JavaScript loads.
fn bind() -> bool {
    let built = root().join(format!("{FOLDER}/{TARGET}/release/ludejo_wasm.wasm"));
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(built)
        .out_name("ludejo")
        .typescript(true);
    let bound = bindgen
        .nodejs(true)
        .and_then(|bindgen| bindgen.generate(package()));
    if let Err(error) = &bound {
        eprintln!("xtask: cannot bind to JavaScript: {error:#}");
    }
    bound.is_ok()
}

/// The folder of the package for Node.
fn package() -> PathBuf {
    root().join(FOLDER).join("node")
}

/// Whether engines think the same as WebAssembly and natively, to the last bit and node.
pub(crate) fn agrees() -> bool {
    if !build() {
        return false;
    }
    let questions = questions();
    let native = answer(
        "cargo run --release --quiet --package ludejo-wasm --example thoughts",
        &questions,
    );
    let script = format!("node crates/wasm/examples/thoughts.mjs {FOLDER}/node");
    let (Some(native), Some(wasm)) = (native, answer(&script, &questions)) else {
        return false;
    };
    let asked = questions.lines().count();
    if native.lines().count() != asked || wasm.lines().count() != asked {
        eprintln!("xtask: {asked} questions, not as many answers");
        return false;
    }
    let mut agrees = true;
    for ((question, native), wasm) in questions.lines().zip(native.lines()).zip(wasm.lines()) {
        if native != wasm {
            eprintln!("{question}\n  native: {native}\n  wasm:   {wasm}");
            agrees = false;
        }
    }
    println!("{asked} searches compared with WebAssembly");
    agrees
}

/// Whether games and engines do in Node what they should. The package must have been built.
pub(crate) fn passes() -> bool {
    run("node --test crates/wasm/tests", &[])
}

/// Lines `GAME OPTIONS NODES LINE`, from the positions where the search is measured.
fn questions() -> String {
    let positions = root().join("crates/cli/src/bench/positions.txt");
    let positions = fs::read_to_string(positions).unwrap_or_default();
    let mut questions = String::new();
    for line in positions.lines() {
        let [id, _, position] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else {
            continue;
        };
        if id.starts_with('#') {
            continue;
        }
        for options in OPTIONS {
            // Writing to a string cannot fail.
            let _ = writeln!(questions, "{id} {options} {NODES} {position}");
        }
    }
    questions
}

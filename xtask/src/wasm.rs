//! The package for browsers: built, bound to JavaScript, and held against the native engine.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

use crate::shell::{answer, output, root, run};

const TARGET: &str = "wasm32-unknown-unknown";
/// Nobody debugs what is built here, and it is built and bound in half the time.
const LEAN: (&str, &str) = ("CARGO_PROFILE_RELEASE_DEBUG", "0");
/// Debian's cargo, of its package `cargo-web`.
const DEBIAN: &str = "/usr/bin/cargo";
const ADVICE: &str = "\
xtask: rustup cannot add the target wasm32-unknown-unknown, and Debian's compiler for it is not
installed either: apt-get install rustc-web cargo-web rust-web-src";

/// What the engines are asked, here and there: those of every kind, on positions of every game.
const OPTIONS: &[&str] = &["best", "best,lines=3", "mcts", "uct", "level=2,seed=5"];
const NODES: u32 = 20_000;

/// A package that JavaScript loads.
pub(crate) struct Package {
    /// The crate it is made from.
    krate: &'static str,
    /// More options for cargo.
    options: &'static str,
    /// Flags for the compiler.
    flags: &'static str,
    /// Where it is built, apart from everything else: another compiler may do it.
    build: &'static str,
    /// What its files are called.
    name: &'static str,
    /// For Node and not for browsers.
    for_node: bool,
    /// Where it is put.
    folder: &'static str,
}

/// Games and engines for Node, where they are tested.
const NODE: Package = Package {
    krate: "ludejo-wasm",
    options: "",
    flags: "",
    build: "target/wasm",
    name: "ludejo",
    for_node: true,
    folder: "target/wasm/node",
};

/// What the browser app loads.
pub(crate) const APP: &[Package] = &[
    Package {
        for_node: false,
        folder: "web/wasm/ludejo",
        ..NODE
    },
    // The same for processors with SIMD; only the binary is used, since the rest is alike.
    Package {
        flags: "-Ctarget-feature=+simd128",
        build: "target/wasm-simd",
        for_node: false,
        folder: "web/wasm/simd",
        ..NODE
    },
    // Games without engines, for boards on other pages.
    Package {
        options: "--no-default-features",
        build: "target/wasm-rules",
        for_node: false,
        folder: "web/wasm/rules",
        ..NODE
    },
    // Pictures in pixels, which are fetched when somebody wants one.
    Package {
        krate: "ludejo-wasm-pictures",
        name: "pictures",
        for_node: false,
        folder: "web/wasm/pictures",
        ..NODE
    },
];

/// The command `wasm`.
pub(crate) fn check() -> ExitCode {
    if agrees() && passes() {
        println!("The package for Node is in {}.", NODE.folder);
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

impl Package {
    /// Builds the package; whether that went well.
    pub(crate) fn build(&self) -> bool {
        let Self {
            krate,
            options,
            build,
            ..
        } = self;
        let options = format!(
            "build --release --package {krate} --lib --target {TARGET} --target-dir {build} {options}"
        );
        let sysroot = output("rustc --print sysroot").unwrap_or_default();
        let toolchain = Path::new(sysroot.trim()).join("lib/rustlib");
        let variable = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
        let built = if toolchain.join(TARGET).exists()
            || run(&format!("rustup target add {TARGET}"), &[])
        {
            run(&format!("cargo {options}"), &[(variable, self.flags), LEAN])
        } else if Path::new(DEBIAN).exists() {
            let flags = format!("-Clinker-flavor=wasm-ld {}", self.flags);
            build_with_debian(&options, &toolchain, (variable, &flags))
        } else {
            eprintln!("{ADVICE}");
            false
        };
        built && self.bind()
    }

    /// Makes what JavaScript loads.
    fn bind(&self) -> bool {
        let file = self.krate.replace('-', "_");
        let Self { build, folder, .. } = self;
        let built = root().join(format!("{build}/{TARGET}/release/{file}.wasm"));
        let bound = root().join(format!("{folder}/{}_bg.wasm", self.name));
        if is_newer(&bound, &built) {
            return true;
        }
        let mut bindgen = Bindgen::new();
        bindgen
            .input_path(built)
            .out_name(self.name)
            .typescript(true)
            // Names for stack traces would be a third of the file.
            .remove_name_section(!self.for_node)
            .remove_producers_section(true);
        let target = if self.for_node {
            bindgen.nodejs(true)
        } else {
            bindgen.web(true)
        };
        let done = target.and_then(|bindgen| bindgen.generate(root().join(folder)));
        if let Err(error) = &done {
            eprintln!("xtask: cannot bind to JavaScript: {error:#}");
        }
        done.is_ok() && (self.for_node || shrink(&bound))
    }
}

/// Whether a file is there and newer than another.
fn is_newer(file: &Path, other: &Path) -> bool {
    let time = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
    time(file) > time(other)
}

/// Makes a binary smaller and faster, with Binaryen, which npm has installed in `web`.
fn shrink(file: &Path) -> bool {
    let file = file.display();
    run(
        &format!(
            "web/node_modules/.bin/wasm-opt -O3 --strip-debug --enable-bulk-memory \
             --enable-mutable-globals --enable-multivalue --enable-nontrapping-float-to-int \
             --enable-reference-types --enable-sign-ext --enable-simd {file} -o {file}"
        ),
        &[],
    )
}

/// Builds with Debian's compiler, which brings the standard library as source only, and with the
/// linker of the one in use, which Debian's lacks.
fn build_with_debian(options: &str, toolchain: &Path, flags: (&str, &str)) -> bool {
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
            flags,
            LEAN,
        ],
    )
}

/// Whether engines think the same as WebAssembly and natively, to the last bit and node.
pub(crate) fn agrees() -> bool {
    if !NODE.build() {
        return false;
    }
    let questions = questions();
    let native = answer(
        "cargo run --profile test --all-features --quiet --package ludejo-wasm --example thoughts",
        &questions,
    );
    let script = format!("node crates/wasm/examples/thoughts.mjs {}", NODE.folder);
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

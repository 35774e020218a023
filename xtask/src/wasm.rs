//! The package for browsers: built, bound to JavaScript, and held against the native engine.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, Result, bail, ensure};

use crate::checks::Tally;
use crate::shell::{Shell, cmd, output, root, run, run_seeing, shell};

const TARGET: &str = "wasm32-unknown-unknown";
/// Where cargo looks for flags of the compiler.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
/// Debian's cargo, of its package `cargo-web`.
const DEBIAN: &str = "/usr/bin/cargo";
const ADVICE: &str = "\
rustup cannot add the target wasm32-unknown-unknown, and Debian's compiler for it is not installed \
either: apt-get install rustc-web cargo-web rust-web-src";

/// What the engines are asked, here and there: those of every kind, on positions of every game.
const OPTIONS: &[&str] = &["best", "best,lines=3", "mcts", "uct", "level=2,seed=5"];
const NODES: u32 = 20_000;

/// A package that JavaScript loads.
pub(crate) struct Package<'a> {
    /// What cargo builds.
    target: &'a [&'a str],
    /// Flags for the compiler.
    flags: &'a str,
    /// Where cargo leaves it, among what is built for release.
    built: &'a str,
    /// What its files are called.
    name: &'a str,
    /// For Node and not for browsers.
    for_node: bool,
    /// Where it is put.
    folder: &'a str,
}

/// Games and engines for Node, where they are tested.
pub(crate) const NODE: Package<'_> = Package {
    target: &["--package=ludejo-wasm", "--example=engines"],
    flags: "",
    built: "examples/engines.wasm",
    name: "ludejo",
    for_node: true,
    folder: "target/wasm/node",
};

/// What the browser app loads.
pub(crate) const APP: &[Package<'_>] = &[
    Package {
        for_node: false,
        folder: "web/wasm/ludejo",
        ..NODE
    },
    // The same for processors with SIMD; only the binary is used, since the rest is alike.
    Package {
        target: &["--package=ludejo-wasm", "--example=engines-simd"],
        flags: "-Ctarget-feature=+simd128",
        built: "examples/engines_simd.wasm",
        for_node: false,
        folder: "web/wasm/simd",
        ..NODE
    },
    // Games without engines, for boards on other pages.
    Package {
        target: &[
            "--package=ludejo-wasm",
            "--example=games",
            "--no-default-features",
        ],
        built: "examples/games.wasm",
        for_node: false,
        folder: "web/wasm/rules",
        ..NODE
    },
    PICTURES,
];

/// Pictures in pixels, which are fetched when somebody wants one.
const PICTURES: Package<'_> = Package {
    target: &["--package=ludejo-wasm-pictures", "--lib"],
    built: "ludejo_wasm_pictures.wasm",
    name: "pictures",
    for_node: false,
    folder: "web/wasm/pictures",
    ..NODE
};

/// The command `wasm`.
pub(crate) fn check() -> Result<()> {
    build(&[NODE])?;
    agrees()?;
    passes(&mut Tally::default())?;
    println!("The package for Node is in {}.", NODE.folder);
    Ok(())
}

/// Builds packages. While one is compiled, the one before it is bound.
pub(crate) fn build(packages: &[Package<'_>]) -> Result<()> {
    thread::scope(|scope| {
        let mut bound = Vec::new();
        for package in packages {
            package.compile()?;
            bound.push(scope.spawn(|| package.bind()));
        }
        bound
            .into_iter()
            .try_for_each(|thread| match thread.join() {
                Ok(result) => result,
                Err(panic) => std::panic::resume_unwind(panic),
            })
    })
}

/// Builds what the browser app loads if it is to have the game behind a cargo feature.
pub(crate) fn build_with(feature: &str, folder: &str) -> Result<()> {
    let games = Package {
        target: &[NODE.target, &["--features", feature]].concat(),
        for_node: false,
        folder,
        ..NODE
    };
    build(&[games, PICTURES])
}

impl Package<'_> {
    /// Compiles the package.
    fn compile(&self) -> Result<()> {
        let sh = shell()?;
        let common = ["build", "--release", "--target", TARGET];
        let build = [&common[..], self.target].concat();
        let sysroot = output(cmd!(sh, "rustc --print sysroot"))?;
        let toolchain = Path::new(&sysroot).join("lib/rustlib");
        if toolchain.join(TARGET).exists() || run(cmd!(sh, "rustup target add {TARGET}")).is_ok() {
            let _flags = sh.push_env(FLAGS, self.flags);
            run(cmd!(sh, "cargo {build...}"))
        } else if Path::new(DEBIAN).exists() {
            let flags = format!("-Clinker-flavor=wasm-ld {}", self.flags);
            let _flags = sh.push_env(FLAGS, flags);
            build_with_debian(&sh, &build, &toolchain)
        } else {
            bail!(ADVICE)
        }
    }

    /// Makes what JavaScript loads.
    fn bind(&self) -> Result<()> {
        let Self { folder, name, .. } = self;
        let built = root()
            .join("target")
            .join(TARGET)
            .join("release")
            .join(self.built);
        let bound = root().join(folder).join(format!("{name}_bg.wasm"));
        if is_newer(&bound, &built) {
            return Ok(());
        }
        let target = if self.for_node { "node" } else { "web" };
        let sh = shell()?;
        run(cmd!(
            sh,
            "cargo run --quiet --package xtask-bind -- {built} {name} {folder} {target}"
        ))?;
        if self.for_node {
            Ok(())
        } else {
            shrink(&sh, &bound)
        }
    }
}

/// Whether a file is there and newer than another.
fn is_newer(file: &Path, other: &Path) -> bool {
    let time = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
    time(file) > time(other)
}

/// Makes a binary smaller and faster, with Binaryen, which npm has installed in `web`.
fn shrink(sh: &Shell, file: &Path) -> Result<()> {
    run(cmd!(
        sh,
        "node web/node_modules/binaryen/bin/wasm-opt -O3 --strip-debug --enable-bulk-memory
         --enable-mutable-globals --enable-multivalue --enable-nontrapping-float-to-int
         --enable-reference-types --enable-sign-ext --enable-simd {file} -o {file}"
    ))
}

/// Builds with Debian's compiler, which brings the standard library as source only, and with the
/// linker of the one in use, which Debian's lacks.
fn build_with_debian(sh: &Shell, build: &[&str], toolchain: &Path) -> Result<()> {
    let host = format!("{}-unknown-linux-gnu", env::consts::ARCH);
    let linker = toolchain.join(host).join("bin/rust-lld");
    let path = format!("/usr/bin:{}", env::var("PATH").unwrap_or_default());
    let build = cmd!(sh, "{DEBIAN} {build...} -Zbuild-std=std,panic_abort");
    run(build
        .env("PATH", path)
        .env("RUSTC", "/usr/bin/rustc")
        // Building the standard library is not stable.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker))
}

/// Whether engines think the same as WebAssembly and natively, to the last bit and node. The
/// package for Node must have been built.
pub(crate) fn agrees() -> Result<()> {
    let sh = shell()?;
    let questions = questions()?;
    // As `cargo test` builds it, or the engine would be compiled once more.
    let options = ["--profile=test", "--all-features", "--workspace"];
    run(cmd!(sh, "cargo build {options...} --example thoughts"))?;
    let program = example("thoughts");
    let native = output(cmd!(sh, "{program}").stdin(&questions))?;
    let folder = NODE.folder;
    let script = cmd!(sh, "node crates/wasm/examples/thoughts.mjs {folder}");
    let wasm = output(script.stdin(&questions))?;

    let asked = questions.lines().count();
    let answered = [&native, &wasm].map(|answers| answers.lines().count());
    ensure!(
        answered == [asked; 2],
        "the number of answers differs from the {asked} questions"
    );
    let mut differ = 0;
    for ((question, native), wasm) in questions.lines().zip(native.lines()).zip(wasm.lines()) {
        if native != wasm {
            eprintln!("{question}\n  native: {native}\n  wasm:   {wasm}");
            differ += 1;
        }
    }
    ensure!(
        differ == 0,
        "{differ} of {asked} searches differ in WebAssembly"
    );
    println!("{asked} searches agree with WebAssembly");
    Ok(())
}

/// Where `cargo test` leaves the program of an example.
fn example(name: &str) -> PathBuf {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    root().join("target/debug/examples").join(file)
}

/// Whether games and engines do in Node what they should. The package for Node must have been
/// built.
pub(crate) fn passes(tally: &mut Tally) -> Result<()> {
    let sh = shell()?;
    let tests = cmd!(sh, "node --test crates/wasm/tests");
    run_seeing(tests, |line| tally.read(line))
}

/// Lines `GAME OPTIONS NODES LINE`, from the positions where the search is measured.
fn questions() -> Result<String> {
    let positions = root().join("crates/cli/src/bench/positions.txt");
    let positions = fs::read_to_string(positions).context("could not read the positions")?;
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
    Ok(questions)
}

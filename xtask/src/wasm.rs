//! The package for browsers: built, bound to JavaScript, and held against the native engine.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::checks::Tally;
use crate::shell::{Shell, Task, at_once, cmd, output, root, run, run_seeing, shell};

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's cargo, of its package `cargo-web`.
const DEBIAN: &str = "/usr/bin/cargo";
const ADVICE: &str = "\
rustup cannot add the target wasm32-unknown-unknown, and Debian's compiler for it is not installed \
either: apt-get install rustc-web cargo-web rust-web-src";

/// What the engines are asked, here and there: those that a browser has, on positions of every game.
const OPTIONS: &[&str] = &[
    "best",
    "best,judgement=hand",
    "best,lines=3",
    "level=2,seed=5",
    "level=8,seed=5",
];
const NODES: u32 = 10_000;

/// Programs that tests need are built as `cargo test` builds everything, or libraries would be
/// compiled once more.
const AS_TESTS: &[&str] = &["--profile=test", "--all-features", "--workspace"];

/// Packages for JavaScript that cargo builds in one go, so that what they share is compiled once and
/// all cores have something to do.
pub(crate) struct Build<'a> {
    /// What cargo builds.
    target: &'a [&'a str],
    /// What is made from it.
    packages: &'a [Package<'a>],
}

/// A package that JavaScript loads.
struct Package<'a> {
    /// Where cargo leaves it, among what is built for release.
    built: &'a str,
    /// What its files are called.
    name: &'a str,
    /// Where it is put.
    folder: &'a str,
    /// For Node and not for browsers.
    for_node: bool,
}

/// Games with engines, and the encoders of pictures.
const ALL: &[&str] = &[
    "--package=ludejo-wasm",
    "--example=engines",
    "--package=ludejo-wasm-pictures",
    "--example=pictures",
];

/// Games and engines for Node, where they are tested.
const NODE: Build<'_> = Build {
    target: ALL,
    packages: &[Package {
        for_node: true,
        ..engines("target/wasm/node")
    }],
};

/// Games and engines for the browser app, and pictures.
const ENGINES: Build<'_> = Build {
    target: ALL,
    packages: &[engines("web/wasm/ludejo"), PICTURES],
};

/// Games without engines, for boards on other pages.
const GAMES: Build<'_> = Build {
    target: &[
        "--package=ludejo-wasm",
        "--example=games",
        "--no-default-features",
        "--package=ludejo-wasm-pictures",
    ],
    packages: &[Package {
        built: "examples/games.wasm",
        ..engines("web/wasm/rules")
    }],
};

/// What the browser app loads.
pub(crate) const APP: &[Build<'_>] = &[ENGINES, GAMES];

/// What is tested: in Node, and in the browser app.
pub(crate) const TESTED: &[Build<'_>] = &[NODE, ENGINES, GAMES];

/// Pictures in pixels, which are fetched when somebody wants one.
const PICTURES: Package<'_> = Package {
    built: "examples/pictures.wasm",
    name: "pictures",
    folder: "web/wasm/pictures",
    for_node: false,
};

/// Games and engines for browsers.
const fn engines(folder: &str) -> Package<'_> {
    Package {
        built: "examples/engines.wasm",
        name: "ludejo",
        folder,
        for_node: false,
    }
}

/// The command `wasm`.
pub(crate) fn check() -> Result<()> {
    build(&[NODE])?;
    agrees()?;
    passes(&mut Tally::default())?;
    println!("The package for Node is in {}.", NODE.packages[0].folder);
    Ok(())
}

/// Compiles packages, without what makes them fit for JavaScript.
pub(crate) fn compile(builds: &[Build<'_>]) -> Result<()> {
    builds.iter().try_for_each(Build::compile)
}

/// Builds packages, while the program that binds them is built.
pub(crate) fn build(builds: &[Build<'_>]) -> Result<()> {
    at_once(&[&|| compile(builds), &|| {
        build_programs(&["--bin=xtask-bind"])
    }])?;
    bind(builds)
}

/// Makes what JavaScript loads from packages that were compiled.
fn bind(builds: &[Build<'_>]) -> Result<()> {
    let packages = builds.iter().flat_map(|build| build.packages);
    let tasks: Vec<_> = packages.map(|package| || package.bind()).collect();
    let tasks: Vec<Task<'_, ()>> = tasks.iter().map(|task| task as _).collect();
    at_once(&tasks).map(drop)
}

/// Makes what is tested from what was compiled, by a program that shares its libraries with the tests.
pub(crate) fn bind_tested() -> Result<()> {
    let sh = shell()?;
    run(cmd!(sh, "cargo build {AS_TESTS...} --bin xtask-bind"))?;
    bind(TESTED)
}

/// Builds the program that binds packages and Ludejo's own, or the one that is chosen. Cargo hears
/// of both each time, so that they want the same features of libraries and share them.
pub(crate) fn build_programs(choice: &[&str]) -> Result<()> {
    let sh = shell()?;
    let both = ["--package=xtask-bind", "--package=ludejo"];
    run(cmd!(sh, "cargo build {both...} {choice...}"))
}

/// Builds what the browser app loads if it is to have the game behind a cargo feature.
pub(crate) fn build_with(feature: &str, folder: &str) -> Result<()> {
    let feature = format!("--features=ludejo-wasm/{feature}");
    build(&[Build {
        target: &[ALL, &[&feature]].concat(),
        packages: &[engines(folder), PICTURES],
    }])
}

impl Build<'_> {
    /// Compiles the packages.
    fn compile(&self) -> Result<()> {
        let sh = shell()?;
        let common = ["build", "--release", "--target", TARGET];
        let build = [&common[..], self.target].concat();
        let sysroot = output(cmd!(sh, "rustc --print sysroot"))?;
        let toolchain = Path::new(&sysroot).join("lib/rustlib");
        if toolchain.join(TARGET).exists() || run(cmd!(sh, "rustup target add {TARGET}")).is_ok() {
            run(cmd!(sh, "cargo {build...}"))
        } else if Path::new(DEBIAN).exists() {
            build_with_debian(&sh, &build, &toolchain)
        } else {
            bail!(ADVICE)
        }
    }
}

impl Package<'_> {
    /// Makes what JavaScript loads.
    fn bind(&self) -> Result<()> {
        let &Self {
            built,
            name,
            folder,
            for_node,
        } = self;
        let built = root()
            .join("target")
            .join(TARGET)
            .join("release")
            .join(built);
        let bound = root().join(folder).join(format!("{name}_bg.wasm"));
        if is_newer(&bound, &built) {
            return Ok(());
        }
        let target = if for_node { "node" } else { "web" };
        let sh = shell()?;
        let binder = program("xtask-bind");
        run(cmd!(sh, "{binder} {built} {name} {folder} {target}"))
    }
}

/// Whether a file is there and newer than another.
fn is_newer(file: &Path, other: &Path) -> bool {
    let time = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
    time(file) > time(other)
}

/// Builds with Debian's compiler, which brings the standard library as source only, and with the
/// linker of the one in use, which Debian's lacks.
fn build_with_debian(sh: &Shell, build: &[&str], toolchain: &Path) -> Result<()> {
    let host = format!("{}-unknown-linux-gnu", env::consts::ARCH);
    let linker = toolchain.join(host).join("bin/rust-lld");
    let path = format!("/usr/bin:{}", env::var("PATH").unwrap_or_default());
    // Flags that are added to those of .cargo/config.toml.
    let flags = format!("target.{TARGET}.rustflags=['-Clinker-flavor=wasm-ld']");
    let build = cmd!(
        sh,
        "{DEBIAN} {build...} -Zbuild-std=std,panic_abort --config {flags}"
    );
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
    run(cmd!(
        sh,
        "cargo build {AS_TESTS...} --example thoughts --example networks"
    ))?;
    let networks = root().join("target/wasm/networks");
    let make = program("examples/networks");
    run(cmd!(sh, "{make} {networks}"))?;
    // Where there is one that people meet, it takes the place of the random one.
    for entry in fs::read_dir(root().join("networks"))? {
        sh.copy_file(entry?.path(), &networks)?;
    }
    let native = || {
        let thoughts = program("examples/thoughts");
        let sh = shell()?;
        output(cmd!(sh, "{thoughts} {networks}").stdin(&questions))
    };
    let wasm = || {
        let folder = NODE.packages[0].folder;
        let script = "crates/wasm/examples/thoughts.mjs";
        let sh = shell()?;
        output(cmd!(sh, "node {script} {folder} {networks}").stdin(&questions))
    };
    let answers = at_once(&[&native, &wasm])?;
    let [native, wasm] = &answers[..] else {
        unreachable!("two tasks");
    };

    let asked = questions.lines().count();
    let answered = [native, wasm].map(|answers| answers.lines().count());
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

/// Where cargo leaves a program that is built to be tried or tested.
pub(crate) fn program(name: &str) -> PathBuf {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    root().join("target/debug").join(file)
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

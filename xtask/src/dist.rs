//! What people download: an archive with the program and all that belongs to it.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::shell::{Shell, cmd, output, root, run, shell};
use crate::web;

/// The most that the program may take, in bytes, the app and the networks included.
const LIMIT: u64 = 28_000_000;
/// Shells, each with the file in which it looks for completions of `ludejo`.
const SHELLS: [(&str, &str); 5] = [
    ("bash", "ludejo.bash"),
    ("elvish", "ludejo.elv"),
    ("fish", "ludejo.fish"),
    ("powershell", "_ludejo.ps1"),
    ("zsh", "_ludejo"),
];
/// Files of the repository that go along.
const TEXTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// The command `dist`: puts the archive and its checksum into `target/dist`.
pub(crate) fn make() -> Result<()> {
    let sh = shell()?;
    let about = cmd!(sh, "cargo about --version").quiet().ignore_stdout();
    about
        .run()
        .context("first: cargo install --locked cargo-about --features cli")?;
    web::build()?;
    run(cmd!(sh, "cargo build --release"))?;

    let name = format!("ludejo-{}-{}", env!("CARGO_PKG_VERSION"), host(&sh)?);
    let dist = root().join("target/dist");
    let folder = dist.join(&name);
    sh.remove_path(&folder)?;
    sh.create_dir(&folder)?;
    fill(&sh, &folder)?;

    let archive = format!("{name}.{}", if cfg!(windows) { "zip" } else { "tar.gz" });
    sh.change_dir(&dist);
    // Every system has it; that of Windows writes zip files, too.
    run(cmd!(sh, "tar -caf {archive} {name}"))?;
    let hash = Sha256::digest(fs::read(dist.join(&archive))?);
    let hash: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    // As `sha256sum --check` reads it.
    sh.write_file(
        dist.join(format!("{archive}.sha256")),
        format!("{hash}  {archive}\n"),
    )?;
    check(&sh, &archive, &name)?;
    println!("\ntarget/dist/{archive}");
    Ok(())
}

/// The kind of machine the program is made for.
fn host(sh: &Shell) -> Result<String> {
    let version = output(cmd!(sh, "rustc --version --verbose"))?;
    let mut lines = version.lines();
    let host = lines.find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .context("rustc doesn't report its host")
}

/// Puts everything into the folder.
fn fill(sh: &Shell, folder: &Path) -> Result<()> {
    let program = folder.join(format!("ludejo{EXE_SUFFIX}"));
    sh.copy_file(
        root().join(format!("target/release/ludejo{EXE_SUFFIX}")),
        &program,
    )?;
    let size = fs::metadata(&program)?.len();
    ensure!(
        size <= LIMIT,
        "the program is {size} bytes, more than the limit of {LIMIT}"
    );
    for text in TEXTS {
        sh.copy_file(root().join(text), folder)?;
    }
    let licenses = folder.join("licenses");
    sh.create_dir(&licenses)?;
    sh.copy_file(
        root().join("web/dist/licenses.txt"),
        licenses.join("app.txt"),
    )?;
    let rust = licenses.join("program.md");
    // Licences are in the packages themselves; nobody else is asked.
    run(cmd!(sh, "cargo fetch --locked"))?;
    run(cmd!(
        sh,
        "cargo about generate --workspace --fail --offline --output-file {rust} --config xtask/about.toml xtask/about.hbs"
    ))?;
    for (shell, file) in SHELLS {
        let script = output(cmd!(sh, "{program} completions {shell}"))?;
        sh.write_file(folder.join("completions").join(file), script)?;
    }
    let man = folder.join("man");
    run(cmd!(sh, "{program} man {man}"))
}

/// Unpacks the archive elsewhere: everything is there, and the program runs.
fn check(sh: &Shell, archive: &str, name: &str) -> Result<()> {
    let temporary = sh.create_temp_dir()?;
    let elsewhere = temporary.path();
    run(cmd!(sh, "tar -xf {archive} -C {elsewhere}"))?;
    let folder = elsewhere.join(name);
    let completions = SHELLS.map(|(_, file)| format!("completions/{file}"));
    let others = ["licenses/app.txt", "licenses/program.md", "man/ludejo.1"];
    let files = completions.iter().map(String::as_str);
    for file in files.chain(others).chain(TEXTS) {
        let length = fs::metadata(folder.join(file))
            .with_context(|| format!("no {file}"))?
            .len();
        ensure!(length > 0, "{file} is empty");
    }
    for (file, library) in [("app.txt", "svelte"), ("program.md", "fluent-bundle")] {
        let text = fs::read_to_string(folder.join(format!("licenses/{file}")))?;
        ensure!(
            text.contains(library),
            "the licence of {library} is missing"
        );
    }
    let program = folder.join(format!("ludejo{EXE_SUFFIX}"));
    run(cmd!(sh, "{program} games"))
}

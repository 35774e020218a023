use ludejo_engine::*;
fn main() {
    let id = std::env::args().nth(1).unwrap();
    let options: Options = std::env::args().nth(2).unwrap().parse().unwrap();
    let nodes: u64 = std::env::args().nth(3).unwrap().parse().unwrap();
    let mut e = engine(&id, &options).unwrap();
    let mut g = rules::catalog::start(&id).unwrap();
    for _ in 0..std::env::args().nth(4).map_or(4, |t| t.parse::<usize>().unwrap()) {
        let t = std::time::Instant::now();
        let Some(th) = e.think(&*g, &Limits::nodes(nodes), &mut |_| {}) else { break };
        let s = t.elapsed().as_secs_f64();
        println!("{:.0}/s depth {} {} {:?} {:?}", th.nodes as f64 / s, th.depth, th.best().actions.join(" "), th.best().score.shares.0, th.best().score.end);
        g.play(th.action()).unwrap();
    }
}

//! What engines need besides their options and can't load themselves: networks and tables.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use bytes::Bytes;
use ludejo_oracle::{Oracle, Shape, Store, StoreError};
use ludejo_rules::catalog::{self, GAMES, Visitor};
use ludejo_rules::{Game, Tabletop};

use crate::evaluation::network::{self, Network, NetworkError};
use crate::keyed_table::{KeyedTable, TableError};
use crate::tablebase::Tablebase;

/// Networks and solved tables by game, loaded by the code that creates engines. Copies are cheap
/// and share them.
///
/// [`Bytes`] may come from anywhere: a vector, a file mapped into memory
/// ([`Bytes::from_owner`]), a part of the program.
///
/// ```
/// use ludejo_engine::Resources;
/// let mut resources = Resources::default();
/// let error = resources.add("herooj.network", vec![1, 2, 3].into()).unwrap_err();
/// assert_eq!(error.to_string(), "herooj.network is broken: it isn't a network");
///
/// let error = resources.add("rooya.table", vec![1, 2, 3].into()).unwrap_err();
/// assert_eq!(error.to_string(), "rooya.table is broken: it isn't a table");
/// ```
#[derive(Clone, Default)]
pub struct Resources {
    networks: BTreeMap<&'static str, Arc<Network>>,
    /// An `Arc<dyn Tablebase<G>>` for the game `G` with this id.
    tables: BTreeMap<&'static str, Arc<dyn Any + Send + Sync>>,
    oracle: Option<Arc<Oracle>>,
}

/// The name of Le Rooya's oracle.
pub(crate) const ORACLE: &str = "rooya.oracle";

/// What a file holds, by the end of its name.
#[derive(Clone, Copy)]
enum Content {
    Network,
    Table,
}

const CONTENTS: [(&str, Content); 2] = [(".network", Content::Network), (".table", Content::Table)];

/// Why something isn't a resource.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ResourceError {
    /// No game has a resource of this name.
    Unknown(String),
    /// The bytes aren't a table for the game.
    Broken(String, TableError),
    /// The bytes aren't a network for the game.
    Network(String, NetworkError),
    /// The bytes are not an oracle for these rules.
    Oracle(StoreError),
    /// There are no bytes.
    Empty(String),
}

impl fmt::Display for ResourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(
                f,
                "there is no resource \"{name}\": the names are {ORACLE}, and the id of a game with \
                 .network or .table behind it"
            ),
            Self::Broken(name, error) => write!(f, "{name} is broken: {error}"),
            Self::Network(name, error) => write!(f, "{name} is broken: {error}"),
            Self::Oracle(error) => write!(f, "{ORACLE} is broken: {error}"),
            Self::Empty(name) => write!(f, "{name} is empty"),
        }
    }
}

impl std::error::Error for ResourceError {}

impl Resources {
    /// The names that resources can have: for each game `ID.network` and `ID.table`, and
    /// `rooya.oracle`.
    pub fn names() -> impl Iterator<Item = String> {
        let of = |id| CONTENTS.map(|(end, _)| format!("{id}{end}"));
        let of_games = GAMES.iter().flat_map(move |info| of(info.id));
        of_games.chain([ORACLE.to_owned()])
    }

    /// Adds a resource by its name, replacing any with the same name: a [`Network`], a
    /// [`KeyedTable`], or the [`Oracle`] of Le Rooya.
    ///
    /// # Errors
    /// If no resource has this name, or the bytes don't match the name.
    pub fn add(&mut self, name: &str, bytes: Bytes) -> Result<(), ResourceError> {
        if name == ORACLE {
            let store = Store::read(&bytes).map_err(ResourceError::Oracle)?;
            self.oracle = Some(Arc::new(Oracle::new(Shape::rooya(), store)));
            return Ok(());
        }
        let split = |&(end, content)| Some((name.strip_suffix(end)?, content));
        let found = CONTENTS.iter().find_map(split);
        let found = found.and_then(|(id, content)| Some((catalog::info(id)?.id, content)));
        let (id, content) = found.ok_or_else(|| ResourceError::Unknown(name.to_owned()))?;
        if bytes.is_empty() {
            return Err(ResourceError::Empty(name.to_owned()));
        }
        match content {
            Content::Network => {
                let broken = |error| ResourceError::Network(name.to_owned(), error);
                let shape = network::Shape::find(id)
                    .ok_or(NetworkError::NoneForGame)
                    .map_err(broken)?;
                let network = Network::read(&shape, &bytes).map_err(broken)?;
                self.networks.insert(id, Arc::new(network));
            }
            Content::Table => {
                let broken = |error| ResourceError::Broken(name.to_owned(), error);
                let read = catalog::visit(id, AddTable(self, bytes));
                read.unwrap_or(Ok(())).map_err(broken)?;
            }
        }
        Ok(())
    }

    /// The network for the game of this id.
    #[must_use]
    pub fn network(&self, id: &str) -> Option<&Arc<Network>> {
        self.networks.get(id)
    }

    /// The same with a network that fits the game of this id, in place of one for the same game.
    #[must_use]
    pub fn with_network(mut self, id: &'static str, network: Arc<Network>) -> Self {
        self.networks.insert(id, network);
        self
    }

    /// The same without tables and the oracle.
    #[must_use]
    pub(crate) fn only_networks(&self) -> Self {
        Self {
            networks: self.networks.clone(),
            ..Self::default()
        }
    }

    /// What knows the value of every position of Le Rooya.
    #[must_use]
    pub fn oracle(&self) -> Option<&Arc<Oracle>> {
        self.oracle.as_ref()
    }

    /// The same with a table of solved positions, in place of one for the same game.
    #[must_use]
    pub fn with_table<G: Game>(mut self, table: Arc<dyn Tablebase<G>>) -> Self {
        self.tables.insert(G::INFO.id, Arc::new(table));
        self
    }

    /// The table of solved positions of a game.
    #[must_use]
    pub fn table<G: Game>(&self) -> Option<Arc<dyn Tablebase<G>>> {
        let table = self.tables.get(G::INFO.id)?;
        table.downcast_ref().cloned()
    }
}

/// Only what there is, because the bytes would be meaningless.
impl fmt::Debug for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Resources")
            .field("networks", &self.networks.keys())
            .field("tables", &self.tables.keys())
            .field("oracle", &self.oracle.is_some())
            .finish()
    }
}

/// Reads a table and adds it.
struct AddTable<'a>(&'a mut Resources, Bytes);

impl Visitor for AddTable<'_> {
    type Out = Result<(), TableError>;

    fn visit<G: Tabletop>(self) -> Self::Out {
        let Self(resources, bytes) = self;
        let table: Arc<dyn Tablebase<G>> = Arc::new(KeyedTable::<G>::read(&bytes)?);
        *resources = std::mem::take(resources).with_table(table);
        Ok(())
    }
}

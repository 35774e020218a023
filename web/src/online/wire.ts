// What clients and servers say to each other in online play. Its types are made from Rust.

export { ONLINE_VERSION } from "virtual:games";
export type {
  ChatLine,
  Command,
  Event as SessionEvent,
  GameSummary,
  Invitation,
  Invited,
  Lobby,
  NewChatLine,
  NewCommand,
  NewInvitation,
  Phrase,
  Place,
  Player,
  Presence,
  Problem,
  Registered,
  SeatWish,
  Sitting,
  Snapshot,
  ToClient,
  ToServer,
  Words,
} from "../../wasm/ludejo/ludejo.js";

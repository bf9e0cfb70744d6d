// What travels between the server and its clients. Written by `volteface schema --typescript`; do not edit.

/** A move, made on the table as it was after `seq` entries. */
export interface Act {
  type: "act";
  action: string;
  seq: number;
  move: Flip7AnyMove | Phase10flipAnyMove;
}

/** Take one's last move back. */
export interface Undo {
  type: "undo";
  action: string;
}

/** Begin the next round. */
export interface GoOn {
  type: "go_on";
  action: string;
}

/** Take a seat, or in a game one's own seat back; `entropy` goes into the deal. */
export interface Sit {
  type: "sit";
  action: string;
  seat: number;
  name: string;
  entropy: string;
}

/** Put a bot on a seat. */
export interface SeatBot {
  type: "seat_bot";
  action: string;
  seat: number;
  bot: string;
}

/** Get up. */
export interface Leave {
  type: "leave";
  action: string;
}

/** Have somebody else get up. */
export interface Remove {
  type: "remove";
  action: string;
  seat: number;
}

/** Make somebody else the host. */
export interface HandOver {
  type: "hand_over";
  action: string;
  seat: number;
}

/** Begin the game; bots of that name fill the free seats. */
export interface Start {
  type: "start";
  action: string;
  bot: string;
}

/** Stop the clocks. */
export interface Pause {
  type: "pause";
  action: string;
}

/** Let the clocks run again. */
export interface Resume {
  type: "resume";
  action: string;
}

/** Turn the chat on or off. */
export interface SwitchChat {
  type: "switch_chat";
  action: string;
  on: boolean;
}

/** Say something. */
export interface Say {
  type: "say";
  action: string;
  text: string;
}

/** React with an emoji. */
export interface React {
  type: "react";
  action: string;
  sign: string;
}

/** Play again at a new table. */
export interface Rematch {
  type: "rematch";
  action: string;
}

/** Ask for advice on the move to make: odds, or moves of a kind that is offered but not listed. */
export interface Advise {
  type: "advise";
  action: string;
}

/** Ask for a fresh view. */
export interface Refresh {
  type: "refresh";
  action: string;
}

/** The first message: the table, and what happened since the entry that the client named. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  now: number;
  person: string | null;
  version: number;
  table: TableView;
  happened: SeenEntry[];
  action?: string;
}

/** A table as one person sees it. */
export interface TableView {
  table: string;
  seq: number;
  setup: Setup;
  stage: Stage;
  host: string;
  seats: SeatView[];
  me: number | null;
  chat_on: boolean;
  is_paused: boolean;
  commitment: string;
  asked: number | null;
  is_resting: boolean;
  countdown: Countdown | null;
  game: Flip7AnyView | Phase10flipAnyView | null;
  offers: (Flip7AnyOffer | Phase10flipAnyOffer)[];
  may_undo: boolean;
  rematch: string | null;
}

/** What is agreed before people sit down. */
export interface Setup {
  game: string;
  edition: string;
  seats: number;
  house: Record<string, string | number>;
  turn_seconds: number;
  visibility: "listed" | "private";
  hints: boolean;
  deck: string[] | null;
}

/** A table's stage. */
export type Stage = "gathering" | "over" | "playing";

/** A chair as everybody sees it. */
export interface SeatView {
  name: string;
  person: string | null;
  bot: string | null;
  stands_in: string | null;
  is_here: boolean;
}

/** When waiting ends, and what for: a bot stands in, or the next round begins. */
export interface Countdown {
  ends_at: number;
  why: "away" | "rest" | "time";
  seat: number | null;
}

/** One entry of the log as one person may see it. */
export interface SeenEntry {
  seq: number;
  at: number;
  actor: number | "dealer";
  decided_by: "bot" | "dealer" | "person" | "stand_in";
  events: (Flip7AnyEvent | Phase10flipAnyEvent)[];
  table_event: Opened | SatDown | BotSeated | SeatFreed | HostChanged | ChatSwitched | Started | Paused | Resumed | StoodIn | TookBack | Said | Reacted | BotFailed | Rematched | Branched | Revealed | null;
  undone_from: number | null;
}

/** The table was opened by its host; the deal is committed from now on. */
export interface Opened {
  event: "opened";
  table: string;
  setup: Setup;
  host: string;
  commitment: string;
}

/** A person took a seat and added entropy to the deal. */
export interface SatDown {
  event: "sat_down";
  seat: number;
  person: string;
  name: string;
  entropy: string;
}

/** A bot took a seat. */
export interface BotSeated {
  event: "bot_seated";
  seat: number;
  bot: string;
  name: string;
}

/** A seat was emptied before the game began. */
export interface SeatFreed {
  event: "seat_freed";
  seat: number;
}

/** Another person became the host. */
export interface HostChanged {
  event: "host_changed";
  host: string;
}

/** The host turned the chat on or off. */
export interface ChatSwitched {
  event: "chat_switched";
  on: boolean;
}

/** The game began. */
export interface Started {
  event: "started";
  header: Header;
}

/** The game, its rules and its seats. */
export interface Header {
  format: number;
  engine: string;
  game: string;
  rules_version: number;
  edition: string;
  rulings: Record<string, string | number>;
  seats: string[];
  deck: string[] | null;
}

/** The host paused the game. */
export interface Paused {
  event: "paused";
}

/** The host resumed the game. */
export interface Resumed {
  event: "resumed";
}

/** A bot plays for a person who is away, out of time, or gone. */
export interface StoodIn {
  event: "stood_in";
  seat: number;
  why: "away" | "left" | "removed" | "time";
}

/** A person took their seat back from the bot. */
export interface TookBack {
  event: "took_back";
  seat: number;
}

/** A chat message. */
export interface Said {
  event: "said";
  person: string;
  name: string;
  text: string;
}

/** A reaction: one emoji. */
export interface Reacted {
  event: "reacted";
  person: string;
  name: string;
  sign: string;
}

/** A bot failed, and another bot replaced it. */
export interface BotFailed {
  event: "bot_failed";
  seat: number;
  why: "cheated" | "died" | "hung";
  bot: string;
}

/** A rematch was opened at another table. */
export interface Rematched {
  event: "rematched";
  table: string;
}

/** The moves before this entry were made in another game; deals after it are this table's own. */
export interface Branched {
  event: "branched";
  table: string;
  seq: number;
}

/** The game ended, and the secret behind its deals was revealed. */
export interface Revealed {
  event: "revealed";
  secret: string;
}

/** The table after something happened; with an action id, that command was carried out and is durable.

    It has either `base` and `changed`, or the whole `table`. */
export interface Update {
  type: "update";
  action?: string;
  now: number;
  version: number;
  base?: number;
  changed?: Record<string, unknown>;
  table?: TableView;
  happened: SeenEntry[];
}

/** The command is durable, or was before; nothing new happened. */
export interface Done {
  type: "done";
  seq: number;
  action?: string;
}

/** The command changed nothing; a sender with an old view of the table gets a fresh one. */
export interface Refused {
  type: "refused";
  reason: Reason;
  text: string;
  version?: number;
  table?: TableView;
  action?: string;
}

/** Why a move is refused: a message id and its arguments; the messages are in the locale files. */
export interface Reason {
  id: string;
  arguments: Record<string, string | number>;
}

/** The advice of the game's adviser on the table after `seq` entries. */
export interface Advice {
  type: "advice";
  seq: number;
  advice: Flip7AnyAdvice | Phase10flipAnyAdvice;
  action?: string;
}

/** Where the rematch is played. */
export interface NewTable {
  type: "new_table";
  table: string;
  action?: string;
}

/** This connection will be closed; `come_back` says whether to connect again. */
export interface Closing {
  type: "closing";
  reason: Reason;
  come_back: boolean;
  action?: string;
}

/** It is the bot's turn. */
export interface SeatUpdate {
  type: "update";
  table: SeatTable;
  action?: string;
}

/** What a bot needs to know of a table in order to choose. */
export interface SeatTable {
  seq: number;
  me: number;
  asked: number;
  game: Flip7AnyView | Phase10flipAnyView;
  offers: (Flip7AnyOffer | Phase10flipAnyOffer)[];
}

/** The command changed nothing; the reason has words in every language, the text is English. */
export interface Refusal {
  type: "refused";
  reason: Reason;
  text: string;
  action?: string;
}

/** All listed tables, those still gathering first. */
export interface LobbyView {
  type: "lobby";
  tables: ListedTable[];
}

/** A table as the lobby shows it. */
export interface ListedTable {
  table: string;
  setup: Setup;
  stage: Stage;
  players: string[];
  host: string;
  people: number;
}

/** A game from its first entry to its last. */
export interface Log {
  header: Header;
  entries: (MoveEntry | UndoEntry | AmendEntry | NoteEntry)[];
}

/** A move, its events, and in some entries a digest of the state after it. */
export interface MoveEntry {
  kind: "move";
  seq: number;
  actor: number | "dealer";
  decided_by: "bot" | "dealer" | "person" | "stand_in";
  action: string;
  at: number;
  move: Flip7AnyMove | Phase10flipAnyMove;
  events: (Flip7AnyEvent | Phase10flipAnyEvent)[];
  digest: string | null;
}

/** Takes back all moves from entry `back_to` on. */
export interface UndoEntry {
  kind: "undo";
  seq: number;
  actor: number | "dealer";
  decided_by: "bot" | "dealer" | "person" | "stand_in";
  action: string;
  at: number;
  back_to: number;
}

/** Replaces the move of entry `of`. */
export interface AmendEntry {
  kind: "amend";
  seq: number;
  actor: number | "dealer";
  decided_by: "bot" | "dealer" | "person" | "stand_in";
  action: string;
  at: number;
  of: number;
  move: Flip7AnyMove | Phase10flipAnyMove;
}

/** A remark, or an event of the table that does not change the position. */
export interface NoteEntry {
  kind: "note";
  seq: number;
  actor: number | "dealer";
  decided_by: "bot" | "dealer" | "person" | "stand_in";
  action: string;
  at: number;
  text: string;
  about: Opened | SatDown | BotSeated | SeatFreed | HostChanged | ChatSwitched | Started | Paused | Resumed | StoodIn | TookBack | Said | Reacted | BotFailed | Rematched | Branched | Revealed | null;
}

/** Why a request was refused: a reason with words in every language, and an English text. */
export interface Problem {
  reason: Reason;
  text: string;
}

/** A guest's name; a bot asks for its key as well. */
export interface Introduction {
  name: string;
  bearer: boolean;
}

/** Who you are; the key is told once, and only to whoever asked for it. */
export interface Me {
  person: string;
  name: string;
  key: string | null;
}

/** Another name. */
export interface NewName {
  name: string;
}

/** A table that was opened, and the path of its page. */
export interface OpenedTable {
  table: string;
  path: string;
}

/** A game that can be played: its editions, its rulings, its bots, and how many can play. */
export interface GameInfo {
  game: string;
  version: number;
  rulebook: Rulebook;
  bots: string[];
  default_bot: string;
  seats: Record<string, [number, number]>;
  guide: Section[];
}

/** All editions of a game and all its rulings. */
export interface Rulebook {
  editions: Record<string, Edition>;
  rulings: Record<string, Ruling>;
}

/** A printed rulebook, and the language whose default edition it is. */
export interface Edition {
  title: string;
  source: string;
  file: string | null;
  language: string | null;
}

/** A question, its allowed answers, and every edition's answer. */
export interface Ruling {
  rule: string;
  answers: (string | number)[] | Numbers;
  editions: Record<string, Position>;
  setup: boolean;
}

/** A range of whole numbers that may answer a question. */
export interface Numbers {
  least: number;
  most: number;
}

/** One edition's answer and its source. */
export interface Position {
  answer: string | number;
  source: string | null;
  silent: string | null;
  moot: string | null;
}

/** One paragraph of how to play: its message is `GAME-guide-ID`, its heading `GAME-guide-ID-title`. */
export interface Section {
  id: string;
  cards: string[];
  events: string[];
}

/** A table of a person's: gathering, running or over, or taken in from a file. */
export interface TableSummary {
  table: string;
  setup: Setup;
  stage: Stage;
  players: string[];
  seat: number | null;
  totals: number[];
  winners: number[];
  updated: number;
  is_imported: boolean;
  is_verified: boolean;
}

/** A person's results in one game; with one more person at the table it counts as against people. */
export interface GameRecord {
  game: string;
  people: Results;
  bots: Results;
}

/** How many games were finished, and how many of them won. */
export interface Results {
  games: number;
  won: number;
}

/** A key of yours, for another device. */
export interface Key {
  key: string;
}

/** A key as its owner sees it; the key itself is not stored. */
export interface KeyInfo {
  id: string;
  created: number;
  is_this: boolean;
}

/** A part of a finished game. */
export interface Replay {
  table: string;
  setup: Setup;
  players: string[];
  bots: (string | null)[];
  length: number;
  stops: number[];
  rests: number[];
  moments: Moment[];
  is_imported: boolean;
  is_verified: boolean;
}

/** The table after an entry: the views asked for, one for each seat if all are open. */
export interface Moment {
  entry: SeenEntry;
  views: (Flip7AnyView | Phase10flipAnyView)[];
}

/** Where to play on from: after how many entries, on which seat, against which bots. */
export interface BranchPoint {
  seq: number;
  seat: number;
  bot: string;
  entropy: string;
}

export type AnyCommand = Act | Undo | GoOn | Sit | SeatBot | Leave | Remove | HandOver | Start | Pause | Resume | SwitchChat | Say | React | Rematch | Advise | Refresh;

export type AnyMessage = Welcome | Update | Done | Refused | Advice | NewTable | Closing;

export type SeatCommand = Act | Advise;

export type SeatMessage = SeatUpdate | Refusal | Advice;

export type Lobby = LobbyView;

/** The game as one seat sees it; `me` is None for a spectator. */
export interface Flip7View {
  me: number | null;
  rules: Flip7Rules;
  stage: Flip7Stage;
  lines: Flip7Line[];
  totals: number[];
  playing: number[];
  deck: number[];
  discard: number[];
  discarded_now: number[];
  round: number;
  dealer: number;
  seat: number;
  undealt: number[];
  dealing: boolean;
  settled: number;
  card_due: boolean;
  choice: Flip7Choice | null;
  threes: Flip7ThreeCards[];
  scores: number[];
  winners: number[];
}

/** One edition's answer to every question, house rules included; a log keeps the version it was played by. */
export interface Flip7Rules {
  edition: string;
  target_score: number;
  minimum_seats: number;
  decks: 1 | 2 | 3 | "auto";
  initial_deal: Flip7InitialDeal;
  flip_three_replaces_deal: Flip7YesNo;
  deal_to_seats_out: Flip7YesNo;
  empty_stay: Flip7EmptyStay;
  freeze_self: Flip7FreezeSelf;
  second_chance_in_flip_three: Flip7SecondChanceInFlipThree;
  second_chance_protects: Flip7SecondChanceProtects;
  spare_second_chance_alone: Flip7SpareSecondChanceAlone;
  deferred_order: Flip7DeferredOrder;
  deferred_after_bust: Flip7Deferred;
  deferred_after_freeze: Flip7Deferred;
  deferred_second_chance_after_bust: Flip7DeferredSecondChance;
  used_flip_three: Flip7UsedFlipThree;
  two_doubles: Flip7TwoDoubles;
  reshuffle_each_round: Flip7YesNo;
  reshuffle_this_round: Flip7YesNo;
  reshuffle_when: Flip7ReshuffleWhen;
  tie: Flip7Tie;
  challenge_rounds: number;
  round_cap: number;
  version: number;
}

/** What everybody is dealt before anybody decides. */
export type Flip7InitialDeal = "none" | "one_card";

/** A plain yes or no. */
export type Flip7YesNo = "no" | "yes";

/** Staying without a card. */
export type Flip7EmptyStay = "allowed" | "refused";

/** Freezing oneself. */
export type Flip7FreezeSelf = "allowed" | "only_when_alone";

/** When a Second Chance drawn in a Flip Three begins to protect. */
export type Flip7SecondChanceInFlipThree = "at_once" | "deferred";

/** Against which duplicates a Second Chance helps. */
export type Flip7SecondChanceProtects = "always" | "on_hits_only";

/** What the only active player does with a second one. */
export type Flip7SpareSecondChanceAlone = "discarded" | "kept";

/** How several waiting cards are resolved. */
export type Flip7DeferredOrder = "assigned_first" | "one_by_one";

/** What becomes of waiting cards whose owner is out. */
export type Flip7Deferred = "dropped" | "played";

/** What becomes of a waiting Second Chance whose owner busted. */
export type Flip7DeferredSecondChance = "discarded" | "given";

/** Where a Flip Three goes when its three cards have been dealt. */
export type Flip7UsedFlipThree = "discarded" | "stays";

/** What two x2 in one line do. */
export type Flip7TwoDoubles = "multiply" | "once";

/** When the discards become a new deck. */
export type Flip7ReshuffleWhen = "emptied" | "needed";

/** What a tie at the top means. */
export type Flip7Tie = "round_for_all" | "round_for_tied" | "shared";

/** The stage of the game. */
export type Flip7Stage = "first_dealer" | "over" | "playing" | "scored";

/** The cards in front of a seat, and whether the seat is still in the round. */
export interface Flip7Line {
  numbers: number[];
  modifiers: ("+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2")[];
  second_chances: number;
  spent: ("+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2")[];
  status: Flip7Status;
}

/** Whether a seat is in the round, and if not, why. */
export type Flip7Status = "active" | "busted" | "frozen" | "stayed";

/** A seat has to choose who gets a card. */
export interface Flip7Choice {
  seat: number;
  card: "+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2";
  targets: number[];
}

/** A Flip Three in progress: the cards still to deal, then the cards that wait. */
export interface Flip7ThreeCards {
  seat: number;
  to_deal: number;
  dealt: boolean;
  waiting: ("+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2")[];
  assigned: Flip7Assigned[];
}

/** A waiting card that has its target but acts later. */
export interface Flip7Assigned {
  card: "+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2";
  target: number;
}

/** The Dealer names who deals first. */
export interface Flip7FirstDealer {
  move: "first_dealer";
  seat: number;
}

/** The Dealer turns over the next card. */
export interface Flip7Reveal {
  move: "reveal";
  card: "+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2";
}

/** The Dealer gathers the cards and begins the next round. */
export interface Flip7NextRound {
  move: "next_round";
}

/** Take one more card. */
export interface Flip7Hit {
  move: "hit";
}

/** Leave the round and keep the points. */
export interface Flip7Stay {
  move: "stay";
}

/** Play a Freeze on somebody. */
export interface Flip7Freeze {
  move: "freeze";
  target: number;
}

/** Play a Flip Three on somebody. */
export interface Flip7FlipThree {
  move: "flip3";
  target: number;
}

/** Hand a spare Second Chance to somebody. */
export interface Flip7Give {
  move: "give";
  target: number;
}

/** A round began; only the seats listed take part. */
export interface Flip7RoundBegan {
  event: "round_began";
  round: number;
  dealer: number;
  playing: number[];
}

/** Discards became the deck, which now holds this many cards. */
export interface Flip7Reshuffled {
  event: "reshuffled";
  cards: number;
}

/** All cards were shuffled together before a round: this many, the whole deck. */
export interface Flip7AllShuffled {
  event: "all_shuffled";
  cards: number;
}

/** A card was turned over for a seat. */
export interface Flip7Dealt {
  event: "dealt";
  seat: number;
  card: "+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2";
}

/** A repeated number put a seat out of the round; these points are gone. */
export interface Flip7Busted {
  event: "busted";
  seat: number;
  card: "+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2";
  points: number;
}

/** A Second Chance was spent on a repeated number. */
export interface Flip7Saved {
  event: "saved";
  seat: number;
  card: "+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2";
}

/** A seat has seven different numbers: the round stops for all. */
export interface Flip7FlippedSeven {
  event: "flipped_seven";
  seat: number;
}

/** A seat left the round with its points; by choice, or because no card can be dealt. */
export interface Flip7Stayed {
  event: "stayed";
  seat: number;
  points: number;
  by_itself: boolean;
}

/** A Freeze put a seat out of the round with its points. */
export interface Flip7Frozen {
  event: "frozen";
  seat: number;
  by: number;
  points: number;
}

/** A seat must take the next three cards. */
export interface Flip7FlipThreeBegan {
  event: "flip_three_began";
  seat: number;
  by: number;
}

/** No card is left, so the rest of the three are not dealt. */
export interface Flip7FlipThreeStopped {
  event: "flip_three_stopped";
  seat: number;
}

/** An action card drawn in a Flip Three waits until the three are dealt. */
export interface Flip7CardWaits {
  event: "card_waits";
  seat: number;
  card: "+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2";
}

/** A waiting card got its target, and acts later. */
export interface Flip7CardAssigned {
  event: "card_assigned";
  seat: number;
  card: "+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2";
  target: number;
}

/** A seat holds a Second Chance now. */
export interface Flip7SecondChanceKept {
  event: "second_chance_kept";
  seat: number;
}

/** A spare Second Chance was handed over. */
export interface Flip7SecondChanceGiven {
  event: "second_chance_given";
  seat: number;
  target: number;
}

/** A card has no effect: its owner or its target is out, or nobody can take it. */
export interface Flip7CardDropped {
  event: "card_dropped";
  seat: number;
  card: "+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2";
  why: "nobody" | "owner_busted" | "owner_frozen" | "target_out";
}

/** The round is over: points of the round and totals. */
export interface Flip7RoundScored {
  event: "round_scored";
  scores: number[];
  totals: number[];
}

/** The lead is shared: the seats in `playing` play another round. */
export interface Flip7TieBreak {
  event: "tie_break";
  tied: number[];
  playing: number[];
}

/** The game is over; `winners` is empty if nobody has won. */
export interface Flip7GameEnded {
  event: "game_ended";
  winners: number[];
  why: "challenge" | "round_cap" | "target";
}

/** An offer of all legal moves of a kind that has too many to list. */
export interface Flip7AnyOf {
  offer: "any";
  kind: string;
}

/** The odds of each seat; None for a seat that is out. */
export interface Flip7Advice {
  odds: (Flip7Odds | null)[];
}

/** What the cards that may come next would do, and the expected value of one more card. */
export interface Flip7Odds {
  cards: number;
  bust: number;
  save: number;
  flip_seven: number;
  points_now: number;
  value: number;
}

/** The review of a finished game. */
export interface Flip7Review {
  luck: Flip7Luck[];
}

/** One seat's luck over a game. */
export interface Flip7Luck {
  cards: number;
  busts: number;
  expected_busts: number;
  points: number;
}

export type Flip7AnyView = Flip7View;

export type Flip7AnyMove = Flip7FirstDealer | Flip7Reveal | Flip7NextRound | Flip7Hit | Flip7Stay | Flip7Freeze | Flip7FlipThree | Flip7Give;

export type Flip7AnyEvent = Flip7RoundBegan | Flip7Reshuffled | Flip7AllShuffled | Flip7Dealt | Flip7Busted | Flip7Saved | Flip7FlippedSeven | Flip7Stayed | Flip7Frozen | Flip7FlipThreeBegan | Flip7FlipThreeStopped | Flip7CardWaits | Flip7CardAssigned | Flip7SecondChanceKept | Flip7SecondChanceGiven | Flip7CardDropped | Flip7RoundScored | Flip7TieBreak | Flip7GameEnded;

export type Flip7AnyKind = Flip7AnyOf;

export type Flip7AnyAdvice = Flip7Advice;

export type Flip7AnyReview = Flip7Review;

export type Flip7AnyOffer = Flip7AnyMove | Flip7AnyKind;

/** The game as one seat sees it; `me` is None for a spectator. */
export interface Phase10flipView {
  me: number | null;
  rules: Phase10flipRules;
  deck: string[];
  stage: Phase10flipStage;
  hand: string[];
  faces: string[];
  hands: Phase10flipHand[];
  laid: Phase10flipLaid[][];
  phases: number[];
  totals: number[];
  playing: number[];
  is_replay: boolean;
  side: Phase10flipSide;
  draw: number;
  draw_back: string | null;
  bottom: string | null;
  discard: string[];
  round: number;
  dealer: number;
  seat: number;
  has_drawn: boolean;
  turns: number;
  scores: number[];
  winners: number[];
}

/** An answer to every question, house rules included. */
export interface Phase10flipRules {
  edition: string;
  variant: Phase10flipVariant;
  phases_to_win: number;
  own_backs: Phase10flipOwnBacks;
  laying: Phase10flipRulesLaying;
  equal_groups: Phase10flipEqualGroups;
  lay_down_size: Phase10flipLayDownSize;
  numbered_card: Phase10flipNumberedCard;
  flip_when: Phase10flipFlipWhen;
  last_discard_flips: Phase10flipLastDiscardFlips;
  going_out: Phase10flipGoingOut;
  exhausted_pile: Phase10flipExhaustedPile;
  stall_turns: number;
}

/** How the game is won. */
export type Phase10flipVariant = "standard" | "ten_rounds";

/** Whether a player may look at the backs of their own cards. */
export type Phase10flipOwnBacks = "hidden" | "seen";

/** Whether a player who can lay must. */
export type Phase10flipRulesLaying = "compulsory" | "optional";

/** Whether a phase may hold two runs of one colour, or two sets of one number. */
export type Phase10flipEqualGroups = "allowed" | "refused";

/** Whether a group may be laid down with more cards than asked. */
export type Phase10flipLayDownSize = "at_least" | "exact";

/** Whether the phase, or each of its groups, needs a card that is no star. */
export type Phase10flipNumberedCard = "per_group" | "per_phase";

/** Which FLIP cards flip the table. */
export type Phase10flipFlipWhen = "discarded" | "discarded_or_laid";

/** Whether the discard that ends the round flips before hands are counted. */
export type Phase10flipLastDiscardFlips = "no" | "yes";

/** How the last card may leave the hand. */
export type Phase10flipGoingOut = "discard_only" | "hit_or_discard";

/** What happens when a turn begins without a draw pile. */
export type Phase10flipExhaustedPile = "end_round" | "reshuffle";

/** The stage of the game. */
export type Phase10flipStage = "deal" | "first_dealer" | "over" | "playing" | "reshuffle" | "scored";

/** A hand as others see it. */
export interface Phase10flipHand {
  backs: string[];
  shown: Phase10flipShown;
  size: number;
}

/** What everybody knows of a hand besides the visible backs (rule 3.5). */
export interface Phase10flipShown {
  faces: string[];
  cards: string[];
}

/** A group on the table, and its whole cards in the same order; they never turn over or leave it. */
export interface Phase10flipLaid {
  group: Phase10flipGroup;
  cards: string[];
}

/** A run or a set, its cards in order of their numbers; hits may mix faces of both sides in it. */
export interface Phase10flipGroup {
  kind: Phase10flipGroupKind;
  cards: Phase10flipPlaced[];
}

/** The two kinds of group. */
export type Phase10flipGroupKind = "run" | "set";

/** A face that lies in a group, and the number it stands for there. */
export interface Phase10flipPlaced {
  face: string;
  number: number;
}

/** The two sides of every card. */
export type Phase10flipSide = "colour" | "intense";

/** The Dealer names who deals first. */
export interface Phase10flipFirstDealer {
  move: "first_dealer";
  seat: number;
}

/** The Dealer shuffles: all cards for a round, or the discards for a new draw pile; the top card first. */
export interface Phase10flipShuffle {
  move: "shuffle";
  order: string[];
}

/** The Dealer gathers the cards for the next round. */
export interface Phase10flipNextRound {
  move: "next_round";
}

/** Take the top of the draw pile. */
export interface Phase10flipDraw {
  move: "draw";
}

/** Take the top of the discard pile. */
export interface Phase10flipTake {
  move: "take";
}

/** Lay the phase, group by group in its order. */
export interface Phase10flipLayDown {
  move: "lay_down";
  groups: Phase10flipMovesLaying[][];
}

/** A card laid down and the number it stands for; a star's may be left out where only one is possible. */
export interface Phase10flipMovesLaying {
  card: string;
  number: number | null;
}

/** Add a card to a group on the table; `group` is its index among the groups of `seat`. */
export interface Phase10flipHit {
  move: "hit";
  card: string;
  seat: number;
  group: number;
  number: number | null;
}

/** Lay a card on the discard pile and end the turn. */
export interface Phase10flipDiscard {
  move: "discard";
  card: string;
}

/** A round begins; only the seats listed take part. */
export interface Phase10flipRoundBegan {
  event: "round_began";
  round: number;
  dealer: number;
  playing: number[];
}

/** Everybody has a hand, and this card starts the discard pile. */
export interface Phase10flipHandsDealt {
  event: "hands_dealt";
  discard: string;
}

/** The discards except the top one became a draw pile of so many cards. */
export interface Phase10flipPileRenewed {
  event: "pile_renewed";
  cards: number;
}

/** A seat took the top of the draw pile; everybody saw the back, only the drawer sees the face. */
export interface Phase10flipDrew {
  event: "drew";
  seat: number;
  back: string;
  face: string | null;
}

/** A seat took the top of the discard pile. */
export interface Phase10flipTook {
  event: "took";
  seat: number;
  card: string;
}

/** A seat laid its phase. */
export interface Phase10flipLaidDown {
  event: "laid_down";
  seat: number;
  phase: number;
  groups: Phase10flipGroup[];
}

/** A card was added to a group in front of a seat. */
export interface Phase10flipHitMade {
  event: "hit_made";
  seat: number;
  face: string;
  number: number;
  target: number;
  group: number;
}

/** A seat laid a card on the discard pile. */
export interface Phase10flipDiscarded {
  event: "discarded";
  seat: number;
  face: string;
}

/** The table was turned over: this is the active side now. */
export interface Phase10flipFlipped {
  event: "flipped";
  seat: number;
  side: Phase10flipSide;
}

/** A seat has no cards left. */
export interface Phase10flipWentOut {
  event: "went_out";
  seat: number;
}

/** The round ends though nobody went out. */
export interface Phase10flipRoundStopped {
  event: "round_stopped";
  why: "pile" | "stall";
}

/** The round is over: its points, the totals, who laid their phase, and the faces left in each hand. */
export interface Phase10flipRoundScored {
  event: "round_scored";
  scores: number[];
  totals: number[];
  laid: number[];
  left: string[][];
}

/** The best are tied: they alone play the last phase again. */
export interface Phase10flipTieBreak {
  event: "tie_break";
  tied: number[];
}

/** The game is over. */
export interface Phase10flipGameEnded {
  event: "game_ended";
  winners: number[];
  why: "phases" | "rounds" | "tie_break";
}

/** An offer of all legal moves of a kind that has too many to list. */
export interface Phase10flipAnyOf {
  offer: "any";
  kind: string;
}

/** Advice on the phase to lay; empty once it is laid. */
export interface Phase10flipAdvice {
  short: number | null;
  completing: string[];
  lay_downs: Phase10flipLayDownAdvice[];
}

/** Cards to lay down: one move for every reading of their stars, and what remains in hand. */
export interface Phase10flipLayDownAdvice {
  moves: Phase10flipLayDown[];
  left: string[];
  points: number;
}

export type Phase10flipAnyView = Phase10flipView;

export type Phase10flipAnyMove = Phase10flipFirstDealer | Phase10flipShuffle | Phase10flipNextRound | Phase10flipDraw | Phase10flipTake | Phase10flipLayDown | Phase10flipHit | Phase10flipDiscard;

export type Phase10flipAnyEvent = Phase10flipRoundBegan | Phase10flipHandsDealt | Phase10flipPileRenewed | Phase10flipDrew | Phase10flipTook | Phase10flipLaidDown | Phase10flipHitMade | Phase10flipDiscarded | Phase10flipFlipped | Phase10flipWentOut | Phase10flipRoundStopped | Phase10flipRoundScored | Phase10flipTieBreak | Phase10flipGameEnded;

export type Phase10flipAnyKind = Phase10flipAnyOf;

export type Phase10flipAnyAdvice = Phase10flipAdvice;

export type Phase10flipAnyReview = null;

export type Phase10flipAnyOffer = Phase10flipAnyMove | Phase10flipAnyKind;

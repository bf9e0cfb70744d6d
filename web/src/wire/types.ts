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

/** Be ready for the next round; it begins once everybody is who is there. */
export interface GoOn {
  type: "go_on";
  action: string;
}

/** Have the bots finish the round without waiting, once they alone still play. */
export interface Skip {
  type: "skip";
  action: string;
}

/** Choose how fast the bots play. */
export interface SetBotSpeed {
  type: "set_bot_speed";
  action: string;
  speed: "calm" | "fast" | "normal";
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

/** Let somebody in again whom the host removed. */
export interface LetIn {
  type: "let_in";
  action: string;
  person: string;
}

/** Have a bot play for somebody who is away, until they are back. */
export interface StandIn {
  type: "stand_in";
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

/** Let latecomers take bots' seats, or no longer. */
export interface SwitchLateSeats {
  type: "switch_late_seats";
  action: string;
  on: boolean;
}

/** Take a bot's seat when the next round begins. */
export interface ClaimSeat {
  type: "claim_seat";
  action: string;
  seat: number;
  name: string;
}

/** Do without the seat that one has claimed. */
export interface DropClaim {
  type: "drop_claim";
  action: string;
}

/** Say something. */
export interface Say {
  type: "say";
  action: string;
  text: string;
}

/** React with an emoji; a spectator may do that too. */
export interface React {
  type: "react";
  action: string;
  sign: string;
}

/** Say who plays with real cards, in seat order. */
export interface NamePlayers {
  type: "name_players";
  action: string;
  names: string[];
}

/** Ask the host to be allowed to write, or tell under which name one does. */
export interface AskToWrite {
  type: "ask_to_write";
  action: string;
  name: string;
}

/** Say whether a person may write. */
export interface ChooseWriter {
  type: "choose_writer";
  action: string;
  person: string;
  may_write: boolean;
}

/** Say whether everybody with the link may write. */
export interface OpenWriting {
  type: "open_writing";
  action: string;
  on: boolean;
}

/** Turn odds and advice on or off for everybody. */
export interface SwitchHints {
  type: "switch_hints";
  action: string;
  on: boolean;
}

/** Report something, or correct what was reported, having seen `seq` entries. */
export interface Write {
  type: "write";
  action: string;
  seq: number;
  op: AddReport | InsertReport | ChangeReport | RemoveReport | SettleOperation | UndoOperation | RedoOperation;
  device: string;
  name: string;
  is_queued: boolean;
}

/** Something happened after everything that was reported so far. */
export interface AddReport {
  op: "add";
  report: Flip7AnyReport | Phase10flipAnyReport;
}

/** Something happened right before another report. */
export interface InsertReport {
  op: "insert";
  before: string;
  report: Flip7AnyReport | Phase10flipAnyReport;
}

/** Another report takes the place of one that was wrong. */
export interface ChangeReport {
  op: "change";
  of: string;
  report: Flip7AnyReport | Phase10flipAnyReport;
}

/** A report was wrong: nothing of the kind happened. */
export interface RemoveReport {
  op: "remove";
  of: string;
}

/** What becomes of an unsettled operation.

    `drop` leaves it out; `count` has it count although it does not fit: the table is right; `instead` puts a report in
    the place of another one, `beside`, that somebody else made of the same moment. */
export interface SettleOperation {
  op: "settle";
  of: string;
  how: "count" | "drop" | "instead";
  beside: string | null;
}

/** An operation does not count any more; that it was undone twice makes no difference. */
export interface UndoOperation {
  op: "undo";
  of: string;
}

/** An operation that was undone counts again. */
export interface RedoOperation {
  op: "redo";
  of: string;
}

/** Play again at a new table; whoever asks first opens it, and whoever asks says that they come. */
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

/** Ask what an operation would change; nothing is written. */
export interface PreviewWrite {
  type: "preview";
  action: string;
  op: AddReport | InsertReport | ChangeReport | RemoveReport | SettleOperation | UndoOperation | RedoOperation;
}

/** Ask for the timeline of an earlier round. */
export interface ShowRound {
  type: "show_round";
  action: string;
  round: number;
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
  series: SeriesView | null;
  spectators: number;
  bot_speed: "calm" | "fast" | "normal";
  may_skip: boolean;
  companion: CompanionTable | null;
  code: string | null;
  removed: RemovedPerson[];
  late_seats: boolean;
  claims: Claim[];
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
  dealer: "people" | "verifiable";
  waits_for_people: boolean;
  daily: string | null;
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
  is_nearby: boolean;
  is_ready: boolean;
}

/** When waiting ends, and what for: a bot stands in, the next round begins, or the rematch does. */
export interface Countdown {
  ends_at: number;
  why: "away" | "rematch" | "rest" | "time";
  seat: number | null;
  asked_again_at: number | null;
}

/** The games of a series that are over, this one too if it is, and the wins of those who sit here, by seat. */
export interface SeriesView {
  games: number;
  wins: number[];
}

/** The part of a table where people with real cards are the Dealer. */
export interface CompanionTable {
  shown: CompanionView | null;
  is_open: boolean;
  writers: WriterView[];
}

/** A companion table, the same for everybody who looks. */
export interface CompanionView {
  written: number;
  players: Player[];
  seats: number[];
  way: "cards" | "scores";
  round: number;
  dealer: number | null;
  next_dealer: number | null;
  turn: Turn | null;
  standings: PlayerStanding[];
  winners: number[];
  is_over: boolean;
  timeline: TimelineItem[];
  sheet: SheetRow[];
  unsettled: Unsettled[];
  changes: WrittenChange[];
  undo: string | null;
  redo: string | null;
  pad: Flip7AnyPad | Phase10flipAnyPad;
  odds: Flip7AnyOdds | null;
}

/** Somebody who plays with real cards: a name without a device. */
export interface Player {
  id: number;
  name: string;
}

/** What is to be reported next, and about whom. */
export interface Turn {
  asks: "card" | "dealer" | "decision" | "out" | "round" | "score" | "target";
  player: number | null;
  card: string | null;
  targets: number[];
  cards_to_come: number;
  may_stay: boolean;
}

/** A player at the table now: total, points of this round so far, and how they are in it. */
export interface PlayerStanding {
  player: number;
  total: number;
  points: number;
  status: string;
  phase: number | null;
}

/** A report in the timeline of a round: a column for each player, a row for each lap. */
export interface TimelineItem {
  id: string;
  report: Flip7AnyReport | Phase10flipAnyReport;
  player: number | null;
  lap: number;
  is_inner: boolean;
  is_forced: boolean;
  is_twin: boolean;
  is_unsettled: boolean;
  events: (Flip7AnyEvent | Phase10flipAnyEvent)[];
}

/** A round on the score sheet. */
export interface SheetRow {
  round: number;
  way: "cards" | "scores";
  dealer: number;
  cells: SheetCell[];
}

/** One player's part of a round on the score sheet; `phase` is the phase they were on, in a game with phases. */
export interface SheetCell {
  player: number;
  points: number;
  total: number;
  marks: ("bust" | "laid" | "out" | "set" | "seven" | "typed")[];
  phase: number | null;
}

/** Something that people wrote and that does not fit: it waits until they say what is right. */
export interface Unsettled {
  id: string;
  op: AddReport | InsertReport | ChangeReport | RemoveReport | SettleOperation | UndoOperation | RedoOperation;
  reason: Reason;
  round: number;
  name: string;
  beside: string | null;
  beside_op: AddReport | InsertReport | ChangeReport | RemoveReport | SettleOperation | UndoOperation | RedoOperation | null;
  beside_name: string;
  may_count: boolean;
}

/** Why a move is refused: a message id and its arguments; the messages are in the locale files. */
export interface Reason {
  id: string;
  arguments: Record<string, string | number>;
}

/** One of the latest operations, for the list of changes. */
export interface WrittenChange {
  id: string;
  op: AddReport | InsertReport | ChangeReport | RemoveReport | SettleOperation | UndoOperation | RedoOperation;
  name: string;
  is_undone: boolean;
}

/** A person who writes at a companion table, or asks to. */
export interface WriterView {
  person: string;
  name: string;
  may_write: boolean;
}

/** Somebody whom the host removed, and the name that they had. */
export interface RemovedPerson {
  person: string;
  name: string;
}

/** A bot's seat that somebody takes when the next round begins. */
export interface Claim {
  seat: number;
  person: string;
  name: string;
}

/** One entry of the log as one person may see it. */
export interface SeenEntry {
  seq: number;
  at: number;
  actor: number | "dealer";
  decided_by: "bot" | "dealer" | "person" | "stand_in";
  events: (Flip7AnyEvent | Phase10flipAnyEvent)[];
  table_event: Opened | SatDown | BotSeated | SeatFreed | Removed | Readmitted | HostChanged | ChatSwitched | Started | Paused | Resumed | StoodIn | TookBack | LateSeatsSwitched | SeatClaimed | ClaimDropped | TookOver | Said | Reacted | Ready | Skipped | BotSpeedSet | BotFailed | Rematched | SeriesContinued | Branched | Revealed | PlayersNamed | AskedToWrite | WriterChosen | WritingOpened | HintsSwitched | Finished | WentOn | Moved | null;
  undone_from: number | null;
  written?: Written;
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

/** The host removed a person before the game: they may not sit down again. */
export interface Removed {
  event: "removed";
  person: string;
  name: string;
}

/** The host let a person in again whom they had removed. */
export interface Readmitted {
  event: "readmitted";
  person: string;
  name: string;
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

/** The host allowed latecomers to take bots' seats, or no longer. */
export interface LateSeatsSwitched {
  event: "late_seats_switched";
  on: boolean;
}

/** A person who watches wants a bot's seat from the next round on. */
export interface SeatClaimed {
  event: "seat_claimed";
  seat: number;
  person: string;
  name: string;
}

/** Whoever claimed a seat does not want it any more, or was not there when the round began. */
export interface ClaimDropped {
  event: "claim_dropped";
  seat: number;
}

/** A person took a bot's seat before the first card of a round; they add nothing to the deal. */
export interface TookOver {
  event: "took_over";
  seat: number;
  person: string;
  name: string;
  replaced: string;
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

/** A person is ready for the next round, or once the game is over, for the rematch. */
export interface Ready {
  event: "ready";
  seat: number;
}

/** A person had the bots, who alone still play, finish the round without waiting. */
export interface Skipped {
  event: "skipped";
  seat: number;
}

/** The host chose how fast the bots play. */
export interface BotSpeedSet {
  event: "bot_speed_set";
  speed: "calm" | "fast" | "normal";
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

/** This table is a rematch: where the last game was played, how many there were so far, and who won them. */
export interface SeriesContinued {
  event: "series_continued";
  table: string;
  games: number;
  wins: SeriesWins[];
}

/** How many games of a series somebody has won; a bot is known by its name. */
export interface SeriesWins {
  person: string | null;
  name: string;
  wins: number;
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

/** Who plays with real cards, in seat order: names without devices. */
export interface PlayersNamed {
  event: "players_named";
  names: string[];
}

/** A person would like to write at a companion table. */
export interface AskedToWrite {
  event: "asked_to_write";
  person: string;
  name: string;
}

/** The host said whether a person may write at a companion table. */
export interface WriterChosen {
  event: "writer_chosen";
  person: string;
  may_write: boolean;
}

/** The host said whether everybody with the link may write at a companion table. */
export interface WritingOpened {
  event: "writing_opened";
  on: boolean;
}

/** Odds and advice were turned on or off for everybody at a companion table. */
export interface HintsSwitched {
  event: "hints_switched";
  on: boolean;
}

/** The game at a companion table is over; there was no deal to verify. */
export interface Finished {
  event: "finished";
}

/** After a correction, the game at a companion table is not over after all. */
export interface WentOn {
  event: "went_on";
}

/** A running game against bots was moved between two hosts: away from here, or here from elsewhere.

    Its player may have seen its secret on the way. */
export interface Moved {
  event: "moved";
  away: boolean;
}

/** An operation in the log: its id, the device and the name of its writer, and how many operations they had seen. */
export interface Written {
  id: string;
  op: AddReport | InsertReport | ChangeReport | RemoveReport | SettleOperation | UndoOperation | RedoOperation;
  seen: number;
  device: string;
  name: string;
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

/** What an operation would change, on the table after `seq` entries. */
export interface Previewed {
  type: "previewed";
  seq: number;
  preview: Preview;
  action?: string;
}

/** What would follow from an operation. */
export interface Preview {
  standings: StandingChange[];
  turn_before: Turn | null;
  turn: Turn | null;
  round_before: number;
  round: number;
  is_over_before: boolean;
  is_over: boolean;
  winners: number[];
  becomes_unsettled: Unsettled[];
  becomes_settled: string[];
  cards_left_before: number | null;
  cards_left: number | null;
  kept: number;
}

/** How somebody stands before and after; None if they are not at the table. */
export interface StandingChange {
  player: number;
  before: PlayerStanding | null;
  after: PlayerStanding | null;
}

/** The timeline of a round, on the table after `seq` entries. */
export interface RoundShown {
  type: "round_shown";
  seq: number;
  round: number;
  timeline: TimelineItem[];
  action?: string;
}

/** A spectator reacted; it is not kept in the log. */
export interface Reaction {
  type: "reaction";
  sign: string;
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
  about: Opened | SatDown | BotSeated | SeatFreed | Removed | Readmitted | HostChanged | ChatSwitched | Started | Paused | Resumed | StoodIn | TookBack | LateSeatsSwitched | SeatClaimed | ClaimDropped | TookOver | Said | Reacted | Ready | Skipped | BotSpeedSet | BotFailed | Rematched | SeriesContinued | Branched | Revealed | PlayersNamed | AskedToWrite | WriterChosen | WritingOpened | HintsSwitched | Finished | WentOn | Moved | null;
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

/** Where others in the same network reach this server, such as `http://192.168.1.7:8007`; null if they cannot. */
export interface NetworkAddress {
  origin: string | null;
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
  is_moved: boolean;
  is_away: boolean;
}

/** A person's results in one game; with one more person at the table it counts as against people. */
export interface GameRecord {
  game: string;
  people: Results;
  bots: Results;
  moved: Results;
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
  players: string[] | null;
}

/** Where to play on from: after how many entries, on which seat, against which bots. */
export interface BranchPoint {
  seq: number;
  seat: number;
  bot: string;
  entropy: string;
}

/** A running game on its way to another host: its log, and the secret behind its deals. */
export interface RunningGame {
  log: Log;
  secret: string;
  volteface_running: number;
}

/** A question about cards of a game. */
export interface CardQuestion {
  game: string;
  question: Phase10flipAnyQuestion;
}

/** A score sheet: who played, all rounds, and who won. */
export interface ScoreSheet {
  table: string;
  setup: Setup;
  players: Player[];
  seats: number[];
  rounds: SheetRow[];
  totals: number[];
  winners: number[];
  is_over: boolean;
  csv: string;
}

/** The same people at the same game: every evening that they kept. */
export interface GroupStatistics {
  game: string;
  names: string[];
  tables: string[];
  setup: Setup;
  updated: number;
  players: PlayerStatistics[];
}

/** One name over all games of a group. */
export interface PlayerStatistics {
  name: string;
  games: number;
  won: number;
  rounds: number;
  points: number;
  average: number;
  best: number;
  busts: number;
  sevens: number;
  laid: number;
  went_out: number;
  cards: number;
  busts_of_cards: number;
  expected_busts: number;
}

/** A lesson and all answers that the learner has given in it: moves, and null for just going on. */
export interface LessonRequest {
  game: string;
  lesson: string;
  answers: (Record<string, unknown> | null)[];
  advise: boolean;
}

/** What the latest answer led to. */
export interface LessonView {
  step: number;
  outcome: "refused" | "right" | "wrong";
  refused: Reason | null;
  table: TableView;
  happened: SeenEntry[];
  advice: unknown;
}

/** Today's link, and whether nobody could know it before today. */
export interface DailyDeck {
  day: string;
  link: string;
  is_secret: boolean;
}

/** A wish to play the deck of a day; a device without a server may have the link of that day from one. */
export interface DailyTry {
  game: string;
  day: string;
  link: string | null;
  is_practice: boolean;
}

/** How a counted try went, round by round, beside the bot's. */
export interface DailyResult {
  day: string;
  game: string;
  name: string;
  unit: "points" | "turns";
  score: number;
  bot_score: number;
  rounds: DailyRound[];
  decisions: number;
  differences: DailyDecision[];
  is_mine: boolean;
}

/** A round: a sign for each card or turn and for how it ended, its score, and the bot's with the same deck. */
export interface DailyRound {
  signs: string[];
  score: number;
  bot_score: number;
}

/** A choice that the bot would have made differently. */
export interface DailyDecision {
  round: number;
  move: string;
  best: string;
  cost: number;
  points: number;
  outcome: number;
  turn: number;
  card: string | null;
  best_card: string | null;
}

/** How a day's deck went for everybody; who has not finished it yet is told no names. */
export interface DailyTable {
  day: string;
  game: string;
  unit: "points" | "turns";
  players: number;
  half: number | null;
  best: DailyPlace[];
  mine: DailyPlace | null;
  better_than: number | null;
}

/** Somebody's place; those with the same score share it. */
export interface DailyPlace {
  rank: number;
  name: string;
  score: number;
  is_mine: boolean;
}

export type AnyCommand = Act | Undo | GoOn | Skip | SetBotSpeed | Sit | SeatBot | Leave | Remove | LetIn | StandIn | HandOver | Start | Pause | Resume | SwitchChat | SwitchLateSeats | ClaimSeat | DropClaim | Say | React | NamePlayers | AskToWrite | ChooseWriter | OpenWriting | SwitchHints | Write | Rematch | Advise | Refresh | PreviewWrite | ShowRound;

export type AnyMessage = Welcome | Update | Done | Refused | Advice | NewTable | Previewed | RoundShown | Reaction | Closing;

export type SeatCommand = Act | Advise;

export type SeatMessage = SeatUpdate | Refusal | Advice;

export type Lobby = LobbyView;

/** Who plays from the next round on, in seat order: people come late, leave, change seats or names. */
export interface Flip7Players {
  report: "players";
  players: Flip7Player[];
}

/** Somebody who plays with real cards: a name without a device. */
export interface Flip7Player {
  id: number;
  name: string;
}

/** A round begins: every card is reported, or only the scores; `dealer` only where the rules do not say who deals.

    `is_drawn` asks the table to draw the dealer, and stays there as a note; `is_shuffled` says that all cards were
    shuffled before the round. */
export interface Flip7BeginRound {
  report: "round";
  way: "cards" | "scores";
  dealer: number | null;
  is_drawn: boolean;
  is_shuffled: boolean;
}

/** A card was turned over for a player: a hit, a card of the first deal, or one of a Flip Three. */
export interface Flip7TookCard {
  report: "took";
  player: number;
  card: "+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2";
}

/** A player stays. */
export interface Flip7Stays {
  report: "stayed";
  player: number;
}

/** A player plays the action card on somebody, or gives them the Second Chance. */
export interface Flip7ChoseTarget {
  report: "target";
  player: number;
  target: number;
}

/** What a player scored: by the cards in front of them, or by a number; a bust scores nothing. */
export interface Flip7EnterScore {
  report: "score";
  player: number;
  points: number | null;
  cards: ("+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2")[] | null;
  is_bust: boolean;
  is_flip_seven: boolean;
}

/** The table is right: the discards were shuffled into the deck now. */
export interface Flip7ShuffledDiscards {
  report: "reshuffled";
}

/** The table is right: this player has this total. */
export interface Flip7SetTotal {
  report: "total";
  player: number;
  total: number;
}

/** The table is right: it is this player's turn. */
export interface Flip7SetTurn {
  report: "turn";
  player: number;
}

/** People stop playing; whoever leads has won. */
export interface Flip7Stop {
  report: "stop";
}

/** What the pad of Flip 7 shows besides the engine's own view: scores entered so far in this round. */
export interface Flip7Flip7Pad {
  entered: Flip7Entered[];
}

/** A player's score of the round as people entered it. */
export interface Flip7Entered {
  player: number;
  points: number;
  cards: ("+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2")[];
  is_bust: boolean;
  is_flip_seven: boolean;
  is_typed: boolean;
}

/** What may come next; `is_exact` is false when a round was played without reporting its cards. */
export interface Flip7PadOdds {
  cards: Flip7CardLeft[];
  cards_left: number;
  players: Flip7PlayerOdds[];
  is_exact: boolean;
  decks: number;
}

/** How many of a card are left to come, and what it would do to the player it is for. */
export interface Flip7CardLeft {
  card: "+10" | "+2" | "+4" | "+6" | "+8" | "0" | "1" | "10" | "11" | "12" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "chance" | "flip3" | "freeze" | "x2";
  left: number;
  effect: "bust" | "flip7" | "none" | "saved";
}

/** A player who is in the round: the chance that the next card busts them, and what a hit is worth. */
export interface Flip7PlayerOdds {
  player: number;
  bust: number;
  flip7: number;
  points: number;
  value: number;
}

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

/** The odds of each seat, None for a seat that is out; a suggestion if the viewer may hit or stay. */
export interface Flip7Advice {
  odds: (Flip7Odds | null)[];
  suggestion: Flip7Suggestion | null;
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

/** Whether to hit, and the expected points of the round for both choices. */
export interface Flip7Suggestion {
  is_hit_best: boolean;
  hit: number;
  stay: number;
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

export type Flip7AnyReport = Flip7Players | Flip7BeginRound | Flip7TookCard | Flip7Stays | Flip7ChoseTarget | Flip7EnterScore | Flip7ShuffledDiscards | Flip7SetTotal | Flip7SetTurn | Flip7Stop;

export type Flip7AnyPad = Flip7Flip7Pad;

export type Flip7AnyOdds = Flip7PadOdds;

export type Flip7AnyView = Flip7View;

export type Flip7AnyMove = Flip7FirstDealer | Flip7Reveal | Flip7NextRound | Flip7Hit | Flip7Stay | Flip7Freeze | Flip7FlipThree | Flip7Give;

export type Flip7AnyEvent = Flip7RoundBegan | Flip7Reshuffled | Flip7AllShuffled | Flip7Dealt | Flip7Busted | Flip7Saved | Flip7FlippedSeven | Flip7Stayed | Flip7Frozen | Flip7FlipThreeBegan | Flip7FlipThreeStopped | Flip7CardWaits | Flip7CardAssigned | Flip7SecondChanceKept | Flip7SecondChanceGiven | Flip7CardDropped | Flip7RoundScored | Flip7TieBreak | Flip7GameEnded;

export type Flip7AnyKind = Flip7AnyOf;

export type Flip7AnyAdvice = Flip7Advice;

export type Flip7AnyReview = Flip7Review;

export type Flip7AnyOffer = Flip7AnyMove | Flip7AnyKind;

/** Who plays from the next round on, in seat order: people come late, leave, change seats or names. */
export interface Phase10flipPlayers {
  report: "players";
  players: Phase10flipPlayer[];
}

/** Somebody who plays with real cards: a name without a device. */
export interface Phase10flipPlayer {
  id: number;
  name: string;
}

/** A round begins: every card is reported, or only the scores; `dealer` only where the rules do not say who deals.

    `is_drawn` asks the table to draw the dealer, and stays there as a note; `is_shuffled` says that all cards were
    shuffled before the round. */
export interface Phase10flipBeginRound {
  report: "round";
  way: "cards" | "scores";
  dealer: number | null;
  is_drawn: boolean;
  is_shuffled: boolean;
}

/** A player went out, which lays their phase too; None if nobody did and the round ended otherwise.

    If somebody else was thought to have gone out, the same report says what they hold, and whether they laid. */
export interface Phase10flipReportedOut {
  report: "out";
  player: number | null;
  hands: Phase10flipHandLeft[];
  laid: number[];
}

/** What is left in a player's hand: how many cards of 5, 10 and 20 points on the side in play, or the points. */
export interface Phase10flipHandLeft {
  report: "hand";
  player: number;
  points: number | null;
  fives: number;
  tens: number;
  twenties: number;
}

/** A player laid their phase in this round, or did not after all. */
export interface Phase10flipReportedLaid {
  report: "laid";
  player: number;
  is_laid: boolean;
}

/** The table was flipped: this side is in play. */
export interface Phase10flipSideUp {
  report: "side";
  side: Phase10flipSide;
}

/** The two sides of every card. */
export type Phase10flipSide = "colour" | "intense";

/** The table is right: this player is on this phase. */
export interface Phase10flipSetPhase {
  report: "phase";
  player: number;
  phase: number;
}

/** The table is right: this player has this total. */
export interface Phase10flipSetTotal {
  report: "total";
  player: number;
  total: number;
}

/** People stop playing; whoever leads has won. */
export interface Phase10flipStop {
  report: "stop";
}

/** What the pad of Phase 10 FLIP! shows of the round that is entered. */
export interface Phase10flipPhase10Pad {
  side: Phase10flipSide;
  out: number | null;
  is_nobody_out: boolean;
  laid: number[];
  hands: Phase10flipCountedHand[];
  phases: number;
  is_tie_break: boolean;
  playing: number[];
  tied: number[];
  variant: Phase10flipVariant;
  done: Phase10flipDonePhases[];
  hand_size: number;
}

/** A player's hand as people counted it. */
export interface Phase10flipCountedHand {
  player: number;
  points: number;
  fives: number;
  tens: number;
  twenties: number;
  is_typed: boolean;
}

/** How the game is won. */
export type Phase10flipVariant = "standard" | "ten_rounds";

/** The phases that a player has behind them; in ten rounds, those that they have laid. */
export interface Phase10flipDonePhases {
  player: number;
  phases: number[];
}

/** Does this hand hold that phase? All faces are of the side in play; FLIP marks make no difference. */
export interface Phase10flipPhaseQuestion {
  question: "phase";
  hand: string[];
  side: Phase10flipSide;
  phase: number;
  edition: string;
  house: Record<string, string | number>;
}

/** May this card be added to that group on the table? A star on a run may say its number. */
export interface Phase10flipHitQuestion {
  question: "hit";
  kind: Phase10flipGroupKind;
  cards: Phase10flipPlaced[];
  face: string;
  number: number | null;
}

/** The two kinds of group. */
export type Phase10flipGroupKind = "run" | "set";

/** A face that lies in a group, and the number it stands for there. */
export interface Phase10flipPlaced {
  face: string;
  number: number;
}

/** Whether it is a phase: the ways to lay it, the best first, or what is missing. */
export interface Phase10flipPhaseAnswer {
  answer: "phase";
  is_phase: boolean;
  ways: Phase10flipWay[];
  short: number;
  completing: string[];
  almost: Phase10flipGroup[];
  short_by_phase: number[];
}

/** A way to lay the phase down, and what remains in hand. */
export interface Phase10flipWay {
  groups: Phase10flipGroup[];
  left: string[];
  points: number;
}

/** A run or a set, its cards in order of their numbers; hits may mix faces of both sides in it. */
export interface Phase10flipGroup {
  kind: Phase10flipGroupKind;
  cards: Phase10flipPlaced[];
}

/** Whether the card may be added, and as which numbers; if not, why. */
export interface Phase10flipHitAnswer {
  answer: "hit";
  may_hit: boolean;
  numbers: number[];
  reason: Phase10flipReason | null;
  group: Phase10flipGroup | null;
}

/** Why a move is refused: a message id and its arguments; the messages are in the locale files. */
export interface Phase10flipReason {
  id: string;
  arguments: Record<string, string | number>;
}

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

/** An answer to every question, house rules included; a log keeps the version it was played by. */
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
  version: number;
  minimum_seats: number;
}

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
  becomes?: Phase10flipColour;
}

/** The four colours of the COLOUR side. */
export type Phase10flipColour = "blue" | "green" | "red" | "yellow";

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

export type Phase10flipAnyReport = Phase10flipPlayers | Phase10flipBeginRound | Phase10flipReportedOut | Phase10flipReportedLaid | Phase10flipHandLeft | Phase10flipSideUp | Phase10flipSetPhase | Phase10flipSetTotal | Phase10flipStop;

export type Phase10flipAnyPad = Phase10flipPhase10Pad;

export type Phase10flipAnyQuestion = Phase10flipPhaseQuestion | Phase10flipHitQuestion;

export type Phase10flipAnyAnswer = Phase10flipPhaseAnswer | Phase10flipHitAnswer;

export type Phase10flipAnyView = Phase10flipView;

export type Phase10flipAnyMove = Phase10flipFirstDealer | Phase10flipShuffle | Phase10flipNextRound | Phase10flipDraw | Phase10flipTake | Phase10flipLayDown | Phase10flipHit | Phase10flipDiscard;

export type Phase10flipAnyEvent = Phase10flipRoundBegan | Phase10flipHandsDealt | Phase10flipPileRenewed | Phase10flipDrew | Phase10flipTook | Phase10flipLaidDown | Phase10flipHitMade | Phase10flipDiscarded | Phase10flipFlipped | Phase10flipWentOut | Phase10flipRoundStopped | Phase10flipRoundScored | Phase10flipTieBreak | Phase10flipGameEnded;

export type Phase10flipAnyKind = Phase10flipAnyOf;

export type Phase10flipAnyAdvice = Phase10flipAdvice;

export type Phase10flipAnyReview = null;

export type Phase10flipAnyOffer = Phase10flipAnyMove | Phase10flipAnyKind;

/** What people wrote at a companion table, and the events of it. */
export interface CompanionEntry {
  kind: "move";
  seq: number;
  actor: number | "dealer";
  decided_by: "bot" | "dealer" | "person" | "stand_in";
  action: string;
  at: number;
  move: Written;
  events: (Flip7AnyEvent | Phase10flipAnyEvent)[];
  digest: string | null;
}

/** A game with real cards from its first entry to its last. */
export interface CompanionLog {
  header: Header;
  entries: (CompanionEntry | UndoEntry | AmendEntry | NoteEntry)[];
}

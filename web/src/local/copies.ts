// A second copy of everybody and every log on this device, as files in the origin's private file system, because Chromium
// deletes a database of its own that a kill has damaged (docs/decisions/0010). Each change is a line of JSON. A line that
// is not whole was never acknowledged.
import type { EntryRow, NewRows, Person, TableRow } from './database.ts';

const FOLDER = 'volteface';
const PEOPLE = 'people';
const TABLE = 'table-'; // how the name of a table's file begins
const NEWLINE = 10;
const MOST_TRIES = 100; // while another tab writes to the same file
const PAUSE_MS = 10;

/** From entry number `expected` on, the log has these entries; the record is as before if there is none. */
interface TableLine {
  expected: number;
  entries: EntryRow[];
  table: TableRow | null;
}

/** A person, or one who was deleted. */
interface PersonLine {
  person: string;
  name: string | null;
}

/** What was seen of a table's file last. */
interface Seen {
  bytes: number;
  entries: number;
}

/** A file that is open for this worker alone; TypeScript knows it in workers only. */
interface OpenFile {
  getSize(): number;
  read(into: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  write(data: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  truncate(bytes: number): void;
  flush(): void;
  close(): void;
}

interface FileHandle extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<OpenFile>;
}

/** The copies of this origin; null where the browser has no such files or denies them. */
export async function openCopies(storage: StorageManager | undefined = navigator.storage): Promise<Copies | null> {
  try {
    const root = await storage!.getDirectory();
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    return new Copies(folder);
  } catch {
    return null;
  }
}

export class Copies {
  #seen = new Map<string, Seen>();

  constructor(private readonly folder: FileSystemDirectoryHandle) {}

  /** The ids of the tables that have a copy. */
  async tables(): Promise<Set<string>> {
    const ids = new Set<string>();
    for await (const name of this.folder.keys()) {
      if (name.startsWith(TABLE)) ids.add(decodeURIComponent(name.slice(TABLE.length)));
    }
    return ids;
  }

  /** Adds what the database has kept; `load` reads its whole log, of which the copy may lack something. */
  async append(rows: NewRows, load: () => Promise<NewRows>): Promise<void> {
    const name = nameOf(rows.id);
    await this.#change(name, async (file) => {
      const seen = this.#look(name, file);
      const { expected, entries, table } = seen.entries < rows.expected ? since(seen.entries, await load()) : rows;
      const bytes = addLine(file, seen.bytes, { expected, entries, table });
      this.#seen.set(name, { bytes, entries: expected + entries.length });
    });
  }

  /** Removes the copies of tables. */
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      this.#seen.delete(nameOf(id));
      await patiently(() => this.folder.removeEntry(nameOf(id))).catch(unlessMissing);
    }
  }

  /** Notes a person, or that one was deleted. */
  async putPerson(line: PersonLine): Promise<void> {
    await this.#change(PEOPLE, (file) => void addLine(file, wholeBytes(readAll(file)), line));
  }

  /** A table as far as it can be read; null if nothing can. */
  async table(id: string): Promise<NewRows | null> {
    return rowsOf(id, linesOf<TableLine>(await this.#text(nameOf(id))));
  }

  /** Everybody, the first one first. */
  async people(): Promise<Person[]> {
    return peopleOf(linesOf<PersonLine>(await this.#text(PEOPLE)));
  }

  /** Opens a file for this worker alone while it is changed. */
  async #change(name: string, change: (file: OpenFile) => Promise<void> | void): Promise<void> {
    const handle = (await this.folder.getFileHandle(name, { create: true })) as FileHandle;
    const file = await patiently(() => handle.createSyncAccessHandle());
    try {
      await change(file);
    } finally {
      file.close();
    }
  }

  /** How far a table's file goes; it is read only if somebody else has written to it. */
  #look(name: string, file: OpenFile): Seen {
    const seen = this.#seen.get(name);
    if (seen?.bytes === file.getSize()) return seen;
    const data = readAll(file);
    const rows = rowsOf('', linesOf<TableLine>(new TextDecoder().decode(data)));
    return { bytes: wholeBytes(data), entries: rows?.entries.length ?? 0 };
  }

  async #text(name: string): Promise<string> {
    try {
      return await (await (await this.folder.getFileHandle(name)).getFile()).text();
    } catch {
      return ''; // there is no such file, or it cannot be read
    }
  }
}

const nameOf = (id: string): string => TABLE + encodeURIComponent(id);

function since(from: number, whole: NewRows): NewRows {
  return { ...whole, expected: from, entries: whole.entries.slice(from) };
}

/** Writes a line after those that are whole; returns how long the file is then. */
function addLine(file: OpenFile, at: number, line: TableLine | PersonLine): number {
  const data = new TextEncoder().encode(`${JSON.stringify(line)}\n`);
  if (file.getSize() > at) file.truncate(at);
  if (file.write(data, { at }) < data.length) throw new DOMException('no room for a line', 'QuotaExceededError');
  file.flush();
  return at + data.length;
}

function readAll(file: OpenFile): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(file.getSize());
  file.read(data, { at: 0 });
  return data;
}

const wholeBytes = (data: Uint8Array): number => data.lastIndexOf(NEWLINE) + 1;

/** The lines up to the first one that cannot be read. */
function linesOf<T>(text: string): T[] {
  const found: T[] = [];
  for (const line of text.split('\n').slice(0, -1)) {
    try {
      found.push(JSON.parse(line) as T);
    } catch {
      break;
    }
  }
  return found;
}

/** The table that lines tell of, up to a gap; null if they tell of none. */
function rowsOf(id: string, lines: readonly TableLine[]): NewRows | null {
  const entries: EntryRow[] = [];
  let table: TableRow | null = null;
  for (const line of lines) {
    if (line.expected > entries.length) break;
    entries.length = line.expected;
    entries.push(...line.entries);
    table = line.table ?? table;
  }
  return table && { id, expected: 0, entries, table, snapshot: null };
}

function peopleOf(lines: readonly PersonLine[]): Person[] {
  const names = new Map<string, string>();
  for (const { person, name } of lines) {
    if (name === null) names.delete(person);
    else names.set(person, name);
  }
  return [...names].map(([person, name]) => ({ person, name }));
}

/** Tries again while another tab has the file open. */
async function patiently<T>(open: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await open();
    } catch (error) {
      if ((error as Error).name !== 'NoModificationAllowedError' || tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

function unlessMissing(error: Error): void {
  if (error.name !== 'NotFoundError') throw error;
}

// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { caller, openDatabase } from '../../src/local/database';
import { Player, runHost, sharedPython, type Running } from './running';

it('plays a whole game against bots; then it can be replayed, checked, and counts', async () => {
  const running = await runHost();
  const ada = await Player.seated(running, 'flip7', { seats: 3 });
  await ada.playToTheEnd();
  const { body: log } = await running.ask('GET', `/api/tables/${ada.table}/log`);
  const python = await sharedPython();
  const verify = python.runPython(`
def verify_text(text):
    from volteface.kernel import find_game, read_log
    from volteface.tables.fairness.verify import verify
    log = read_log(text.encode())
    return verify(log, find_game(log.header.game)).deals
verify_text`) as (text: string) => number;
  expect(verify(JSON.stringify(log))).toBeGreaterThan(10);
  expect((await running.ask('GET', `/api/tables/${ada.table}/replay?seat=-1`)).status).toBe(200);
  expect((await running.ask('GET', `/api/tables/${ada.table}/review`)).status).toBe(200);
  const { body: record } = await running.ask('GET', '/api/me/record');
  expect(record).toMatchObject([{ game: 'flip7', bots: { games: 1 } }]);
  const point = { seq: 30, seat: 0, bot: '', entropy: 'x' };
  expect((await running.ask('POST', `/api/tables/${ada.table}/branch`, point)).status).toBe(201);
}, 120_000);

it('plays Phase 10 FLIP! and gives advice', async () => {
  const running = await runHost();
  const ada = await Player.seated(running, 'phase10flip', { seats: 2 });
  await ada.until((view) => view.asked === 0);
  expect(await ada.send({ type: 'advise' })).toMatchObject({ type: 'advice' });
}, 120_000);

it('teaches without a network, and has the lessons with it', async () => {
  const running = await runHost();
  const lesson = { game: 'phase10flip', lesson: 'laying', answers: [{ move: 'draw' }], advise: true };
  const { status, body } = await running.ask('POST', '/api/lessons', lesson);
  expect([status, body.step, body.outcome]).toEqual([200, 1, 'right']);
  expect((body.advice as { lay_downs: unknown[] }).lay_downs).toHaveLength(1);
  expect((await running.ask('POST', '/api/lessons', { ...lesson, lesson: 'nothing' })).status).toBe(400);
}, 120_000);

it('lets several people play at one device, each with their own view', async () => {
  const running = await runHost();
  const ada = await Player.opened(running, 'phase10flip', { seats: 2 });
  const { body: zoe } = await running.ask('POST', '/api/people', { name: 'Zoé' });
  const other = await Player.connected(running, ada.table, String(zoe.person));
  await ada.sit(0, 'Ada');
  await other.sit(1, 'Zoé');
  await ada.send({ type: 'start', bot: '' });
  await other.until((view) => view.stage === 'playing');
  expect([ada.view.me, other.view.me]).toEqual([0, 1]);
  const { body: people } = await running.ask('GET', '/api/people');
  expect(people).toMatchObject([{ name: 'Ada' }, { name: 'Zoé' }]);
}, 120_000);

/** Two people at one device whose game has begun; the first one is asked. */
async function begunByTwo(running: Running): Promise<[Player, Player]> {
  const ada = await Player.opened(running, 'flip7', { seats: 2, house: { minimum_seats: 2 } });
  const { body: person } = await running.ask('POST', '/api/people', { name: 'Zoé' });
  const zoe = await Player.connected(running, ada.table, String(person.person));
  await ada.sit(0, 'Ada');
  await zoe.sit(1, 'Zoé');
  await ada.send({ type: 'start', bot: '' });
  await zoe.until((view) => view.seq === ada.view.seq);
  return ada.view.asked === 0 ? [ada, zoe] : [zoe, ada];
}

it('lets a person take a move back until the next one has moved', async () => {
  const running = await runHost();
  // An action card among the first ones would have to be given to somebody, and might put them out.
  const mayStay = ([{ view }]: [Player, Player]): boolean =>
    (view.offers as { move: string }[]).some(({ move }) => move === 'stay') &&
    (view.game as { lines: { status: string }[] }).lines.every(({ status }) => status === 'active');
  let both = await begunByTwo(running);
  while (!mayStay(both)) both = await begunByTwo(running);
  const [asked, next] = both;
  const seat = asked.view.me;
  await asked.send({ type: 'act', seq: asked.view.seq, move: { move: 'stay' } });
  expect([asked.view.asked, asked.view.may_undo]).toEqual([next.view.me, true]);
  await asked.send({ type: 'undo' });
  expect([asked.view.asked, asked.view.may_undo]).toEqual([seat, false]);
}, 120_000);

it('shows in one tab what happened in another, and acknowledges nothing twice', async () => {
  const factory = new IDBFactory();
  const [one, two] = [await runHost(factory), await runHost(factory)];
  const ada = await Player.seated(one, 'flip7', { seats: 3 });
  const mirror = await Player.connected(two, ada.table);
  await ada.until((view) => view.asked === 0);
  const seq = ada.view.seq as number;
  await ada.send({ type: 'act', seq, move: { move: 'hit' } });
  await two.host.changed(ada.table);
  await mirror.until((view) => (view.seq as number) >= (ada.view.seq as number));
  expect(await mirror.send({ type: 'act', seq, move: { move: 'hit' } })).toMatchObject({ type: 'refused' });
}, 120_000);

it('says which game is damaged, keeps the others, and exports what can be read', async () => {
  const factory = new IDBFactory();
  const running = await runHost(factory);
  const [torn, whole] = [await Player.opened(running, 'flip7'), await Player.opened(running, 'flip7')];
  torn.close();
  await running.until(({ line, code }) => line === torn.line && code === 1000);
  const entries = (await openDatabase(factory)).transaction('entries', 'readwrite').objectStore('entries');
  entries.put({ table: torn.table, seq: 0, action: 'open', data: '{"kind":"note","seq":0,"act' });
  const { status, body } = await running.ask('GET', `/api/tables/${torn.table}`);
  expect([status, body.reason]).toEqual([503, { id: 'refused-game-is-damaged', arguments: {} }]);
  const line = await Player.connected(running, torn.table);
  expect((await running.until((message) => message.line === line.line && !!message.code)).code).toBe(4503);
  expect((await running.ask('GET', `/api/tables/${whole.table}`)).status).toBe(200);
  const { body: backup } = await running.ask('GET', '/api/export');
  expect([backup.damaged, (backup.tables as unknown[]).length]).toEqual([[torn.table], 1]);
}, 120_000);

interface StoredRow {
  data: string;
}

/** Changes a row as another version of the page would have written it. */
async function rewrite(
  factory: IDBFactory,
  store: string,
  key: IDBValidKey,
  change: (row: StoredRow) => object,
): Promise<void> {
  const transaction = (await openDatabase(factory)).transaction(store, 'readwrite');
  const rows = transaction.objectStore(store);
  rows.get(key).onsuccess = ({ target }) => rows.put(change((target as IDBRequest<StoredRow>).result));
  await new Promise((resolve) => (transaction.oncomplete = resolve));
}

/** A game on a device that waits for its player, with nobody connected. */
async function waitingGame(factory: IDBFactory): Promise<Player> {
  const running = await runHost(factory);
  const ada = await Player.seated(running, 'flip7', { seats: 3 });
  while (ada.view.asked !== 0) {
    await ada.until((view) => view.asked === 0 || view.is_resting === true); // a bot may have frozen her
    if (ada.view.is_resting) await ada.send({ type: 'go_on' });
  }
  ada.close();
  return ada;
}

it('goes on with a game whose record knows less, as earlier versions stored it, and without their snapshots', async () => {
  const factory = new IDBFactory();
  const ada = await waitingGame(factory);
  await rewrite(factory, 'tables', ada.table, ({ data, ...row }) => {
    const { id, setup, host, secret, created, updated, stage, header, players, people } = JSON.parse(data);
    const known = { id, setup, host, secret, created, updated, stage, header, players, people };
    return { ...row, code: undefined, data: JSON.stringify(known) };
  });
  await rewrite(factory, 'snapshots', ada.table, () => ({ table: ada.table, seq: 1, data: '{"chairs": []}' }));
  const running = await runHost(factory);
  expect((await running.ask('GET', '/api/me/tables')).body).toMatchObject([{ table: ada.table, stage: 'playing' }]);
  const again = await Player.connected(running, ada.table);
  await again.until((view) => view.asked === 0);
  expect(again.view.seq).toBe(ada.view.seq);
  const [move] = again.view.offers as unknown[];
  expect(await again.send({ type: 'act', seq: again.view.seq, move })).not.toMatchObject({ type: 'refused' });
}, 120_000);

it('refuses a game by rules of a version that it does not know, and keeps and exports it', async () => {
  const factory = new IDBFactory();
  const ada = await waitingGame(factory);
  const { entries } = JSON.parse(await caller(await openDatabase(factory))('load', JSON.stringify(ada.table)))
    .value as {
    entries: [number, string, string][];
  };
  const [started] = entries.find(([, , data]) => data.includes('rules_version'))!;
  await rewrite(factory, 'entries', [ada.table, started], (row) => ({
    ...row,
    data: row.data.replace(/"rules_version":\d+/, '"rules_version":0'),
  }));
  const running = await runHost(factory);
  const { status, body } = await running.ask('GET', `/api/tables/${ada.table}`);
  expect([status, body.reason]).toEqual([503, { id: 'refused-game-is-damaged', arguments: {} }]);
  const { body: backup } = await running.ask('GET', '/api/export');
  expect(backup).toMatchObject({ damaged: [], tables: [{ record: { id: ada.table } }] });
}, 120_000);

it('takes everything from one device to another as a file, once', async () => {
  const running = await runHost();
  const ada = await Player.seated(running, 'flip7', { seats: 3 });
  const { body: backup } = await running.ask('GET', '/api/export');
  const other = await runHost();
  expect((await other.ask('POST', '/api/export', backup)).body).toEqual({ tables: 1, known: 0, refused: [] });
  expect((await other.ask('POST', '/api/export', backup)).body).toEqual({ tables: 0, known: 1, refused: [] });
  const again = await Player.connected(other, ada.table);
  await again.until((view) => view.me === 0);
  expect((await other.ask('POST', '/api/export', '{"volteface_backup": 9, "people": [], "tables": []}')).status).toBe(
    400,
  );
}, 120_000);

it('refuses what it cannot read, as a server does', async () => {
  const { ask } = await runHost();
  expect((await ask('GET', '/api/me')).status).toBe(401);
  await ask('POST', '/api/guests', { name: 'Ada' });
  expect((await ask('POST', '/api/tables', { game: 'chess', edition: 'en', seats: 3 })).status).toBe(400);
  expect((await ask('POST', '/api/tables', '{')).status).toBe(400);
  expect((await ask('GET', '/api/tables/local-nowhere')).status).toBe(404);
  expect((await ask('GET', '/api/elsewhere')).status).toBe(404);
}, 120_000);

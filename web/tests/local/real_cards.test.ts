// @vitest-environment node
import { expect, it } from 'vitest';
import { Player, runHost } from './running';

interface Shown {
  shown: { turn: { asks: string }; sheet: { cells: { points: number }[] }[]; unsettled: unknown[]; undo: string };
}
const shownOf = ({ view }: Player) => (view['companion'] as Shown).shown;
const report = (player: Player, fields: object) =>
  player.send({ type: 'write', seq: player.view['seq'], op: { op: 'add', report: fields } });

it('keeps a game with real cards on this device: sheet, files both ways, statistics and questions', async () => {
  const running = await runHost();
  const ada = await Player.opened(running, 'flip7', { seats: 3, dealer: 'people' });
  await ada.send({ type: 'name_players', names: ['Ada', 'Bo', 'Cy'] });
  await ada.send({ type: 'start', bot: '' });
  await report(ada, { report: 'round', way: 'scores', dealer: 2 });
  for (const player of [0, 1, 2]) await report(ada, { report: 'score', player, points: 10 * player });
  expect(shownOf(ada).turn.asks).toBe('round');

  const change = { op: 'change', of: shownOf(ada).undo, report: { report: 'score', player: 2, points: 42 } };
  expect(await ada.send({ type: 'preview', op: change })).toMatchObject({
    type: 'previewed',
    preview: { standings: [{ player: 2, before: { total: 20 }, after: { total: 42 } }] },
  });
  await ada.send({ type: 'write', seq: ada.view['seq'], op: change });
  expect(shownOf(ada).sheet[0]!.cells.map(({ points }) => points)).toEqual([0, 10, 42]);

  const { body: sheet } = await running.ask('GET', `/api/tables/${ada.table}/sheet`);
  expect(sheet).toMatchObject({ totals: [0, 10, 42] });
  const { body: evenings } = await running.ask('GET', '/api/me/evenings');
  expect(evenings).toMatchObject([{ game: 'flip7', names: ['Ada', 'Bo', 'Cy'] }]);
  const { body: log } = await running.ask('GET', `/api/tables/${ada.table}/log`);
  for (const file of [String(sheet['csv']), JSON.stringify(log)]) {
    const { status, body } = await running.ask('POST', '/api/companion', file);
    expect(status).toBe(201);
    const copy = await running.ask('GET', `/api/tables/${String(body['table'])}/sheet`);
    expect(copy.body).toMatchObject({ totals: [0, 10, 42] });
  }
  const question = { question: 'phase', hand: ['r3'], side: 'colour', phase: 4 };
  const { body: answer } = await running.ask('POST', '/api/check', { game: 'phase10flip', question });
  expect(answer).toMatchObject({ is_phase: false });
}, 120_000);

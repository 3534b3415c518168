import { expect, test, vi } from 'vitest';
import { piece, raiderIn } from '#test/gear';
import { KILLS, logSite, openApp, startEachWithGoodSite, worker } from '#test/saving-tab';
import { until } from '#test/until';
import { iconAddress } from '../../addresses';
import { iconsOf } from './save-icons';

startEachWithGoodSite();

test('icons requested while the kills are fetched are saved', async () => {
  const { save, saveKills, toTheEnd } = await openApp();
  void saveKills();
  await toTheEnd(save);

  expect(logSite.requested).toHaveLength(KILLS);
  expect(worker.icons.length).toBeGreaterThan(30);
});

test('the progress counts saved icons at the end', async () => {
  const ports: (MessagePort | undefined)[] = [];
  vi.spyOn(worker, 'postMessage').mockImplementation((_, [port]) => void ports.push(port));
  const { save, shown } = await openApp();
  void save();
  await until(() => expect(ports.length).toBeGreaterThan(0));
  expect(shown()).toMatchObject({ phase: 'icons', done: 0 });
  expect(shown()?.total).toBeGreaterThan(30);

  ports[0]?.postMessage(true);
  await until(() => expect(shown()).toMatchObject({ phase: 'icons', done: 1 }));
});

test('icons missing on their host are requested alone the next time', async () => {
  worker.hasIcon = (address) => !address.includes('inv_helm');
  const { save, toTheEnd } = await openApp();
  await toTheEnd(save);

  const lost = worker.icons.filter((icon) => !worker.hasIcon(icon));
  expect(lost.length).toBeGreaterThan(0);
  const all = worker.icons.length;

  await toTheEnd(save);
  expect(worker.icons.slice(all).sort()).toEqual(lost.sort());
});

test('few icons are requested from an unreachable host', async () => {
  worker.hasIcon = () => false;
  const { save, shown, toTheEnd } = await openApp();
  await toTheEnd(save);

  expect(shown()?.missing).toEqual([]);
  expect(worker.icons.length).toBeLessThan(10);
});

test('all kills are saved without icons if there is no worker', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { save, shown, toTheEnd } = await openApp();
  await toTheEnd(save);

  expect(shown()?.missing).toEqual([]);
  expect(worker.icons).toEqual([]);
});

test('a later save works after a worker refuses a message', async () => {
  const refuse = () => {
    throw new DOMException('The worker is redundant', 'InvalidStateError');
  };
  vi.spyOn(worker, 'postMessage').mockImplementation(refuse);
  const { save, toTheEnd } = await openApp();
  await toTheEnd(save);
  expect(worker.icons).toEqual([]);

  vi.mocked(worker.postMessage).mockRestore();
  await toTheEnd(save);
  expect(worker.icons.length).toBeGreaterThan(30);
});

test('a save still stores icons if a view loads the kills meanwhile', async () => {
  const { save, saveKills, toTheEnd } = await openApp();
  void save();
  await toTheEnd(saveKills);
  expect(worker.icons.length).toBeGreaterThan(30);
});

test('the icons to save are the pieces’ picture addresses, normalised as in requests', () => {
  const icon = "inv_o'neil.jpg";
  const gear = [piece(0, { icon }), piece(1, { icon: '' })];
  expect(iconsOf([raiderIn(gear)])).toEqual([new URL(iconAddress(icon) ?? '').href]);
});

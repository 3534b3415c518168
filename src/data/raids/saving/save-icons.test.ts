import { expect, test, vi } from 'vitest';
import { KILLS, logSite, openApp, startEachWithGoodSite, worker } from '#test/saving-tab';
import { until } from '#test/until';

startEachWithGoodSite();

test('a request for icons while the kills are fetched saves the icons too', async () => {
  const { save, saveKills, toTheEnd } = await openApp();
  void saveKills();
  await toTheEnd(save);

  expect(logSite.requested).toHaveLength(KILLS);
  expect(worker.icons.length).toBeGreaterThan(30);
});

test('the progress counts saved icons at the end', async () => {
  const ports: (MessagePort | undefined)[] = [];
  vi.spyOn(worker, 'postMessage').mockImplementation((_, [port]) => void ports.push(port));
  const { save, shown, savedIcons } = await openApp();
  void save();
  await until(() => expect(ports.length).toBeGreaterThan(0));
  const { all } = await savedIcons();
  expect(shown()).toMatchObject({ phase: 'icons', done: 0, total: all });

  ports[0]?.postMessage(true);
  await until(() => expect(shown()).toMatchObject({ phase: 'icons', done: 1, total: all }));
});

test('icons that their host lacks are counted, and requested alone the next time', async () => {
  worker.hasIcon = (address) => !address.includes('inv_helm');
  const { save, savedIcons, toTheEnd } = await openApp();
  await toTheEnd(save);

  const lost = worker.icons.filter((icon) => !worker.hasIcon(icon));
  expect(lost.length).toBeGreaterThan(0);
  const [all, saved] = [worker.icons.length, worker.icons.length - lost.length];
  expect(await savedIcons()).toEqual({ all, saved });

  await toTheEnd(save);
  expect(worker.icons.slice(all).sort()).toEqual(lost.sort());
});

test('an unreachable icon host gets few requests', async () => {
  worker.hasIcon = () => false;
  const { save, savedIcons, toTheEnd } = await openApp();
  await toTheEnd(save);

  expect(worker.icons.length).toBeLessThan(10);
  const { all, saved } = await savedIcons();
  expect(all).toBeGreaterThan(30);
  expect(saved).toBe(0);
});

test('without a worker no icon is saved, and the outcome says so', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { save, shown, savedIcons, toTheEnd } = await openApp();
  await toTheEnd(save);

  expect(shown()).toMatchObject({ missing: [], whyNoIcons: { name: 'NoWorker' } });
  expect((await savedIcons()).saved).toBe(0);
});

test('a worker that takes no message stores no icon, and blocks no later save', async () => {
  const refuse = () => {
    throw new DOMException('The worker is redundant', 'InvalidStateError');
  };
  vi.spyOn(worker, 'postMessage').mockImplementation(refuse);
  const { save, savedIcons, toTheEnd } = await openApp();
  await toTheEnd(save);
  expect((await savedIcons()).saved).toBe(0);

  vi.mocked(worker.postMessage).mockRestore();
  await toTheEnd(save);
  const { all, saved } = await savedIcons();
  expect(saved).toBe(all);
});

test('a view of the kills takes no icons from a save under way', async () => {
  const { save, saveKills, toTheEnd } = await openApp();
  void save();
  await toTheEnd(saveKills);
  expect(worker.icons.length).toBeGreaterThan(30);
});

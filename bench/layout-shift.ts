import type { Page, ViewportSize } from '@playwright/test';
import type { LoopbackServer } from '../e2e/loopback-server';
import { chooseBoss, choosePlayer, fetchReport } from '../e2e/steps';
import { DESKTOP, newDevice, PHONE } from './device';
import { DRAWN } from './drawn';
import { exactly, type Figure } from './figure';
import { MAGMAW, RAID } from './raids';
import type { TestServers } from './test-servers';
import { readVitals, type Shift } from './vitals';

/** What moves under a raider's eyes, on a phone and on a desktop. */
export async function benchLayoutShift(servers: TestServers): Promise<Figure[]> {
  const phone = await watchShifts(servers, PHONE);
  const desktop = await watchShifts(servers, DESKTOP);
  const uninvited = [phone, desktop].map((shifts) => shifts.filter(({ isInvited }) => !isInvited));
  for (const { moved } of uninvited.flat()) console.error(`  moved: ${moved.join('; ')}`);
  return [
    exactly(0, {
      name: 'layout shift (CLS), phone / desktop',
      values: uninvited.map(sum),
      unit: '',
    }),
    {
      name: 'the same with what a press itself moves',
      values: [phone, desktop].map(sum),
      unit: '',
    },
  ];
}

const sum = (shifts: readonly Shift[]): number =>
  shifts.reduce((total, { value }) => total + value, 0);

/** A visit in which fights, players and icons come late, then a start from what is saved. */
async function watchShifts(servers: TestServers, viewport: ViewportSize): Promise<Shift[]> {
  const { host, logSite, browser } = servers;
  const device = await newDevice(browser, viewport);
  const tab = await device.newPage();
  await tab.goto(host.address);
  await tab.locator(DRAWN.app).waitFor();

  await late(tab, logSite.api, () => fetchReport(tab, RAID));
  await tab.locator(DRAWN.bossList).first().waitFor();
  await late(tab, logSite.api, () => chooseBoss(tab, 'Magmaw'));
  await tab.locator(DRAWN.regions(MAGMAW)).waitFor();
  await late(tab, logSite.icons, () => choosePlayer(tab, 'Brannock'));
  await iconsDrawn(tab);

  const again = await device.newPage();
  await again.goto(tab.url());
  await iconsDrawn(again);
  const shifts = [...(await readVitals(tab)).shifts, ...(await readVitals(again)).shifts];
  await device.close();
  return shifts;
}

/** Milliseconds after a press within which the browser takes what moves for invited. */
const INVITED = 500;

/** Keeps a server's answers back until nothing that they move is taken for invited any more. */
async function late(tab: Page, server: LoopbackServer, press: () => Promise<void>): Promise<void> {
  const release = server.hold(/./);
  await press();
  const pressedAt = await tab.evaluate(() => performance.now());
  const isOver = ([since, invited]: [number, number]) => performance.now() > since + invited;
  await tab.waitForFunction(isOver, [pressedAt, INVITED] as [number, number]);
  release();
}

async function iconsDrawn(tab: Page): Promise<void> {
  await tab.locator(DRAWN.details).waitFor();
  await tab.waitForFunction(() => {
    const inView = (picture: HTMLImageElement) => picture.getBoundingClientRect().top < innerHeight;
    return [...document.images].filter(inView).every(({ complete }) => complete);
  });
}

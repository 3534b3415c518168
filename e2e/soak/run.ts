import type { Page } from '@playwright/test';
import type { LogSite } from '../log-site';
import { retail2022, tierElevenRaid } from '../reports';
import type { Dice } from './dice';

/** One run of the soak: the page, the log site, and the raids that should be saved by now. */
export interface Run {
  page: Page;
  logSite: LogSite;
  dice: Dice;
  /** Ids of the saved kills, by report. */
  saved: Map<string, Set<number>>;
}

/** The state of the page at a moment. */
export interface View {
  code: string;
  /** Id of the chosen kill, if any. */
  chosen: number | undefined;
  kills: number[];
  players: number;
  hasBuffs: boolean;
  isBusy: boolean;
  hasNotice: boolean;
  /** The number of earlier entries in the tab's history. */
  depth: number;
  /** Titles of the saved raids, sorted; absent where the page does not list them. */
  saved?: string[];
}

/** The reports of the run; the title is the code. */
export const CODES = [1, 2, 3, 4, 5].map((nth) => `TierElevenNight${nth}`);
export const UNKNOWN_CODE = 'NoSuchReport1234';

export function holdReports({ reports }: LogSite): void {
  reports.clear();
  for (const [nth, code] of CODES.entries()) {
    const report = nth === 0 ? retail2022() : tierElevenRaid();
    reports.set(code, { ...report, fights: { ...report.fights, title: code } });
  }
}

export const readView = (page: Page): Promise<View> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const idsOf = (selector: string) => all(selector).map(({ dataset }) => Number(dataset.fight));
    return {
      code: new URLSearchParams(location.search).get('report') ?? '',
      chosen: idsOf('[data-fight][aria-current="true"]')[0],
      kills: idsOf('[data-fight]'),
      players: all('[data-player]').length,
      hasBuffs: all('button').some(({ innerText }) => innerText.startsWith('Buffs/Debuffs')),
      isBusy: all('[aria-busy="true"], form button[aria-disabled]').length > 0,
      hasNotice: all('[role="alert"]').length > 0,
      depth: history.state?.idx ?? 0,
      ...(all('section[aria-label="Saved raids"]').length > 0 && {
        saved: all('[aria-label^="Delete "]')
          .map((button) => button.getAttribute('aria-label')?.replace('Delete ', '') ?? '')
          .sort(),
      }),
    };
  });

/** Milliseconds that pass at once. They are few because writes have a time limit. */
const STEP = 100;
const MAX_STEPS = 1500;
/** The number of equal looks after which nothing changes: a click takes a moment to show. */
const QUIET_LOOKS = 4;

/**
 * Lets time pass until nothing loads and the listed saved raids are as expected. Whatever is shown
 * should be saved, so each look adds to the expectation.
 */
export async function settle(run: Run): Promise<View> {
  let quiet = 0;
  for (let step = 0; step < MAX_STEPS; step++) {
    const view = await readView(run.page);
    markShown(run, view);
    quiet = isSettled(run, view) ? quiet + 1 : 0;
    if (quiet === QUIET_LOOKS) return view;
    await run.page.clock.runFor(STEP);
  }
  const view = await readView(run.page);
  throw new Error(`Not settled: ${JSON.stringify(view)}\nexpected: ${[...run.saved.keys()]}`);
}

const isSettled = ({ saved }: Run, view: View): boolean =>
  !view.isBusy && (!view.saved || `${view.saved}` === `${[...saved.keys()].sort()}`);

function markShown({ saved }: Run, { code, chosen, kills, players }: View): void {
  if (kills.length === 0) return;
  const savedKills = saved.get(code) ?? new Set();
  saved.set(code, savedKills);
  if (chosen !== undefined && players > 0) savedKills.add(chosen);
}

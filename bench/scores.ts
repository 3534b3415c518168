import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import type { Figure } from './figure';
import { CHROMIUM, type TestServers } from './test-servers';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Performance may be so much lower than that of a page that does next to nothing. */
const MOST_BELOW = 2;

/** How Lighthouse rates the home page and an open raid on its middling phone, and a bare React page beside them. */
export async function benchScores({ host }: TestServers): Promise<Figure[]> {
  const profile = await mkdtemp(join(tmpdir(), 'ready-check-bench-'));
  const browser = await chromium.launchPersistentContext(profile, {
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--remote-debugging-port=0'],
  });
  try {
    // The browser writes down which port it took.
    const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    const rate = (address: string) => ratePage(host.address + address, Number(port));
    // Before the app: its worker answers every address of its origin.
    const [bareReact = Number.NaN] = await rate('bench/bare-react.html');
    return [
      toFigure('home', await rate(''), bareReact),
      toFigure('an open raid', await rate(`?report=${SAMPLE_CODE}&fight=12`), bareReact),
    ];
  } finally {
    await browser.close();
    await rm(profile, { recursive: true });
  }
}

function toFigure(page: string, values: number[], bareReact: number): Figure {
  const [performance = Number.NaN, ...others] = values;
  return {
    name: `Lighthouse, ${page}: ${CATEGORIES.join(' / ')}`,
    values,
    unit: '',
    target: {
      words: `performance ≥ ${bareReact - MOST_BELOW}, as bare React has ${bareReact}; else 100`,
      isMet: performance >= bareReact - MOST_BELOW && others.every((value) => value === 100),
    },
  };
}

async function ratePage(address: string, port: number): Promise<number[]> {
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: CATEGORIES });
  if (!result) throw new Error(`Lighthouse could not rate ${address}`);
  const { categories, audits } = result.lhr;
  for (const { id, score, scoreDisplayMode, title, displayValue } of Object.values(audits)) {
    const counts = Object.values(categories).some(({ auditRefs }) =>
      auditRefs.some((ref) => ref.id === id && ref.weight > 0),
    );
    if (counts && score !== null && score < 1)
      console.error(`  ${id} (${scoreDisplayMode}): ${title} ${displayValue ?? ''}`);
  }
  return CATEGORIES.map((category) => {
    const score = categories[category]?.score;
    if (score == null) throw new Error(`Lighthouse could not rate the ${category} of ${address}`);
    return Math.round(score * 100);
  });
}

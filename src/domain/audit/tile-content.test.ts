import { expect, test } from 'vitest';
import { raiderIn } from '#test/gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import type { Finding } from './finding';
import { tileContent } from './tile-content';
import { type Verdict, verdictsOfFindings } from './verdict';

const bare = (slot: number): Finding => ({
  rule: 'missing-enchant',
  title: 'Missing Enchant',
  slot,
  count: 1,
});
const low = (slot: number): Finding => ({
  rule: 'low-item-level',
  title: 'Low Item Level',
  slot,
  count: 1,
});
const socket: Finding = { rule: 'empty-socket', title: 'Empty Socket', slot: 5, count: 2 };
const noFlask: Finding = { rule: 'no-flask-seen', title: 'No Flask Seen', count: 1 };

test.each<{
  title: string;
  verdict: Verdict;
  findings?: Finding[];
  advice?: Finding[];
  shown: object;
}>([
  {
    title: 'a tile names the faults of its column and has a mark for another',
    verdict: 'MISSING ENCHANTS',
    findings: [bare(6), bare(14), low(12)],
    shown: { faults: 'Legs, Cloak', others: [{ column: 'LOW ITEM LEVEL', count: undefined }] },
  },
  {
    title: 'another column’s faults are counted from two on',
    verdict: 'LOW ITEM LEVEL',
    findings: [bare(6), bare(14), low(12)],
    shown: { faults: 'Trinket 1', others: [{ column: 'MISSING ENCHANTS', count: 2 }] },
  },
  {
    title: 'lines of advice are counted, not their pieces',
    verdict: 'PASSED',
    advice: [socket, { ...socket, slot: 6 }],
    shown: { faults: '', others: [], advice: 1 },
  },
  {
    title: 'a flask that was not seen has its mark beside a fault',
    verdict: 'MISSING ENCHANTS',
    findings: [bare(6)],
    advice: [noFlask],
    shown: { advice: 1, unseen: [{ category: 'flask' }] },
  },
  {
    title: 'a flask that was not seen is only counted in PASSED',
    verdict: 'PASSED',
    advice: [noFlask],
    shown: { advice: 1, unseen: [] },
  },
])('$title', ({ verdict, findings = [], advice = [], shown }) => {
  const verdicts = verdictsOfFindings(findings);
  const audit = { raider: raiderIn([]), era: CATACLYSM, findings, advice, verdicts };
  expect(tileContent(audit, verdict)).toMatchObject(shown);
});

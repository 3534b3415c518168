import { expect, test } from 'vitest';
import { emptySockets, lowItem, NO_FLASK, noEnchant } from '#test/findings';
import { raiderIn } from '#test/gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import type { Finding } from './finding';
import { tileContent } from './tile-content';
import { type Verdict, verdictsOfFindings } from './verdict';

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
    findings: [noEnchant(6), noEnchant(14), lowItem(12)],
    shown: { faults: 'Legs, Cloak', others: [{ column: 'LOW ITEM LEVEL', count: undefined }] },
  },
  {
    title: 'two or more faults of another column are counted',
    verdict: 'LOW ITEM LEVEL',
    findings: [noEnchant(6), noEnchant(14), lowItem(12)],
    shown: { faults: 'Trinket 1', others: [{ column: 'MISSING ENCHANTS', count: 2 }] },
  },
  {
    title: 'advice is counted by lines, not by pieces',
    verdict: 'PASSED',
    advice: [emptySockets(5, 2), emptySockets(6, 1)],
    shown: { faults: '', others: [], advice: 1 },
  },
  {
    title: 'an unseen flask is marked beside a fault',
    verdict: 'MISSING ENCHANTS',
    findings: [noEnchant(6)],
    advice: [NO_FLASK],
    shown: { advice: 1, unseen: [{ category: 'flask' }] },
  },
  {
    title: 'an unseen flask is only counted in PASSED',
    verdict: 'PASSED',
    advice: [NO_FLASK],
    shown: { advice: 1, unseen: [] },
  },
])('$title', ({ verdict, findings = [], advice = [], shown }) => {
  const verdicts = verdictsOfFindings(findings);
  const audit = { raider: raiderIn([]), era: CATACLYSM, findings, advice, verdicts };
  expect(tileContent(audit, verdict)).toMatchObject(shown);
});

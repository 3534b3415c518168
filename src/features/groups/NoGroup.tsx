import { type ReactNode, useState } from 'react';
import { type DigestedRaid, raidWithoutKills } from '#domain/digests/digested-raid';
import { ASSUMED_ERA } from '#domain/eras/era-list';
import { type EveningTable, eveningTable } from '#domain/groups/evening-table';
import { EXAMPLE_RAIDERS } from '#domain/groups/example-raiders';
import { groupOf } from '#domain/groups/groups';
import { SAMPLE_LINK } from '#domain/log-site/report-link';
import type { Fight } from '#domain/raid/raid';
import { PATHS, raidLink } from '#routes';
import { GROUP_TEXTS } from '#texts/groups';
import { MAIN_TEXTS } from '#texts/main';
import { Link } from '#ui/Link';
import { Example } from '../page/Example';
import styles from './NoGroup.module.css';

interface NoGroupProps {
  words: string;
  exampleOf: (table: EveningTable) => ReactNode;
}

/** Explains how a page without a group is filled, above an example of such a page. */
export function NoGroup({ words, exampleOf }: NoGroupProps) {
  const [table] = useState(exampleTable);
  return (
    <div className={`${styles.noGroup} stack pb-4`}>
      <p className="m-0">{words}</p>
      <p className="d-flex flex-wrap align-items-start gap-2 m-0">
        <Link className="btn btn-primary" to={PATHS.main}>
          {GROUP_TEXTS.openRaid}
        </Link>
        <Link className="btn btn-outline-secondary" to={raidLink(SAMPLE_LINK)}>
          {MAIN_TEXTS.openSample}
        </Link>
      </p>
      <Example className={styles.example}>{exampleOf(table)}</Example>
    </div>
  );
}

const EVENINGS = [18, 15, 11].map((day) => Date.UTC(2024, 8, day, 12));

const exampleTable = (): EveningTable =>
  eveningTable(groupOf(EVENINGS.map(exampleRaid), ASSUMED_ERA), []);

const FIGHT: Fight = {
  kind: 'kill',
  id: 1,
  boss: 'Magmaw',
  zone: 'Blackwing Descent',
  difficulty: 3,
  startedAt: 0,
  endedAt: 0,
};

const exampleRaid = (at: number, evening: number): DigestedRaid => ({
  ...raidWithoutKills({ code: `${at}`, title: '', era: ASSUMED_ERA, startedAt: at, endedAt: at }),
  kills: [
    {
      fight: FIGHT,
      players: EXAMPLE_RAIDERS.map(({ character, results }, index) => ({
        state: 'passed',
        findings: [],
        ...results[evening],
        character,
        advice: [],
        level: 364 + index - 2 * evening,
        pull: { flask: 'seen', food: 'seen' },
        gear: new Float64Array(),
      })),
    },
  ],
});

import { below, type Figure, type Section, type Yardstick } from './figure';
import { RAID_OF_FORTY, raidOfForty } from './raids';
import { byTurns } from './rounds';
import type { TestServers } from './test-servers';
import { visitApp, visitPage } from './visit';

/** A raider's first visit on a phone, step by step, beside two pages that hardly do anything. */
export async function benchVisits(servers: TestServers): Promise<Required<Section>> {
  servers.logSite.reports.set(RAID_OF_FORTY, raidOfForty());
  const [blank, bareReact, visit] = await byTurns(
    () => visitPage(servers, 'blank'),
    () => visitPage(servers, 'bare-react'),
    () => visitApp(servers),
  );
  const yardstick = { blank: blank.field, bareReact: bareReact.field };
  const time = (name: string, ...values: number[]): Figure => ({ name, values, unit: 'ms' });
  const regions = 'boss chosen to three regions drawn, 25 / 40 players';
  return {
    yardstick,
    figures: [
      time('blank page to its field', yardstick.blank),
      time('bare React page to its field', yardstick.bareReact),
      asQuickAsReact(time('cold first visit to usable report field', visit.field), yardstick),
      time('cold first visit to the app in its place', visit.app),
      time('report pasted to boss list drawn', visit.bossList),
      below(100, time(`${regions}, answer in memory`, visit.inMemory25, visit.inMemory40)),
      below(100, time(`${regions}, answer on the device`, visit.onDevice25, visit.onDevice40)),
      time('player chosen to details drawn', visit.details),
      below(100, time('slowest interaction of the visit (INP)', visit.slowest)),
      time('warm offline start to saved raid', visit.offline),
    ],
  };
}

const MAX_OF_REACT = 1.5;

function asQuickAsReact(figure: Figure, { bareReact }: Yardstick): Figure {
  return {
    ...figure,
    target: {
      words: `≤ ${MAX_OF_REACT} × bare React`,
      isMet: figure.values.every((value) => value <= MAX_OF_REACT * bareReact),
      isBinding: true,
    },
  };
}

import { type Figure, requireAtMost, requireAtMostOfReact, type Section } from './figure';
import { RAID_OF_FORTY, raidOfForty } from './raids';
import { measureInTurns } from './rounds';
import type { TestServers } from './test-servers';
import { visitApp, visitPage } from './visit';

const MAX_OF_REACT = 1.5;
const MAX_OF_MEMORY = 3.6;
const MAX_OF_IDLE_PRESS = 8;

/** Measures a first visit on a phone, step by step, beside two minimal pages. */
export async function benchVisits(servers: TestServers): Promise<Required<Section>> {
  servers.logSite.reports.set(RAID_OF_FORTY, raidOfForty());
  const [blank, bareReact, visit] = await measureInTurns(
    () => visitPage(servers, 'blank'),
    () => visitPage(servers, 'bare-react'),
    () => visitApp(servers),
  );
  const yardstick = { blank: blank.field, bareReact: bareReact.field };
  const timeFigure = (name: string, ...values: number[]): Figure => ({ name, values, unit: 'ms' });
  const fromDevice = (players: number, device: number, memory: number) =>
    requireAtMost(
      MAX_OF_MEMORY,
      timeFigure(
        `boss to verdicts, ${players} players, from the device / from memory`,
        device,
        memory,
      ),
    );
  return {
    yardstick,
    figures: [
      timeFigure('blank page to its field', yardstick.blank),
      timeFigure('bare React page to its field', yardstick.bareReact),
      requireAtMostOfReact(
        MAX_OF_REACT,
        yardstick.bareReact,
        timeFigure('cold first visit to usable report field', visit.field),
      ),
      timeFigure('cold first visit to the app in its place', visit.app),
      timeFigure('report pasted to boss list rendered', visit.bossList),
      fromDevice(25, visit.onDevice25, visit.inMemory25),
      fromDevice(40, visit.onDevice40, visit.inMemory40),
      timeFigure('player chosen to details rendered', visit.details),
      requireAtMost(
        MAX_OF_IDLE_PRESS,
        timeFigure(
          'slowest interaction of the visit (INP) / a press that only moves the focus',
          visit.slowest,
          visit.idlePress,
        ),
      ),
      timeFigure('warm offline start to saved raid', visit.offline),
    ],
  };
}

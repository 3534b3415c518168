import * as v from 'valibot';
import { parseResponse } from '../fetch-response';
import { requestReportFields } from './report-fields';
import { Later, type V1Request, type V2Options } from './v1-request';

/** Untranslated, like v1: names are in the report's language. */
const FIELDS = `
  title startTime endTime
  owner { name }
  zone { id }
  masterData(translate: false) { gameVersion actors { id gameID name server type subType } }
  fights(translate: false) {
    id encounterID name size difficulty kill inProgress bossPercentage startTime endTime
    gameZone { id name }
  }`;

const Fight = v.object({
  id: Later,
  encounterID: Later,
  name: Later,
  size: Later,
  difficulty: Later,
  kill: Later,
  inProgress: Later,
  bossPercentage: v.fallback(v.nullish(v.number()), undefined), // 0 to 100
  startTime: Later,
  endTime: Later,
  gameZone: v.nullish(v.object({ id: Later, name: Later })),
});

const Report = v.object({
  title: Later,
  startTime: Later,
  endTime: Later,
  owner: v.nullish(v.object({ name: Later })),
  zone: v.nullish(v.object({ id: Later })),
  masterData: v.nullish(
    v.object({
      gameVersion: Later,
      actors: v.nullish(
        v.array(
          v.nullish(
            v.object({
              id: Later,
              gameID: Later,
              name: Later,
              server: Later,
              type: Later,
              subType: Later,
            }),
          ),
        ),
      ),
    }),
  ),
  fights: v.nullish(v.array(v.nullish(Fight))),
});

/** Fetches `report/fights/CODE`. */
export async function requestReport({ parts }: V1Request, options: V2Options): Promise<unknown> {
  const { report } = await requestReportFields(
    { code: parts[0] ?? '', fields: FIELDS, needed: ['masterData', 'fights'] },
    options,
  );
  const { masterData, ...read } = parseResponse(Report, report);
  const players = masterData?.actors?.flatMap((actor) => (actor?.type === 'Player' ? [actor] : []));
  return {
    title: read.title,
    owner: read.owner?.name,
    start: read.startTime,
    end: read.endTime,
    zone: read.zone?.id,
    gameVersion: masterData?.gameVersion,
    // v2's `subType` is the class, v1's `type`; its `gameID` is v1's `guid`.
    friendlies: players?.map(({ gameID, subType, ...player }) => ({
      ...player,
      guid: gameID,
      type: subType,
    })),
    fights: read.fights?.flatMap((fight) => (fight ? [toV1Fight(fight)] : [])),
  };
}

const toV1Fight = ({ gameZone, ...fight }: v.InferOutput<typeof Fight>) => ({
  id: fight.id,
  boss: fight.encounterID,
  name: fight.name,
  size: fight.size,
  difficulty: fight.difficulty,
  kill: fight.kill,
  inProgress: fight.inProgress,
  // v1 counts hundredths of a percent.
  bossPercentage: fight.bossPercentage == null ? undefined : Math.round(fight.bossPercentage * 100),
  start_time: fight.startTime,
  end_time: fight.endTime,
  zoneID: gameZone?.id,
  zoneName: gameZone?.name,
});

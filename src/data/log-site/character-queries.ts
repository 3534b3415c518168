import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ZoneId } from '#domain/eras/log-zones';
import { isReportCode } from '#domain/log-site/report-link';
import { hostOfRealm, type SearchSubject, searchKey } from '#domain/log-site/search';
import { LIST_BOUNDS, listUpTo, OutsideId, OutsideName, OutsideText } from '../bounded-schemas';
import {
  LoggedTime,
  listOfReadable,
  OptionalInteger,
  OptionalName,
  OptionalNumber,
  OptionalText,
} from './logged-values';
import { requestLogSite } from './requests/request-log-site';

const LoggedParse = v.object({
  encounterName: OptionalText,
  reportID: OptionalText,
  fightID: OptionalInteger,
  difficulty: OptionalNumber,
  spec: OptionalText,
  percentile: OptionalNumber,
  startTime: v.fallback(v.nullish(LoggedTime, 0), 0), // since 1970
  characterName: OptionalName,
});

type LoggedParse = v.InferOutput<typeof LoggedParse>;

const LoggedParses = v.lazy((logged) =>
  Array.isArray(logged)
    ? listOfReadable(LIST_BOUNDS.rows, LoggedParse)
    : v.object({ hidden: v.literal(true) }),
);

const CharacterKill = v.object({
  code: OutsideId,
  fightId: v.number(),
  boss: OutsideText,
  /** 3 is Normal, 4 is Heroic; 0 if unknown. */
  difficulty: v.number(),
  player: OutsideName,
  /** The spec in the log site's words; empty if unknown. */
  spec: OutsideText,
  percentile: v.exactOptional(v.number()),
  /** Epoch milliseconds; 0 if unknown. */
  killedAt: v.number(),
});

export type CharacterKill = v.InferOutput<typeof CharacterKill>;

export const CharacterKills = v.object({
  kills: listUpTo(LIST_BOUNDS.rows, CharacterKill),
  isHidden: v.boolean(),
});

export type CharacterKills = v.InferOutput<typeof CharacterKills>;

export const characterQueries = {
  all: () => ['character'] as const,

  /** The query of a character's kills in a zone, by default the site's newest. */
  kills: (character: SearchSubject, zone: ZoneId) =>
    queryOptions({
      queryKey: [...characterQueries.all(), ...searchKey(character), zone],
      // Ignores the signal, so that unmounting cancels no request: the view may come back.
      queryFn: async () => {
        const parses = await requestLogSite(
          { kind: 'kills', character, zone },
          { schema: LoggedParses, host: hostOfRealm(character) },
        );
        return toKills(parses, character.name);
      },
      meta: { consoleLine: 'Error fetching data' },
    }),
};

/** Merges lists of kills, newest first. A kill in several lists is taken from the first list. */
export function mergeKills<Kill extends CharacterKill>(
  lists: readonly { kills: readonly Kill[] }[],
): Kill[] {
  const byFight = new Map<string, Kill>();
  for (const kill of lists.flatMap(({ kills }) => kills)) {
    const fight = `${kill.code} ${kill.fightId}`;
    if (!byFight.has(fight)) byFight.set(fight, kill);
  }
  return [...byFight.values()].sort((one, other) => other.killedAt - one.killedAt);
}

function toKills(parses: v.InferOutput<typeof LoggedParses>, name: string): CharacterKills {
  if (!Array.isArray(parses)) return { kills: [], isHidden: true };
  const canBeOpened = ({ reportID, fightID }: LoggedParse) =>
    isReportCode(reportID) && (fightID ?? 0) > 0;
  return {
    kills: parses.filter(canBeOpened).map((parse) => toKill(parse, name)),
    isHidden: false,
  };
}

const toKill = (parse: LoggedParse, name: string): CharacterKill => ({
  code: parse.reportID,
  fightId: parse.fightID ?? 0,
  boss: parse.encounterName,
  difficulty: parse.difficulty ?? 0,
  player: parse.characterName || name,
  spec: parse.spec,
  killedAt: parse.startTime,
  ...(parse.percentile != null && { percentile: parse.percentile }),
});

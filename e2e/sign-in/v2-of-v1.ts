import type { FightsResponse } from '../reports';

/** The v1 fight's fields that v2 has too. */
type V1Fight = NonNullable<FightsResponse['fights']>[number];

/** Maps a v1 response about a report's fights to v2's form. */
export function toV2Report(code: string, fights: FightsResponse) {
  return {
    code,
    title: fights.title,
    startTime: fights.start,
    endTime: fights.end,
    owner: { id: 1, name: fights.owner },
    guild: null,
    zone: typeof fights.zone === 'number' && fights.zone > 0 ? { id: fights.zone, name: '' } : null,
    archiveStatus: { isArchived: false, isAccessible: true },
    masterData: {
      lang: fights.lang,
      logVersion: fights.logVersion ?? 1,
      gameVersion: fights.gameVersion ?? null,
      actors: [
        ...actorsOf(fights.friendlies),
        // Enemies are in the same list.
        { id: 999, name: 'Monk', type: 'NPC', subType: 'Monk' },
      ],
    },
    fights: fights.fights?.map(toV2Fight) ?? null,
  };
}

function actorsOf(friendlies: unknown) {
  if (!Array.isArray(friendlies)) return [];
  return friendlies.map(({ id, guid, name, type, server }) => ({
    id,
    gameID: guid,
    name,
    server,
    type: ['NPC', 'Pet', 'Boss'].includes(type) ? type : 'Player',
    subType: type,
  }));
}

const toV2Fight = (fight: V1Fight) => ({
  id: fight.id,
  encounterID: fight.boss,
  name: fight.name ?? '',
  size: fight.size ?? null,
  // v2 has no zoneDifficulty.
  difficulty: fight.difficulty ?? fight.zoneDifficulty ?? null,
  kill: fight.kill ?? null,
  inProgress: fight.inProgress ?? null,
  bossPercentage: typeof fight.bossPercentage === 'number' ? fight.bossPercentage / 100 : null,
  startTime: fight.start_time,
  endTime: fight.end_time,
  gameZone: fight.zoneID === undefined ? null : { id: fight.zoneID, name: fight.zoneName },
});

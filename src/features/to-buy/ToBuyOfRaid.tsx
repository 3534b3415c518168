import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { seasonQueries } from '#data/season/season-raids';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import type { Audit } from '#domain/audit/audit';
import type { AuditedKill } from '#domain/audit/night';
import { formatDate } from '#domain/format';
import { hasGearRecorded } from '#domain/gear/gear-recorded';
import type { Fight, Raider } from '#domain/raid/raid';
import { shownNames } from '#domain/raid/shown-names';
import { eveningKey, seenKills } from '#domain/season/group-to-buy';
import { seasonGroups } from '#domain/season/groups';
import { digestKill, type SeasonRaid, toSeasonRaid } from '#domain/season/season-raid';
import type { OpenedRaid } from '#features/audit/opened-raid';
import { useAuditedKills } from '#features/audit/use-audited-kills';
import { shownTitle } from '#ui/game/shown-title';
import { type ListSubject, ToBuyDialog } from './ToBuyDialog';

interface FightInView {
  fight: Fight;
  audits: readonly Audit[];
}

interface ToBuyOfRaidProps extends OpenedRaid {
  /** One player at the fight in view; else everybody at their last kill that logged gear. */
  only?: (FightInView & { audit: Audit }) | undefined;
}

export function ToBuyOfRaid({ code, raid, era, only }: ToBuyOfRaidProps) {
  const standardsInUse = useObservable(standards);
  const season = useQuery(seasonQueries.of(standardsInUse));
  const kills = useAuditedKills({ code, raid, era });
  // Other raids name more items, but the list is as right without them.
  const others = season.isError
    ? NO_RAIDS
    : season.data?.done === season.data?.of
      ? season.data?.raids
      : undefined;
  const subject = useMemo(
    () => others && kills && subjectOf({ code, raid, era, kills, others, only }),
    [code, raid, era, kills, others, only],
  );
  const title = {
    title: shownTitle(raid.title),
    date: raid.startedAt > 0 ? formatDate(raid.startedAt) : '',
  };
  return <ToBuyDialog era={era} title={title} subject={subject} />;
}

const NO_RAIDS: readonly SeasonRaid[] = [];

interface LoadedRaid extends ToBuyOfRaidProps {
  kills: readonly AuditedKill[];
  /** On the device. */
  others: readonly SeasonRaid[];
}

function subjectOf(loaded: LoadedRaid): ListSubject | undefined {
  const { code, raid, kills, others, only } = loaded;
  const groups = seasonGroups([
    ...others.filter((other) => other.code !== code),
    raidInView(loaded),
  ]);
  const group = groups.find(({ raids }) => raids.some((one) => one.code === code));
  const evening = group?.evenings.find(({ raids }) => raids.some((one) => one.code === code));
  if (!group || !evening) return undefined;
  const fights = [...kills, ...(only ? [only] : [])];
  const raiders = fights
    .flatMap((one) => ('audits' in one ? one.audits : []))
    .map(({ raider }) => raider);
  const { fullNameOf } = shownNames(raiders, group.idOf);
  const chosen = only ? [only] : lastLogged(kills, group.idOf);
  const players = chosen.map(({ audit, fight }) => ({
    id: group.idOf(audit.raider),
    name: fullNameOf(audit.raider),
    audit,
    fight,
    at: raid.startedAt + fight.startedAt,
    evening: eveningKey(evening),
  }));
  return {
    players,
    group,
    groups,
    seen: seenKills(group, { isOfRaid: (one) => one.code === code }),
  };
}

/** Returns the raid with the kills in view, saved or not, and the fight that is shown. */
function raidInView({ code, raid, era, kills, only }: LoadedRaid): SeasonRaid {
  const digests = kills.flatMap((kill) =>
    'audits' in kill
      ? [[kill.fight.id, digestKill(kill.audits, kill.pull, undefined)] as const]
      : [],
  );
  const known = toSeasonRaid({ code, raid }, new Map(digests)) ?? raidOf({ code, raid, era });
  if (!only || known.kills.some(({ fight }) => fight.id === only.fight.id)) return known;
  // A wipe or a fight of another game names its players; nobody learns from what they wear there.
  const audits = only.audits.map((audit) => ({ ...audit, raider: { ...audit.raider, gear: [] } }));
  const shown = { fight: only.fight, ...digestKill(audits, undefined, undefined) };
  return { ...known, kills: [...known.kills, shown] };
}

const raidOf = ({ code, raid, era }: OpenedRaid): SeasonRaid => ({
  code,
  title: raid.title,
  era,
  startedAt: raid.startedAt,
  endedAt: raid.endedAt,
  begins: raid.startedAt,
  ends: raid.endedAt,
  pulledAt: raid.startedAt,
  kills: [],
});

/** Returns each player at their last kill that logged gear. */
function lastLogged(kills: readonly AuditedKill[], idOf: (raider: Raider) => string) {
  const last = new Map<string, { audit: Audit; fight: Fight }>();
  for (const kill of kills) {
    for (const audit of 'audits' in kill ? kill.audits : [])
      if (hasGearRecorded(audit)) last.set(idOf(audit.raider), { audit, fight: kill.fight });
  }
  return [...last.values()];
}

import { useMemo } from 'react';
import type { Audit } from '#domain/audit/audit';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import { countedTitles, isEverybodyPassed, type Verdict } from '#domain/audit/verdict';
import { unreadableTexts } from '#domain/gear/unreadable-pieces';
import type { Fight, Raider } from '#domain/raid/raid';
import { shownNames } from '#domain/raid/shown-names';
import { SPELLING } from '#domain/spelling';
import { useFoundPlayers, wordsOfAudit } from '#features/find/found-players';
import { NothingMissingLine } from '#features/verdict-columns/NothingMissingLine';
import { RAID_TEXTS } from '#texts/raid';
import { lateComponent } from '#ui/late-component';
import { Notice } from '#ui/Notice';
import { UserText } from '#ui/UserText';
import { useLevelScale } from '../tiles/use-level-scale';
import { RaidersByVerdict } from './RaidersByVerdict';

interface AuditedPlayersProps {
  audits: readonly Audit[];
  columns: Record<Verdict, Audit[]>;
  fight: Fight;
  context: AuditContext;
  raiders: readonly Raider[];
}

/** Lists the players by verdict, with notes about all players. */
export function AuditedPlayers({ audits, columns, fight, context, raiders }: AuditedPlayersProps) {
  const { standards, facts, era } = context;
  const listVersion = useMemo(() => ({ raiders, standards }), [raiders, standards]);
  const scale = useLevelScale(audits, fight, context);
  const found = useFoundPlayers(audits, wordsOfAudit);
  return (
    <>
      <UnreadableGear audits={audits} />
      {isEverybodyPassed(audits) && <NothingMissingLine counts={countedTitles(context)} />}
      <RaidersByVerdict {...{ audits, columns, found, facts, scale, listVersion }} />
      {era.tables && <MarksIntroduction />}
    </>
  );
}

const MarksIntroduction = lateComponent('MarksIntroduction', () => import('./MarksIntroduction'));

function UnreadableGear({ audits }: { audits: readonly Audit[] }) {
  const affected = audits.filter((audit) => unreadableTexts(audit).length > 0);
  if (affected.length === 0) return null;
  const { fullNameOf } = shownNames(audits.map(({ raider }) => raider));
  return (
    <Notice role="status" tone="warning">
      {RAID_TEXTS.unreadable}
      <ul className="mb-0">
        {affected.map((audit) => (
          <li key={audit.raider.key}>
            <UserText>
              {fullNameOf(audit.raider) + SPELLING.colon + unreadableTexts(audit).join(', ')}
            </UserText>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

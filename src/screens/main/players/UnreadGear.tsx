import type { Audit } from '#domain/audit/audit';
import { shownNames } from '#domain/raid/shown-names';
import { RAID_TEXTS } from '#texts/raid';
import { Notice } from '#ui/Notice';
import { UserText } from '#ui/UserText';
import { describeUnread } from '../details/piece-words';

export function UnreadGear({ audits }: { audits: readonly Audit[] }) {
  const affected = audits.filter((audit) => describeUnread(audit).length > 0);
  if (affected.length === 0) return null;
  const { fullNameOf } = shownNames(audits.map(({ raider }) => raider));
  return (
    <Notice role="status" tone="warning">
      {RAID_TEXTS.unread}
      <ul className="mb-0">
        {affected.map((audit) => (
          <li key={audit.raider.key}>
            <UserText text={RAID_TEXTS.unreadOf(fullNameOf(audit.raider), describeUnread(audit))} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

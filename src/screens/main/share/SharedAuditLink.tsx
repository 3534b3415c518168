import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { APP_BASE } from '#data/addresses';
import { sharedLink } from '#data/shared-audits/shared-link';
import type { AuditedFight } from '#domain/audit/night';
import { isLeftOut, type ShareOptions } from '#domain/hand-over/players-to-share';
import { toSharedAudit } from '#domain/hand-over/shared-audit';
import { toSharedNight } from '#domain/hand-over/shared-night';
import { useAuditContext } from '#features/audit/use-audit-context';
import { ShareFoot } from '#features/share/ShareFoot';
import { SHARE_TEXTS } from '#texts/share';
import { Loading } from '#ui/Loading';
import { useCopying } from '#ui/use-copying';
import type { ShareFormatProps } from './share-format';

export function SharedAuditLink({ code, raid, era, fight, fights, options }: ShareFormatProps) {
  const copying = useCopying('briefly');
  const context = useAuditContext(era);
  const [judgedAt] = useState(Date.now);
  const head = { code, raid, context, judgedAt };
  const shared = fight
    ? toSharedAudit({ ...head, fight, audits: auditsToShare(fights, options) })
    : toSharedNight({ ...head, kills: fights, leftOut: options.leftOut });
  const { data: fragment, error } = useQuery({
    queryKey: ['shared-link', shared],
    queryFn: () => sharedLink(shared),
    gcTime: 0,
  });

  if (error) return <p role="alert">{SHARE_TEXTS.linkFailed}</p>;
  if (!fragment) return <Loading />;
  const link = `${window.location.origin}${APP_BASE}${fragment}`;
  return (
    <>
      <p className="mb-0">{fight ? SHARE_TEXTS.linkHolds : SHARE_TEXTS.nightLinkHolds}</p>
      <div>
        <textarea
          className="form-control small"
          aria-label={SHARE_TEXTS.linkField}
          readOnly
          rows={4}
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <p className="small text-body-secondary mb-0">{SHARE_TEXTS.linkLength(link.length)}</p>
      </div>
      <ShareFoot
        copyLabel={SHARE_TEXTS.copyLink}
        text={link}
        copying={copying}
        sent={{ url: link }}
      />
    </>
  );
}

function auditsToShare(fights: readonly AuditedFight[], { leftOut }: ShareOptions) {
  const isOut = isLeftOut(fights, leftOut);
  return fights
    .flatMap((judged) => ('audits' in judged ? judged.audits : []))
    .filter(({ raider }) => !isOut(raider));
}

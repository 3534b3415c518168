import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { APP_BASE } from '#data/addresses';
import { sharedLink } from '#data/shared-audits/shared-link';
import { isLeftOut } from '#domain/hand-over/players-to-share';
import { toSharedAudit } from '#domain/hand-over/shared-audit';
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
  const [judged] = fights;
  const isOut = isLeftOut(fights, options.leftOut);
  const audits =
    judged && 'audits' in judged ? judged.audits.filter(({ raider }) => !isOut(raider)) : [];
  const sharedAudit = fight && toSharedAudit({ code, raid, fight, audits, context, judgedAt });
  const { data: fragment, error } = useQuery({
    queryKey: ['shared-link', sharedAudit],
    queryFn: () => sharedAudit && sharedLink(sharedAudit),
    enabled: sharedAudit !== undefined,
    gcTime: 0,
  });

  if (!sharedAudit) return <p role="status">{SHARE_TEXTS.pickABoss}</p>;
  if (error) return <p role="alert">{SHARE_TEXTS.linkFailed}</p>;
  if (!fragment) return <Loading />;
  const link = `${window.location.origin}${APP_BASE}${fragment}`;
  return (
    <>
      <p className="mb-0">{SHARE_TEXTS.linkHolds}</p>
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

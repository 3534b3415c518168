import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { APP_BASE } from '#data/addresses';
import { sharedLink } from '#data/shared-results/shared-link';
import { auditsToShare } from '#domain/share/players-to-share';
import { toSharedFight } from '#domain/share/shared-fight';
import { toSharedNight } from '#domain/share/shared-night';
import { useAuditContext } from '#features/audit/use-audit-context';
import type { ShareFormatProps } from './share-format';

export function useSharedLink({ code, raid, era, fight, fights, options }: ShareFormatProps) {
  const context = useAuditContext(era);
  const [judgedAt] = useState(Date.now);
  const head = { code, raid, context, judgedAt };
  const shared = fight
    ? toSharedFight({ ...head, fight, audits: auditsToShare(fights, options) })
    : toSharedNight({ ...head, kills: fights, notShared: options.notShared });
  const { data: fragment, error } = useQuery({
    queryKey: ['shared-link', shared],
    queryFn: () => sharedLink(shared),
    gcTime: 0,
  });
  return { link: fragment && `${window.location.origin}${APP_BASE}${fragment}`, error };
}

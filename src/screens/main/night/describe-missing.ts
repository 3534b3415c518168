import type { AuditedKill } from '#domain/audit/night';
import type { PulledKill } from '#domain/pull/pull-night';
import { NIGHT_TEXTS } from '#texts/night';

/** Says why a kill's data is missing; empty if it is there. */
export function describeMissing(kill: AuditedKill | PulledKill | undefined): string {
  if (!kill || !('missing' in kill)) return '';
  if (kill.missing === 'failed') return NIGHT_TEXTS.failed(kill.why);
  return kill.missing === 'unread' ? NIGHT_TEXTS.reading : NIGHT_TEXTS.notFetched;
}

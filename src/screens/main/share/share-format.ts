import type { AuditedFight } from '#domain/audit/night';
import type { ShareOptions } from '#domain/hand-over/players-to-share';
import type { Fight } from '#domain/raid/raid';
import type { OpenedRaid } from '#features/audit/opened-raid';

export type ShareFormat = 'discord' | 'whispers' | 'csv' | 'link' | 'picture';

export interface ShareFormatProps extends OpenedRaid {
  /** Absent for the night. */
  fight?: Fight;
  fights: AuditedFight[];
  options: ShareOptions;
}

/** File names cannot contain the colon of an anonymous report's code. */
export const fileName = (code: string, fight?: Fight): string =>
  `ready-check-${code.replace(':', '-')}${fight ? `-${fight.id}` : ''}`;

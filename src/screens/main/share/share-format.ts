import type { AuditedFight } from '#domain/audit/night';
import type { ShareOptions } from '#domain/hand-over/players-to-share';
import type { Fight } from '#domain/raid/raid';
import type { JudgedRaid } from '../judged-raid';

export type ShareFormat = 'discord' | 'whispers' | 'csv' | 'link';

export interface ShareFormatProps extends JudgedRaid {
  /** Absent for the night. */
  fight?: Fight;
  fights: AuditedFight[];
  options: ShareOptions;
}

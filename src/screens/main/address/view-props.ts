import type { OpenedRaid } from '#domain/log-site/opened-raid';
import type { Fight } from '#domain/raid/raid';

export interface ViewProps extends OpenedRaid {
  fight: Fight | undefined;
  /** Changes when the user goes to a fight. */
  arrival?: string | undefined;
}

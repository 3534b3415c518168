import type { AuditedFight } from '#domain/audit/night';
import type { OpenedRaid } from '#domain/log-site/opened-raid';
import type { Fight } from '#domain/raid/raid';
import { discordMessages } from '#domain/share/discord';
import { playersToShare, type ShareOptions } from '#domain/share/players-to-share';
import { VIEW_TEXTS } from '#texts/views';
import { fightTitle } from '#ui/game/fight-words';
import { shownTitle } from '#ui/game/shown-title';

export type ShareFormat = 'discord' | 'whispers' | 'csv' | 'link' | 'picture';

export interface ShareFormatProps extends OpenedRaid {
  /** Absent for the night. */
  fight?: Fight;
  fights: readonly AuditedFight[];
  options: ShareOptions;
}

/** File names cannot contain the colon of an anonymous report's code. */
export const fileName = (code: string, fight?: Fight): string =>
  `ready-check-${code.replace(':', '-')}${fight ? `-${fight.id}` : ''}`;

export const messagesOf = ({ raid, fight, fights, options }: ShareFormatProps): string[] =>
  discordMessages({
    title: shownTitle(raid.title),
    fight: fight ? fightTitle(fight) : VIEW_TEXTS.names.night,
    players: playersToShare(fights, options),
  });

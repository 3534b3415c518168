import { escapeMarkdown } from '../hand-over/discord';
import type { SeasonGroup } from './groups';

/** Returns the first line of a post: the group's title, if there is one, and the subject. */
export const groupHead = ({ title }: Pick<SeasonGroup, 'title'>, subject: string): string =>
  title ? `**${escapeMarkdown(title)}** · ${subject}` : subject;

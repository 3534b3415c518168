import type { SearchSubject } from '#domain/log-site/search';
import { guildKey, keptGuild } from '#domain/statements/guilds';
import { GUILD_TEXTS } from '#texts/guilds';
import { guilds } from '../kept/kept-record';
import { type GuildReports, guildQueries } from '../log-site/guild-queries';
import { queryClient } from '../query-cache/query-client';
import { offerUndo } from '../undo/undo';
import { keepList } from './keep-list';

/** Keeps a guild on home, with the reports that a search found. */
export function keepGuild(guild: SearchSubject): void {
  const list = queryClient.getQueryState(guildQueries.reports(guild).queryKey);
  void guilds.addStatements((at) => [{ kind: 'kept', at, guild, isKept: true, since: at }]);
  if (list?.data) void keepList(guild, list.data, list.dataUpdatedAt);
}

/** Keeps the reports that a search found, if the guild is on home. */
export async function keepSearchedList(guild: SearchSubject, list: GuildReports): Promise<void> {
  const at = Date.now();
  if (keptGuild(await guilds.read(), guild)) await keepList(guild, list, at);
}

/** Removes a guild and its lists from home, and offers an undo. */
export function removeGuild(guild: SearchSubject): void {
  const statements = queryClient.getQueryData(guilds.query().queryKey) ?? [];
  const kept = keptGuild(statements, guild);
  if (!kept) return;
  const { since } = kept;
  const known = statements.filter((one) => guildKey(one.guild) === guildKey(guild));
  void guilds.addStatements((at) => [{ kind: 'kept', at, guild, isKept: false, since }]);
  offerUndo({ words: () => GUILD_TEXTS.removed(guild.name) }, () => {
    void guilds.addStatements((at) => [...known, { kind: 'kept', at, guild, isKept: true, since }]);
  });
}

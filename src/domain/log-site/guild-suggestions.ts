import { GUILD_NAMES } from './guild-names';

/**
 * Guilds whose names have the typed text in them, in any case; none for a blank text.
 *
 * Those searched before come first, the latest before the others.
 */
export function suggestGuilds(typed: string, searchedBefore: readonly string[]): string[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const byLowerCase = new Map<string, string>();
  for (const name of [...searchedBefore, ...GUILD_NAMES]) {
    const lowerCase = name.toLowerCase();
    if (lowerCase.includes(text) && !byLowerCase.has(lowerCase)) byLowerCase.set(lowerCase, name);
  }
  return [...byLowerCase.values()];
}

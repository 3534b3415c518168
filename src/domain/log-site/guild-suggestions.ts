import { GUILDS } from '#tables/guilds/suggested';
import { composeName } from './search';

/**
 * Returns guilds by part of their name; none for a blank text. Searched ones come first. No realm is
 * claimed.
 */
export function suggestGuilds(typed: string, searchedBefore: readonly string[]): string[] {
  const text = composeName(typed).trim().toLowerCase();
  if (text === '') return [];
  const byLowerCase = new Map<string, string>();
  for (const name of [...searchedBefore, ...GUILDS]) {
    const lowerCase = name.toLowerCase();
    if (lowerCase.includes(text) && !byLowerCase.has(lowerCase)) byLowerCase.set(lowerCase, name);
  }
  return [...byLowerCase.values()];
}

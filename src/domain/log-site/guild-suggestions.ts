import { GUILDS } from '#tables/guilds/suggested';
import { composeName } from './search';

/** Returns guilds by a part of the name, earlier searches first; empty for a blank text. */
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

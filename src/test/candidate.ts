import type { Candidate } from '#domain/tonight/candidates';

/** Returns a player whom a pasted list may name. */
export const candidate = (name: string, server = 'Everlook', former: string[] = []): Candidate => ({
  id: `${name}-${server}`,
  name,
  detail: '',
  role: 'dps',
  raider: { key: name, name, server, picture: '', roles: [], talents: [], gear: [] },
  names: [...former, name].map((one) => ({ name: one, server })),
});

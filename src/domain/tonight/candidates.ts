import { type ClassAndSpec, describeClassAndSpec, pictureName } from '../raid/classes';
import { byName } from '../raid/name-order';
import type { Raider } from '../raid/raid';
import { ROLE_WORDS } from '../raid/role-words';
import { ROLES, type Role, roleOf } from '../raid/roles';
import { fullName } from '../raid/shown-names';
import { ownCell, type SeasonCell } from '../season/cells';
import type { Evening, SeasonGroup } from '../season/groups';
import type { Member } from '../season/members';
import { type PlayerRef, playerRef } from '../season/roster-notes';
import type { SeasonTable } from '../season/season';
import { SEASON_TEXTS } from '../season/words';
import { byTime, type Statement } from '../statement';
import { sizeFor } from './raid-sizes';
import { TONIGHT_TEXTS } from './words';

/** A player of no saved raid. */
export interface Guest extends ClassAndSpec {
  id: string;
  name: string;
}

/** Who may come: a known player, an alt under their own name, or a guest. */
export interface Candidate {
  id: string;
  name: string;
  detail: string;
  role: Role;
  /** Without gear; the key is the id. */
  raider: Raider;
  names: Member['formerly'];
  /** The last evening that saw them, and what it saw; absent for a guest. */
  seen?: { evening: Evening; cell: SeasonCell };
}

/** Returns a group's known players by name; those who left, and alts of those, are left out. */
export function candidatesOf({ group, roster, members }: SeasonTable): Candidate[] {
  const candidates = [...members.values()].flatMap((member): Candidate[] => {
    const { id, name, detail, character, formerly } = member;
    const evening = group.evenings.find(({ attendances }) => attendances.has(id));
    const attendances = evening?.attendances.get(id);
    if (roster.hasLeft(id) || !evening || !attendances) return [];
    const raider = { ...character, key: id, gear: [] };
    return [
      {
        id,
        name,
        detail,
        role: roleOf(character),
        raider,
        names: formerly,
        seen: { evening, cell: ownCell(attendances) },
      },
    ];
  });
  return candidates.sort(byName);
}

export function guestCandidate({ id, name, classKey, spec }: Guest): Candidate {
  const role = roleOfSpec(spec);
  const ofClass = { ...(classKey && { classKey }), ...(spec && { spec }) };
  const picture = pictureName(ofClass);
  const raider = { ...ofClass, key: id, name, picture, roles: [role], talents: [], gear: [] };
  return { id, name, detail: '', role, raider, names: name ? [{ name }] : [] };
}

/** Returns how a candidate is named; a guest without a name by class and spec. */
export const candidateName = (candidate: Candidate): string =>
  fullName(candidate) || describeClassAndSpec(candidate.raider) || TONIGHT_TEXTS.guest;

/** Source: the game's specs, in every era; a tank of another spec is a guest's matter. */
const TANKS: readonly string[] = ['Protection', 'Blood', 'Guardian', 'Brewmaster'];
const HEALERS: readonly string[] = ['Holy', 'Discipline', 'Restoration', 'Mistweaver'];

function roleOfSpec(spec = ''): Role {
  if (TANKS.includes(spec)) return 'tanks';
  return HEALERS.includes(spec) ? 'healers' : 'dps';
}

/** Whom the user expects, of the group at its newest evening. */
export interface Choice {
  coming: ReadonlySet<string>;
  /** Those chosen before whom no raid has, or none that has been read. */
  unknown: readonly PlayerRef[];
  guests: readonly Guest[];
  size: number;
}

/** A choice as it is kept: players as in roster notes, so that other raids change no id. */
export interface KeptChoice extends Statement {
  /** Codes of the evening's raids. It lasts until the group has a newer evening. */
  evening: readonly string[];
  coming: readonly PlayerRef[];
  guests: readonly (Guest & { isComing: boolean })[];
  size: number;
}

/**
 * Returns the choice at first: whoever was there at the newest evening, in a raid of its size, or of
 * the smallest that takes them all, if it was split.
 */
export function firstChoice(group: SeasonGroup, candidates: readonly Candidate[]): Choice {
  const newest = group.evenings[0];
  const coming = candidates.flatMap(({ id }) => (newest?.attendances.has(id) ? [id] : []));
  return {
    coming: new Set(coming),
    unknown: [],
    guests: [],
    size: sizeFor(group.era, Math.max(newest?.size ?? 0, coming.length)),
  };
}

export function keepChoice(
  { coming, unknown, guests, size }: Choice,
  { evenings }: SeasonGroup,
  candidates: readonly Candidate[],
): Omit<KeptChoice, 'at'> {
  return {
    evening: evenings[0]?.raids.map(({ code }) => code) ?? [],
    coming: [
      ...candidates.filter(({ id }) => coming.has(id)).map(({ raider }) => playerRef(raider)),
      ...unknown,
    ],
    guests: guests.map((guest) => ({ ...guest, isComing: coming.has(guest.id) })),
    size,
  };
}

/** Choices of more groups are forgotten, oldest first. */
const MAX_CHOICES = 20;

/** Keeps the latest choice for each evening, in order of time. */
export function mergeChoices(choices: readonly KeptChoice[]): KeptChoice[] {
  const latest: KeptChoice[] = [];
  for (const choice of [...choices].sort(byTime).reverse())
    if (!latest.some(({ evening }) => evening.some((code) => choice.evening.includes(code))))
      latest.push(choice);
  return latest.slice(0, MAX_CHOICES).reverse();
}

/** Returns the choice that was kept for the group's newest evening, else the first one. */
export function restoreChoice(
  kept: readonly Omit<KeptChoice, 'at'>[],
  table: SeasonTable,
  candidates: readonly Candidate[],
): Choice {
  const { group, roster } = table;
  const codes = group.evenings[0]?.raids.map(({ code }) => code) ?? [];
  const found = kept.filter(({ evening }) => evening.some((code) => codes.includes(code))).at(-1);
  if (!found) return firstChoice(group, candidates);
  const known = new Set(candidates.map(({ id }) => id));
  const isKnown = (ref: PlayerRef) => known.has(roster.idOf(ref));
  return {
    coming: new Set([
      ...found.coming.filter(isKnown).map(roster.idOf),
      ...found.guests.filter(({ isComing }) => isComing).map(({ id }) => id),
    ]),
    unknown: found.coming.filter((ref) => !isKnown(ref)),
    guests: found.guests.map(({ isComing: _, ...guest }) => guest),
    size: found.size,
  };
}

/** Returns the head: `Tanks 2 · Healers 6 · Damage 17 · 25 of 25`. */
export function headText(coming: readonly Candidate[], size: number): string {
  const counts = ROLES.map((role) =>
    TONIGHT_TEXTS.roleCount(
      ROLE_WORDS[role],
      coming.filter((candidate) => candidate.role === role).length,
    ),
  );
  return [...counts, SEASON_TEXTS.countOf(coming.length, size)].join(' · ');
}

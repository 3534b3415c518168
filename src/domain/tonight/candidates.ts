import { cellWithoutAlts, type EveningCell } from '../groups/evening-cells';
import type { EveningTable } from '../groups/evening-table';
import type { Evening } from '../groups/groups';
import type { Member } from '../groups/members';
import { type ClassAndSpec, classAndSpecText, pictureName } from '../raid/classes';
import { byName } from '../raid/name-order';
import type { Raider } from '../raid/raid';
import { ROLE_WORDS } from '../raid/role-words';
import { ROLES, type Role, roleOf } from '../raid/roles';
import { fullName } from '../raid/shown-names';
import { SPELLING } from '../spelling';
import { TONIGHT_TEXTS } from './words';

/** A player who is in no saved raid. */
export interface Guest extends ClassAndSpec {
  id: string;
  name: string;
}

/** A player who may come: a known player, an alt under its own name, or a guest. */
export interface Candidate {
  id: string;
  name: string;
  detail: string;
  role: Role;
  /** The player as a raider without gear, with the id as key. */
  raider: Raider;
  names: Member['formerly'];
  /** The player's last evening and cell; absent for a guest. */
  seen?: { evening: Evening; cell: EveningCell };
}

/** Returns a group's players by name, without players who left and alts of such players. */
export function candidatesOf({ group, roster, members }: EveningTable): Candidate[] {
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
        seen: { evening, cell: cellWithoutAlts(attendances) },
      },
    ];
  });
  return candidates.sort(byName);
}

export function guestCandidate({ id, name, classKey, spec }: Guest): Candidate {
  const role = roleOfSpec(spec);
  const classAndSpec = { ...(classKey && { classKey }), ...(spec && { spec }) };
  const picture = pictureName(classAndSpec);
  const raider = { ...classAndSpec, key: id, name, picture, roles: [role], talents: [], gear: [] };
  return { id, name, detail: '', role, raider, names: name ? [{ name }] : [] };
}

/** Returns a candidate's name, or class and spec of a nameless guest. */
export const candidateName = (candidate: Candidate): string =>
  fullName(candidate) || classAndSpecText(candidate.raider) || TONIGHT_TEXTS.guest;

/** Specs of tanks in every era. Source: the game. */
const TANKS: readonly string[] = ['Protection', 'Blood', 'Guardian', 'Brewmaster'];
const HEALERS: readonly string[] = ['Holy', 'Discipline', 'Restoration', 'Mistweaver'];

function roleOfSpec(spec = ''): Role {
  if (TANKS.includes(spec)) return 'tanks';
  return HEALERS.includes(spec) ? 'healers' : 'dps';
}

/** Returns the head: `Tanks 2 · Healers 6 · Damage 17 · 25 of 25`. */
export function roleCountsText(coming: readonly Candidate[], size: number): string {
  const counts = ROLES.map((role) =>
    TONIGHT_TEXTS.roleCount(
      ROLE_WORDS[role],
      coming.filter((candidate) => candidate.role === role).length,
    ),
  );
  return [...counts, SPELLING.countOf(coming.length, size)].join(' · ');
}

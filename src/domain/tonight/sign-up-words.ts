import { type Language, term } from '../language';
import { CLASSES } from '../raid/classes';
import { fold } from '../spelling';

interface SignUpWords {
  /** Beside or above those who come. */
  coming: string;
  /** Beside or above those who do not come. */
  away: string;
  /** Say neither. */
  other: string;
}

/**
 * What sign-up lists say, since a list need not be in the user's language. Source: Raid-Helper's
 * classes and statuses, the statuses of the game's calendar in each client's language.
 */
const WORDS: Readonly<Record<Language, SignUpWords>> = {
  en: {
    coming:
      'late, accepted, accept, confirmed, yes, signed, signed up, coming, is coming, are coming, going, attending, present, available',
    away: 'absence, absences, absent, absentee, absentees, declined, decline, no, no show, not coming, not going, not attending, not available, not signed up, cannot come, can’t come, won’t come, signed off, unavailable, out, away, sick, vacation, bench, benched, tentative, maybe, standby, queue, queued, backup, reserve, reserves',
    other:
      'tank, tanks, maintank, offtank, mt, ot, healer, healers, heal, heals, dps, dd, damage, melee, range, ranged, caster, casters, support, rdps, mdps, dk, bm, mm, sv, sign, signup, signups, up, ups, not, is, are, invited, invite, inv, pending, group, party, grp, raid, raiders, players, members, roster, list, lead, leader, assist, primary, and, or, true, false, null, nil',
  },
  de: {
    coming:
      'spät, später, verspätet, verspätung, zugesagt, zusage, zusagen, angemeldet, bestätigt, ja, kommt, kommen, dabei, anwesend',
    away: 'abwesend, abwesende, abwesenheit, abwesenheiten, abgesagt, absage, absagen, abgemeldet, abmeldung, abmeldungen, abgelehnt, nein, kommt nicht, kommen nicht, nicht da, nicht dabei, fehlt, fehlen, verhindert, krank, urlaub, ersatzbank, ersatz, bank, reserve, warteliste, vielleicht, unsicher, vorläufig, unter vorbehalt, mit vorbehalt',
    other:
      'tank, tanks, heiler, heilung, schaden, nahkampf, fernkampf, nahkämpfer, fernkämpfer, gruppe, liste, und, oder',
  },
  fr: {
    coming:
      'retard, en retard, inscrit, inscrits, confirmé, confirmés, accepté, acceptés, oui, vient, viennent, présent, présents',
    away: 'absent, absents, absente, absentes, absence, absences, refusé, refusés, décliné, déclinés, non, ne vient pas, ne viennent pas, vient pas, viennent pas, non disponible, indisponible, indisponibles, malade, vacances, banc, remplaçant, remplaçants, réserve, en attente, peut-être, incertain, incertains, provisoire, provisoires',
    other:
      'tank, tanks, soigneur, soigneurs, soins, dégâts, mêlée, distance, groupe, liste, et, ou',
  },
  es: {
    coming:
      'tarde, llega tarde, llegan tarde, apuntado, apuntados, confirmado, confirmados, aceptado, aceptados, sí, viene, vienen, presente, presentes',
    away: 'ausente, ausentes, ausencia, ausencias, rechazado, rechazados, declinado, declinados, no, no viene, no vienen, no disponible, no disponibles, enfermo, enferma, vacaciones, banquillo, suplente, suplentes, reserva, reservas, en espera, quizá, quizás, tal vez, provisional, provisionales, tentativo',
    other:
      'tanque, tanques, sanador, sanadores, curas, daño, cuerpo, distancia, grupo, lista, y, o',
  },
  ru: {
    coming:
      'опоздает, опоздают, опаздывает, опаздывают, опоздание, поздно, записан, записаны, подтвержден, подтверждены, подтверждено, принято, да, идет, идут, придет, придут, будет, будут',
    away: 'отсутствует, отсутствуют, отсутствие, отсутствующие, отказ, отказы, отказался, отказались, отклонено, отклонил, отклонили, нет, не идет, не идут, не придет, не придут, не будет, не будут, не может, не могут, болен, болеет, отпуск, скамейка, замена, запас, запасные, резерв, в очереди, возможно, может быть, под вопросом',
    other:
      'танк, танки, лекарь, лекари, хил, хилы, урон, дд, ближний, дальний, бой, группа, список, и, или',
  },
};

const listed = (kind: keyof SignUpWords): string[] =>
  Object.values(WORDS).flatMap((words) => words[kind].split(', ').map(fold));

/** Of words and phrases, folded: whether those beside or below them are away. */
export const STATES: ReadonlyMap<string, boolean> = new Map([
  ...listed('coming').map((words) => [words, false] as const),
  ...listed('away').map((words) => [words, true] as const),
]);

interface State {
  words: string;
  isAway: boolean;
}

/** No state has more words. */
const MAX_STATE_WORDS = 3;

const STATE_STARTS = new Set([...STATES.keys()].map((words) => words.split(' ')[0]));

/** Returns the longest state that begins at one of these folded words. */
export function stateAt(
  folded: readonly string[],
  at: number,
): (State & { length: number }) | undefined {
  if (!STATE_STARTS.has(folded[at])) return undefined;
  for (let length = MAX_STATE_WORDS; length > 0; length -= 1) {
    const words = folded.slice(at, at + length).join(' ');
    const isAway = STATES.get(words);
    if (isAway !== undefined) return { words, isAway, length };
  }
  return undefined;
}

/** Returns the states that a text has, in its order. */
export function statesIn(text: string): State[] {
  const folded = wordsOf(text).map((word) => fold(trimSigns(word)));
  const found: State[] = [];
  for (let at = 0; at < folded.length; at += 1) {
    const state = stateAt(folded, at);
    if (!state) continue;
    found.push(state);
    at += state.length - 1;
  }
  return found;
}

/** Names have none of these signs. */
export const wordsOf = (text: string): string[] => text.split(/[\s/+&]/).filter(Boolean);

export const trimSigns = (text: string): string =>
  text.replace(/^(?:[^\p{L}\p{N}]|\d+[.)])+|[^\p{L}\p{M}\p{N}]+$/gu, '');

/** Heads of columns and keys of JSON. `No` beside them is a number. */
export const COLUMN_WORDS: ReadonlySet<string> = new Set([
  ...['name', 'role', 'class', 'spec', 'status', 'id', 'position', 'timestamp'],
  ...['classname', 'specname', 'rolename', 'userid', 'entrytime'],
  ...['rolle', 'klasse', 'nom', 'classe', 'statut', 'nombre', 'clase', 'estado'],
  ...['имя', 'роль', 'класс', 'статус'].map(fold),
]);

const OTHER_WORDS = listed('other');

/** Returns words that name nobody: for roles, classes and specs, in English and the language in use. */
export function headingWords(): Set<string> {
  const classes = Object.values(CLASSES).flatMap(({ name, loggedName, specs }) => [
    name,
    `${name}s`,
    loggedName,
    ...specs,
    ...specs.map((spec) => spec.replace(/([a-z])([A-Z])/g, '$1 $2')),
  ]);
  const all = [...classes, ...classes.map(term)].flatMap((words) => [words, ...words.split(' ')]);
  return new Set([...all.map(fold), ...OTHER_WORDS, ...COLUMN_WORDS]);
}

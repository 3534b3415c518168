/** Phrases that are hard to read, with plain English instead. See docs/style.md. */
const PHRASES: readonly (readonly [phrase: string, instead: string])[] = [
  ['of itself', 'by default'],
  ['of themselves', 'by default'],
  ['the person', 'the user'],
  ['a person', 'a user'],
  ['nothing where', 'undefined if'],
  ['what becomes of', 'the result of'],
  ['what became of', 'the result of'],
  ['stands for', 'means, or replaces'],
  ['stand for', 'mean, or replace'],
  ['is asked for', 'is requested'],
  ['anew', 'again'],
  ['bears', 'has'],
  ['rests in', 'is stored in'],
  ['for want of', 'without'],
  ['in vain', 'without success'],
  ['told apart', 'distinguished'],
  ['for good', 'permanently'],
  ['is drawn', 'is rendered'],
  ['are drawn', 'are rendered'],
  ['is no news', 'is not new'],
  ['know nothing of', 'do not import'],
  ['knows nothing of', 'does not import'],
  ['no longer is', 'is gone'],
  ['what still', 'the rest that'],
  ['ever more', 'more and more'],
];

/** A line may break between words, inside a comment too. */
const pattern = (phrase: string): string => phrase.replaceAll(' ', '(?:\\s|\\*|//)+');

const PATTERN = new RegExp(
  `\\b(?:${PHRASES.map(([phrase]) => pattern(phrase)).join('|')})\\b`,
  'gi',
);

/** Returns each phrase in a text, with its line, its sentence and what to write instead. */
export function findPhrases(text: string): string[] {
  return [...text.matchAll(PATTERN)].map(({ 0: found, index }) => {
    const words = found.replace(/(?:\s|\*|\/\/)+/g, ' ').toLowerCase();
    const [, instead = ''] = PHRASES.find(([phrase]) => phrase === words) ?? [];
    const line = lineAt(text, index);
    const end = text.indexOf('\n', index + found.length);
    const sentence = text
      .slice(text.lastIndexOf('\n', index) + 1, end < 0 ? undefined : end)
      .trim();
    return `${line}: “${words}” (write: ${instead}) in: ${sentence}`;
  });
}

const DOC_COMMENT = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*\n.*/g;
const CONNECTIVES =
  'Above|After|As|At|Because|Before|Below|Both|By|Except|For|From|If|In|Including|It|Its|Like|Not|Of|On|Once|Only|Since|They|Those|To|Unless|Until|When|Where|Wherever|While|With|Without';
const FRAGMENT = new RegExp(`^/\\*\\*[\\s*]+(?:${CONNECTIVES})\\s`);
/** Words without a subject of their own. */
const PRONOUN = /^\/\*\*[\s*]+(?:It|Its|Their|Then|They|Those)\s/;
const OF_FUNCTION =
  /\*\/\s*\n\s*(?:export )?(?:async )?(?:function\b|const \w+(?:: .*)? =\s*(?:async )?(?:<.*>)?\()/;

/** Returns each doc comment that begins with a pronoun, or of a function without a verb, with its line. */
export function findFragments(script: string): string[] {
  return [...script.matchAll(DOC_COMMENT)].flatMap(({ 0: found, index }) => {
    const isOfFunction = OF_FUNCTION.test(found);
    if (!(isOfFunction ? FRAGMENT : PRONOUN).test(found)) return [];
    const line = lineAt(script, index);
    const [comment = ''] = found.split('*/');
    const advice = isOfFunction ? 'begin with a verb' : 'name the subject';
    return `${line}: ${advice}: ${comment.replace(/[\s/*]+/g, ' ').trim()}`;
  });
}

const PREPOSITION = /(?<!\/\/.*\n)^[ \t]*(?:\/\*\*[\s*]+|\/\/ )((?:As|By|From|Of|On|With)\s.*)/gm;

/** Returns each comment that begins with a preposition, with its line. */
export const findPrepositions = (script: string): string[] =>
  [...script.matchAll(PREPOSITION)].map(
    ({ 0: found, 1: comment, index }) =>
      `${lineAt(script, index + found.lastIndexOf('\n') + 1)}: name the subject: ${comment}`,
  );

const VAGUE =
  /^.*(?:\/\/ |^\s*\/?\*+ ).*(?:, since \w|\b(?:earlier|later|older|newer?|other|previous|usual) ones?\b).*/gm;

/** Returns each line of a comment with `since` for `because`, or `one` for a noun. */
export const findVagueComments = (script: string): string[] =>
  [...script.matchAll(VAGUE)].map(
    ({ 0: line, index }) => `${lineAt(script, index)}: write because, or the noun: ${line.trim()}`,
  );

const TITLE = /(?:(?<!\.)\b(?:test(?:\.step)?|it)|\))\(\s*(['"`])(.+?)\1,/g;
const JOINT = /, and |, but |; |, so |\$(?:is|has|can)[A-Z]/;

/** Returns each title that joins two facts or shows a boolean, with its line. */
export const findJoinedTitles = (script: string): string[] =>
  [...script.matchAll(TITLE)]
    .filter(({ 2: title = '' }) => JOINT.test(title))
    .map(({ 2: title, index }) => `${lineAt(script, index)}: one fact a title: ${title}`);

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Counts the lines of a script that are only comment. */
export function commentLines(script: string): number {
  let isInside = false;
  let count = 0;
  for (const line of script.split('\n')) {
    const starts = /^\s*(?:\/\/|\{?\/\*)/.test(line);
    if (isInside || starts) count += 1;
    if (isInside || (starts && line.includes('/*'))) isInside = !line.includes('*/');
  }
  return count;
}

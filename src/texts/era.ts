import { inLanguage } from '#domain/language';
import { formatList } from '#domain/listing';

export const ERA_TEXTS = inLanguage('era', {
  notJudged: (era: string, judged: readonly string[]) =>
    `This is a ${era} report. Ready Check has no rules for that version of the game, so nobody is judged. You can still view the gear. For verdicts, open a report of ${formatList(judged, 'or')}.`,
  uncertain: (era: string) =>
    `This report does not say which version of the game it is from. It is judged by the rules of ${era}: check its zones and date before you rely on the verdicts.`,
  unknownRaids:
    'This report does not say which version of the game it is from, and Ready Check does not know its raids. Nobody is judged. You can still view the gear.',
  unknownGame: (version: number, judged: readonly string[]) =>
    `This report is from a version of the game that Ready Check does not know: the log gives number ${version}. Nobody is judged. You can still view the gear. For verdicts, open a report of ${formatList(judged, 'or')}.`,
  mixed: (eras: readonly string[]) =>
    `This report contains fights from ${formatList(eras, 'and')} and does not say which version of the game it is from, so nobody is judged. You can still view the gear. For verdicts, open a report that was logged in one of them.`,
  forever:
    'This is a Forever report. Its rules come once the game’s own data are out; until then nobody is judged, and the gear that was logged can be looked at.',
  otherFight: (era: string) =>
    `This fight is no raid of ${era}. It counts for nothing beyond itself: not for the whole night, since last raid, attendance or season.`,
});

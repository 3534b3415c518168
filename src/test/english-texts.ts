import { RULES } from '#domain/audit/rule-list';
import * as ENGLISH from '#texts/english';

/** Returns all English texts by part, including the texts of rules. */
export const englishTexts = (): Readonly<Record<string, object>> => ({
  ...ENGLISH,
  ...Object.fromEntries(
    RULES.flatMap((rule) => ('texts' in rule ? [[`rule-${rule.id}`, rule.texts]] : [])),
  ),
});

import { RULES } from './rule-list';
import { type Standards, settingOf } from './standards';

/** Whether a rule about the pull is on. */
export const judgesPull = (standards: Standards): boolean =>
  RULES.some((rule) => rule.needs === 'pull' && settingOf(rule, standards) !== 'off');

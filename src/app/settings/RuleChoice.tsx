import { setRuleSetting } from '#data/settings/change-standards';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import type { Rule } from '#domain/audit/rule/rule';
import { RULE_SETTINGS, settingOf } from '#domain/audit/rule/standards';
import { RULE_MEANINGS } from '#domain/audit/rule-meanings';
import { term } from '#domain/language';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Segments } from '#ui/Segments';

const MEANINGS: Readonly<Record<string, string>> = RULE_MEANINGS;

/** Says what the rule finds, and names the default if another is chosen. */
export function RuleChoice({ rule }: { rule: Rule }) {
  const setting = settingOf(rule, useObservable(standards));
  return (
    <div>
      <Segments
        legend={rule.titles.map(term).join(', ')}
        options={RULE_SETTINGS}
        texts={SETTINGS_TEXTS.ruleSettings}
        chosen={setting}
        onChoose={(chosen) => setRuleSetting(rule, chosen)}
        hint={
          <>
            {term(MEANINGS[rule.id] ?? '')}
            {setting !== rule.byDefault && (
              <span className="badge ms-2">
                {SETTINGS_TEXTS.defaultRuleSetting(SETTINGS_TEXTS.ruleSettings[rule.byDefault])}
              </span>
            )}
          </>
        }
      />
    </div>
  );
}

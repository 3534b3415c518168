import { setRuleSetting, standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import type { Rule } from '#domain/audit/rule/rule';
import { RULE_SETTINGS, settingOf } from '#domain/audit/rule/standards';
import { term } from '#domain/language';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Segments } from '#ui/Segments';

/** Names the default if another is chosen. */
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
      />
      {setting !== rule.byDefault && (
        <p className="form-text mt-1 mb-0">
          {SETTINGS_TEXTS.defaultRuleSetting(SETTINGS_TEXTS.ruleSettings[rule.byDefault])}
        </p>
      )}
    </div>
  );
}

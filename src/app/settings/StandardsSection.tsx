import { hasDefaultStandards, setRuleSetting } from '#data/settings/change-standards';
import { standards } from '#data/settings/chosen-standards';
import { settings } from '#data/settings/settings';
import { restoreDefaults } from '#data/undo/undoable-standards';
import { useObservable } from '#data/use-observable';
import { RULE_GROUPS } from '#domain/audit/rule/rule';
import { RULE_SETTINGS, settingOf } from '#domain/audit/rule/standards';
import { RULES } from '#domain/audit/rule-list';
import { term } from '#domain/language';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Button } from '#ui/Button';
import { Segments } from '#ui/Segments';
import sticky from '#ui/sticky-foot.module.css';
import { ExcusedItems } from './ExcusedItems';
import { MinimumItemLevel } from './MinimumItemLevel';
import styles from './StandardsSection.module.css';

export function StandardsSection() {
  const isDefault = hasDefaultStandards(useObservable(settings));
  return (
    <section aria-label={SETTINGS_TEXTS.whatCounts} className="d-flex flex-column gap-3">
      <header>
        <h4 className="fs-6 fw-semibold mb-1">{SETTINGS_TEXTS.whatCounts}</h4>
        <p className="form-text m-0">{SETTINGS_TEXTS.whatCountsHint}</p>
      </header>
      <MinimumItemLevel />
      {RULE_GROUPS.map((group) => (
        <div key={group} className={styles.group}>
          <h5 className="second fw-semibold pb-1 m-0">{SETTINGS_TEXTS.ruleGroups[group]}</h5>
          {RULES.filter((rule) => rule.group === group).map((rule) => (
            <RuleChoice key={rule.id} rule={rule} />
          ))}
        </div>
      ))}
      <ExcusedItems />
      <div className={isDefault ? '' : `${sticky.foot} align-items-center justify-content-between`}>
        <span role="status">{!isDefault && SETTINGS_TEXTS.notDefaults}</span>
        {!isDefault && <Button onClick={restoreDefaults}>{SETTINGS_TEXTS.restoreDefaults}</Button>}
      </div>
    </section>
  );
}

function RuleChoice({ rule }: { rule: (typeof RULES)[number] }) {
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
            {term(rule.meaning)}
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

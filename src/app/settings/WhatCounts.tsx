import { hasDefaults } from '#data/settings/change-standards';
import { settings } from '#data/settings/settings';
import { restoreDefaults } from '#data/undo/undoable-standards';
import { useObservable } from '#data/use-observable';
import { RULE_GROUPS } from '#domain/audit/rule-list';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Button } from '#ui/Button';
import { ExcusedItems } from './ExcusedItems';
import { MinimumItemLevel } from './MinimumItemLevel';
import { RuleChoice } from './RuleChoice';
import styles from './WhatCounts.module.css';

const GROUPS = ['gear', 'gems', 'enchants', 'pull'] as const;

export function WhatCounts() {
  const isDefault = hasDefaults(useObservable(settings));
  return (
    <section aria-label={SETTINGS_TEXTS.whatCounts} className="d-flex flex-column gap-3">
      <header>
        <h4 className="fs-6 fw-semibold mb-1">{SETTINGS_TEXTS.whatCounts}</h4>
        <p className="form-text mt-0 mb-2">{SETTINGS_TEXTS.whatCountsHint}</p>
        <div className={styles.inUse}>
          <p className="m-0" role="status">
            {isDefault ? SETTINGS_TEXTS.defaults : SETTINGS_TEXTS.notDefaults}
          </p>
          <Button disabled={isDefault} onClick={restoreDefaults}>
            {SETTINGS_TEXTS.restoreDefaults}
          </Button>
        </div>
      </header>
      <MinimumItemLevel />
      {GROUPS.map((group) => (
        <div key={group} className={styles.group}>
          <h5>{SETTINGS_TEXTS.ruleGroups[group]}</h5>
          {RULE_GROUPS[group].map((rule) => (
            <RuleChoice key={rule.id} rule={rule} />
          ))}
        </div>
      ))}
      <ExcusedItems />
    </section>
  );
}

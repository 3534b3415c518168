import { hasDefaults } from '#data/settings/chosen-standards';
import { settings } from '#data/settings/settings';
import { restoreDefaults } from '#data/undo/undoable-standards';
import { useObservable } from '#data/use-observable';
import { RULES } from '#domain/audit/rule-list';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Button } from '#ui/Button';
import { ExcusedItems } from './ExcusedItems';
import { MinimumItemLevel } from './MinimumItemLevel';
import { RuleChoice } from './RuleChoice';

export function WhatCounts() {
  const isDefault = hasDefaults(useObservable(settings));
  return (
    <section aria-label={SETTINGS_TEXTS.whatCounts} className="d-flex flex-column gap-3">
      <header>
        <h3 className="fs-6 fw-semibold mb-1">{SETTINGS_TEXTS.whatCounts}</h3>
        <p className="form-text m-0">{SETTINGS_TEXTS.whatCountsHint}</p>
        <p className="d-flex flex-wrap align-items-center gap-2 mt-2 mb-0" role="status">
          {isDefault ? SETTINGS_TEXTS.defaults : SETTINGS_TEXTS.notDefaults}
        </p>
        <Button className="mt-2" disabled={isDefault} onClick={restoreDefaults}>
          {SETTINGS_TEXTS.restoreDefaults}
        </Button>
      </header>
      <MinimumItemLevel />
      {RULES.map((rule) => (
        <RuleChoice key={rule.id} rule={rule} />
      ))}
      <ExcusedItems />
    </section>
  );
}

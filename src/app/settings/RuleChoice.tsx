import { setRuling, standards } from '#data/chosen-standards';
import { useObservable } from '#data/use-observable';
import type { Rule } from '#domain/audit/rule';
import { rulingOf } from '#domain/audit/standards';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Segments } from '#ui/Segments';

const RULINGS = [
  ['counts', SETTINGS_TEXTS.rulings.counts],
  ['advice', SETTINGS_TEXTS.rulings.advice],
  ['off', SETTINGS_TEXTS.rulings.off],
] as const;

/** What becomes of one rule's findings; where it is not the specification's word, that is said. */
export function RuleChoice({ rule }: { rule: Rule }) {
  const ruling = rulingOf(rule, useObservable(standards));
  return (
    <div>
      <Segments
        legend={[...new Set(rule.titles.map(({ title }) => title))].join(', ')}
        options={RULINGS}
        chosen={ruling}
        onChoose={(chosen) => setRuling(rule, chosen)}
      />
      {ruling !== rule.byDefault && (
        <p className="form-text mt-1 mb-0">
          {SETTINGS_TEXTS.defaultRuling(SETTINGS_TEXTS.rulings[rule.byDefault])}
        </p>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { standards } from '#data/settings/chosen-standards';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import type { Era } from '#domain/era/era';

export function useAuditContext(era: Era): AuditContext {
  const standardsInUse = useObservable(standards);
  const languageInUse = useObservable(language);
  const { data: facts } = useQuery(eraQueries.facts(era));
  return useMemo(
    () => ({
      era,
      facts: facts ?? undefined,
      standards: standardsInUse,
      language: languageInUse,
    }),
    [era, facts, standardsInUse, languageInUse],
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { savedSharedAuditQueries, saveSharedAudit } from '#data/shared-audits/saved-shared-audits';
import { SHARED_AUDIT_TEXTS } from '#texts/shared-audit';
import { Button } from '#ui/Button';
import { useFocusWhen } from '#ui/use-focus-when';

export function SaveSharedAudit({ fragment }: { fragment: string }) {
  const { data: saved } = useQuery(savedSharedAuditQueries.list());
  const [isRefused, setRefused] = useState(false);
  const isSaved = saved?.some((one) => one.fragment === fragment);
  const status = useFocusWhen<HTMLParagraphElement>(isSaved, 'if lost');
  const save = async () => setRefused((await saveSharedAudit(fragment, Date.now())) === 'refuses');
  return (
    <>
      {saved && !isSaved && (
        <Button look="primary" onClick={() => void save()}>
          {SHARED_AUDIT_TEXTS.save}
        </Button>
      )}
      <p role="status" className="small mb-0" ref={status} tabIndex={-1}>
        {isSaved ? SHARED_AUDIT_TEXTS.saved : isRefused && SHARED_AUDIT_TEXTS.notSaved}
      </p>
    </>
  );
}

import type { ReactNode } from 'react';

interface NoticeProps {
  /** `alert` interrupts a screen reader, `status` waits. `none` is for a notice within a status. */
  role?: 'alert' | 'status' | 'none';
  tone: 'danger' | 'warning' | 'info';
  /** Whether the children stand side by side. */
  isRow?: boolean;
  children: ReactNode;
}

/** Renders a notice, which interrupts unless it only informs. */
export function Notice({ tone, isRow = false, children, ...props }: NoticeProps) {
  const { role = tone === 'info' ? 'status' : 'alert' } = props;
  const row = isRow ? 'd-flex flex-wrap align-items-center gap-2' : '';
  return (
    <div className={`alert alert-${tone} py-2 px-3 mt-2 mb-3 ${row}`} role={role}>
      {children}
    </div>
  );
}

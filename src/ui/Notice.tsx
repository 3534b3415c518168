import type { ReactNode } from 'react';

interface NoticeProps {
  /** `alert` interrupts a screen reader, `status` waits. Absent within another status. */
  role?: 'alert' | 'status';
  tone: 'danger' | 'warning' | 'info';
  /** Whether its children stand side by side. */
  isRow?: boolean;
  children: ReactNode;
}

export function Notice({ role, tone, isRow = false, children }: NoticeProps) {
  const row = isRow ? 'd-flex flex-wrap align-items-center gap-2' : '';
  return (
    <div className={`alert alert-${tone} py-2 px-3 my-2 ${row}`} role={role}>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

interface NoticeProps {
  /** `alert` interrupts a screen reader, `status` waits. */
  role: 'alert' | 'status';
  tone: 'danger' | 'warning' | 'info';
  children: ReactNode;
}

export function Notice({ role, tone, children }: NoticeProps) {
  return (
    <div className={`alert alert-${tone} py-2 px-3 my-2`} role={role}>
      {children}
    </div>
  );
}

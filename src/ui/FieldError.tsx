import type { ReactNode } from 'react';
import { Mark } from './Mark';

/** Says why an entry or a choice failed. The field refers to this text by `id`. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="fw-semibold text-danger-emphasis my-2" role="alert" id={id}>
    <Mark name="cross" /> {children}
  </p>
);
